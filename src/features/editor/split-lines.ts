/** The lines of a text; a line break at its end starts no further line. */
export const splitLines = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));
