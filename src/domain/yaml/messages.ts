// What is said about YAML that cannot be read as it is meant.

export const ONLY_FIRST = 'Only the first document is saved. Remove what follows.';
export const TOO_DEEP = 'This is nested too deeply to be read.';
export const HIDDEN_MARK = 'This line contains a hidden character.';
