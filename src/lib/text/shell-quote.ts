// The only code that makes a value from outside part of a command, which users paste.

/** What no POSIX shell reads as more than itself; everything else is quoted, nothing included. */
const PLAIN = /^[A-Za-z0-9_@%+:,./-]+$/;

/** The value as exactly one word (POSIX.1-2017 XCU 2.2.2): between single quotes only their own end is special. */
export const shellQuote = (value: string): string =>
  PLAIN.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Several commands as one line. A terminal without bracketed paste types every line of a paste: a program that reads a
 * password, such as `tsh login` or `sudo`, would take the next line as the password (docs/behaviour.md#copied-commands).
 */
export const joinCommands = (commands: readonly string[]): string => commands.join(' && ');

/**
 * Whether a terminal takes the command as text. Control characters act before any shell sees the quotes: Ctrl C ends the
 * line that they stand in, and an escape sequence ends the paste.
 */
export const isPasteable = (command: string): boolean => !/\p{Cc}/u.test(command);
