/** The column of the first non-space character; the length for a blank line. */
export const indentOf = (line: string): number => line.search(/\S|$/);

export const isListItem = (line: string): boolean => /^\s*-(?:\s|$)/.test(line);
