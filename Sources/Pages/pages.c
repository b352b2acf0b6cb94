#include "pages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t openapi[] = {
#embed "../../openapi.yaml"
};

static const uint8_t schema[] = {
#embed "form.schema.json"
};

size_t pages_openapi_count(void) { return sizeof openapi; }

uint8_t pages_openapi_byte(size_t index) { return index < sizeof openapi ? openapi[index] : 0; }

size_t pages_schema_count(void) { return sizeof schema; }

uint8_t pages_schema_byte(size_t index) { return index < sizeof schema ? schema[index] : 0; }
