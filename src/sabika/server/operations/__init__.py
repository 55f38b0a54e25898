"""Operations: limits, metrics, logs, health."""
