// The only code that makes a value from outside part of a command for PowerShell, which users paste.

/** PowerShell takes typographic single quotes for its own (PowerShell Language Specification 3.0, 2.3.5.2). */
const SINGLE_QUOTES = /['\u2018-\u201b]/g;

/** The value as exactly one string: between single quotes only they are special, and two stand for the second. */
export const powerShellQuote = (value: string): string => `'${value.replaceAll(SINGLE_QUOTES, '$&$&')}'`;
