/** Expressions and templates have commas of their own. */
export const mayContainComma = (text: string): boolean => text.startsWith('^') || text.includes('{{');

/** What was typed or pasted in one go, in parts: a comma or another line begins the next one. */
export const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(mayContainComma(text) ? /[\r\n\t]/ : /[,\r\n\t]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Values with what stands in their field and was not added yet. */
export const withTypedText = (values: readonly string[], text: string): readonly string[] => [
  ...new Set([...values, ...splitValues(text)]),
];
