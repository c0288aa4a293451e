/** Regular expressions and templates may contain commas, so commas do not split them. */
export const mayContainComma = (text: string): boolean => text.startsWith('^') || text.includes('{{');

/** Splits typed or pasted text into values at commas and line breaks. */
export const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(mayContainComma(text) ? /[\r\n\t]/ : /[,\r\n\t]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** The values, plus typed text that was not added yet. */
export const withTypedText = (values: readonly string[], text: string): readonly string[] => [
  ...new Set([...values, ...splitValues(text)]),
];
