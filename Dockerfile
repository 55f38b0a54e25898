# One node of the server. Without settings it keeps its tables in a SQLite file on the volume;
# SABIKA_DATABASE=postgresql://... joins it to others (compose.yaml).

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /source
COPY . .
RUN python -m venv /opt/sabika \
    && /opt/sabika/bin/pip install --no-cache-dir -c constraints.txt '.[postgres]'

FROM python:3.13-slim
COPY --from=build /opt/sabika /opt/sabika
RUN useradd --system --uid 10001 --home-dir /var/lib/sabika --create-home sabika
USER sabika
WORKDIR /var/lib/sabika
VOLUME /var/lib/sabika
ENV PATH=/opt/sabika/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    SABIKA_DATABASE=sqlite:////var/lib/sabika/sabika.db
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["sabika"]
CMD ["serve", "--host", "0.0.0.0"]
