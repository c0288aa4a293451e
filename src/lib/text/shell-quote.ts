// The only code that puts an untrusted value into a shell command, which users paste.

/** Values without special characters in any POSIX shell. All others are quoted, and so is the empty value. */
const PLAIN = /^[A-Za-z0-9_@%+:,./-]+$/;

/** The value as exactly one word (POSIX.1-2017 XCU 2.2.2). Between single quotes only the closing quote is special. */
export const shellQuote = (value: string): string =>
  PLAIN.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Joins commands on one line. A terminal without bracketed paste types every line of a paste, so a program that reads a
 * password, such as `tsh login` or `sudo`, would read the next line as the password (docs/behaviour.md#copied-commands).
 */
export const joinCommands = (commands: readonly string[]): string => commands.join(' && ');

/**
 * Whether a terminal reads the whole command as text. Control characters act before the shell sees the quotes: Ctrl C
 * cancels the line, and an escape sequence ends the paste.
 */
export const isPasteable = (command: string): boolean => !/\p{Cc}/u.test(command);
