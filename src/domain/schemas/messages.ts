// Messages for differences between a document and its schema.

const TYPE_MESSAGES = {
  object: 'Expected a map of fields.',
  array: 'Expected a list.',
  string: 'Expected text.',
  number: 'Expected a number.',
  integer: 'Expected a whole number.',
  boolean: 'Expected true or false.',
  null: 'Expected no value.',
} as const;

export const wrongType = (type: keyof typeof TYPE_MESSAGES): string => TYPE_MESSAGES[type];
export const unknownField = (name: string): string => `Unknown field "${name}".`;
export const unknownFieldSuggestion = (name: string, suggestion: string): string =>
  `Unknown field "${name}". Did you mean "${suggestion}"?`;
export const missingField = (name: string): string => `The field "${name}" is missing.`;
export const notOneOf = (values: string): string => `Expected one of: ${values}.`;

/** For a word such as `yes`, which the proxy reads as true. */
export const quoteWord = (value: boolean): string => `Quote this: the proxy reads it as ${value}.`;
/** For a number such as `012`, which the proxy reads as 10. */
export const quoteNumber = (value: string): string => `Quote this: the proxy reads it as the number ${value}.`;
export const nameReadAs = (value: unknown): string => `The proxy reads this name as "${String(value)}".`;
export const READ_AS_NO_VALUE = 'The proxy reads this as no value and stores an empty text.';
export const readAsFalse = (text: string): string => `The proxy reads "${text}" as false.`;
export const QUOTE = 'Quote';
export const NAME_CHARACTERS = 'A name has letters, numbers, dots, colons, hyphens, underscores, @ and + only.';
/** For unknown fields. */
export const droppedOnSave = (problem: string): string => `${problem} The proxy saves the text without it.`;
