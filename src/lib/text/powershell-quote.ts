// The only code that puts an untrusted value into a PowerShell command, which users paste.

/** PowerShell also accepts typographic single quotes (PowerShell Language Specification 3.0, 2.3.5.2). */
const SINGLE_QUOTES = /['\u2018-\u201b]/g;

/** The value as exactly one string. Between single quotes only single quotes are special, and doubling escapes them. */
export const powerShellQuote = (value: string): string => `'${value.replaceAll(SINGLE_QUOTES, '$&$&')}'`;
