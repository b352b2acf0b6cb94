// Documents handed out unchanged, embedded at build time.
//
// Bytes are read one by one, once, when the service starts: so no Swift code touches a C pointer.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// How many bytes `openapi.yaml` has.
size_t pages_openapi_count(void);

/// A byte of `openapi.yaml`; `index` is below `pages_openapi_count()`.
uint8_t pages_openapi_byte(size_t index);

/// How many bytes `form.schema.json` has.
size_t pages_schema_count(void);

/// A byte of `form.schema.json`; `index` is below `pages_schema_count()`.
uint8_t pages_schema_byte(size_t index);
