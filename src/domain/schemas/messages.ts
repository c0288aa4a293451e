// What is said where a document differs from its schema.

const TYPES = {
  object: 'Expected a map of fields.',
  array: 'Expected a list.',
  string: 'Expected text. Put numbers and true or false in quotes.',
  number: 'Expected a number.',
  integer: 'Expected a whole number.',
  boolean: 'Expected true or false.',
  null: 'Expected no value.',
} as const;

export const wrongType = (type: keyof typeof TYPES): string => TYPES[type];
export const unknownField = (name: string): string => `Unknown field "${name}".`;
export const unknownFieldLike = (name: string, meant: string): string =>
  `Unknown field "${name}". Did you mean "${meant}"?`;
export const missingField = (name: string): string => `The field "${name}" is missing.`;
export const notOneOf = (values: string): string => `Expected one of: ${values}.`;
