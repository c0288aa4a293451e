// When a terminal reconnects automatically, and the separator line between the old and the new session.
import { NEW_SESSION, REJOINED } from './messages.ts';
import type { TerminalStream } from './terminal-stream.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/**
 * The delay before the proxy is pinged again, in milliseconds. It doubles with each attempt (a ping or a reconnection),
 * up to about 30 s. The random part (`random` is between 0 and 1) spreads the pings of terminals that lost the proxy at
 * the same time.
 */
export function pingDelay(attempts: number, random: number): number {
  const base = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 10), MAX_DELAY_MS);
  return Math.round(base * (0.75 + random / 2));
}

/** Six automatic reconnections with growing delays take about a minute. */
const MAX_RETRIES = 6;

/** Whether the server of the console ended the stream because it restarts. The session continues. */
export const isRestarting = (stream: TerminalStream | undefined): boolean =>
  stream?.status === 'ended' && stream.cause === 'restart';

/**
 * Whether a session reconnects automatically: only if it was lost because of the network or a restart of the proxy
 * (`lost`), or if the server of the console restarts. After the maximum number of reconnections, the user must
 * reconnect, except after restarts of the console, which are no failures.
 */
export const shouldRetry = (stream: TerminalStream | undefined, retries: number): boolean =>
  stream?.status === 'ended' && stream.outcome === 'lost' && (retries < MAX_RETRIES || isRestarting(stream));

/**
 * Leaves the alternate screen and resets modes, because the program that set them was ended. The cursor is saved first:
 * `?1049l` restores the saved cursor even when the normal screen is already shown.
 */
const RESET_MODES = '\x1b7\x1b[?1049l\x1b[!p\x1b[?1000;1002;1003;1006;2004l\x1b[?25h\x1b(B\x1b[m';

/** The text that is written between the output of the previous session and that of the new one. */
export const sessionSeparator = (isJoined: boolean): string =>
  `${RESET_MODES}\r\n\x1b[2m── ${isJoined ? REJOINED : NEW_SESSION} ──\x1b[m\r\n`;
