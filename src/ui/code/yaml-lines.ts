/** The column of the first character that is no space; the length of a blank line. */
export const indentOf = (line: string): number => line.search(/\S|$/);

export const isListItem = (line: string): boolean => /^\s*-(?:\s|$)/.test(line);
