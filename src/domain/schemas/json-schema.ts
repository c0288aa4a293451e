/** The part of JSON Schema that describes our documents. */
export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'number' | 'null';
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  enum?: readonly (string | number | boolean | null)[];
  additionalProperties?: boolean | JsonSchema;
  required?: readonly string[];
  description?: string;
  anyOf?: readonly JsonSchema[];
  examples?: readonly unknown[];
  default?: unknown;
}
