/** Whether commas may be part of the value: the text is a regular expression or a template. */
export const mayContainComma = (text: string): boolean => text.startsWith('^') || text.includes('{{');

/**
 * Splits typed or pasted text into different values, at line breaks, tabs and commas. A text that may contain commas is
 * not split at commas.
 */
export const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(mayContainComma(text) ? /[\r\n\t]/ : /[,\r\n\t]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** The values, plus the values in typed text that are not added yet. */
export const withTypedText = (values: readonly string[], text: string): readonly string[] => [
  ...new Set([...values, ...splitValues(text)]),
];
