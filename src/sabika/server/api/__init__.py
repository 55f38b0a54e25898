"""The API: versioned, described by OpenAPI, with errors as problem+json."""
