// When a terminal that lost the proxy tries again by itself, and how a session begins below the one before.
import { NEW_SESSION, REJOINED } from './messages.ts';
import type { TerminalStream } from './terminal-stream.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/**
 * How long to wait before the next try: twice as long each time, and never the same for all who lost the proxy at once.
 * `random` is between 0 and 1.
 */
export function retryDelay(tries: number, random: number): number {
  const base = Math.min(FIRST_DELAY_MS * 2 ** Math.min(tries, 10), MAX_DELAY_MS);
  return Math.round(base * (0.75 + random / 2));
}

/** With the growing pauses these take about a minute. */
const MAX_RETRIES = 6;

/**
 * Only sessions that the network or the proxy ended are started again, and not without end: a session that is lost again
 * and again, without anybody typing in it, is left to its user.
 */
export const shouldRetry = (stream: TerminalStream | undefined, retries: number): boolean =>
  stream?.at === 'ended' && stream.how === 'lost' && retries < MAX_RETRIES;

/**
 * Leaves the other screen and the modes that the program which set them no longer takes back. The cursor is saved first,
 * because leaving a screen that one is not on restores it all the same.
 */
const RESET_MODES = '\x1b7\x1b[?1049l\x1b[!p\x1b[?1000;1002;1003;1006;2004l\x1b[?25h\x1b(B\x1b[m';

/** What is written below the output of the session before. */
export const sessionSeparator = (isJoined: boolean): string =>
  `${RESET_MODES}\r\n\x1b[2m── ${isJoined ? REJOINED : NEW_SESSION} ──\x1b[m\r\n`;
