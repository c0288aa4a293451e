// Messages for problems of YAML texts.

export const ONLY_FIRST_DOCUMENT_SAVED = 'Only the first document is saved. Remove what follows.';
export const NESTED_TOO_DEEPLY = 'This is nested too deeply to be read.';
export const HIDDEN_MARK = 'This line contains a hidden character.';
export const EMPTY_TEXT = 'This text is empty, and the proxy refuses an empty text.';
export const repeatedName = (name: string, line: number): string =>
  `"${name}" is set again on line ${line}. The proxy uses the later one and ignores this one.`;
