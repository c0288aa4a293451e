/** The lines of a text, without an empty line after the last line break. */
export const splitLines = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));
