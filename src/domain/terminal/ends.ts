// What ended a running session, by the last text that the proxy wrote (docs/protocol/streams.md#3.9).
import { whyEnded, type Ending } from '#domain/stream/ending.ts';
import { formatDuration } from '#lib/time.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import {
  AGENT_AWAY,
  CERTIFICATE_EXPIRED,
  CONNECTION_CUT,
  endedWhileQuiet,
  exitedWith,
  IDLE,
  idleFor,
  LOCKED,
  MODERATOR_LEFT,
  STOPPED,
  TERMINATED,
} from './messages.ts';
import type { Stream } from './stream.ts';

type Ended = Extract<Stream, { at: 'ended' }>;

export interface EndFacts {
  /** The last output and errors of the session. */
  text: string;
  /** Of the socket. */
  ending: Ending;
  /** How long nothing was typed and nothing was printed. */
  quietMs: number;
  /** The console started this session by itself after it lost another one. */
  isRetry: boolean;
}

/** The shortest pause after which an unexplained end may come from an idle timeout. */
const QUIET_MS = 30_000;

// Texts of Go's network and SSH libraries, which a proxy passes on when its connection to the node breaks.
const CUT =
  /(?:wait: remote command exited without exit status or exit signal|\bEOF|use of closed network connection|connection reset by peer|broken pipe|context canceled|server is shutting down|subsystem request failed)\W*$/;
const IDLE_TEXT = /Client (?:exceeded idle timeout of ([\d.hmsµn]+)|reported no activity)$/;
const CERTIFICATE_TEXT = /client certificate expired at [^\n]{1,80}$/;
const LOCK_TEXT = /lock targeting [^\n]{1,300} is in force(?:: .{1,500})?$/s;
const TERMINATED_TEXT = /Forcefully terminating session/;
const LEFT_TEXT = /User [^\n]{1,200} left the session\.\s+[^\n]*Forcefully terminating session/;
const STATUS_TEXT = /Process exited with status (\d+)[^\n]*$/;
const OFFLINE_TEXT = /\boffline\b|\bnot found\b|no tunnel connection|failed to dial/i;

/** Going away, internal error, service restart, try again later, bad gateway. */
const CODES_OF_FAILURE: ReadonlySet<number> = new Set([1001, 1011, 1012, 1013, 1014]);

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** A length of time as Go prints it ("1h0m0s"), in milliseconds. */
function parseGoDuration(text: string): number {
  let sum = 0;
  for (const [, count, unit = ''] of text.matchAll(/([\d.]+)(ms|h|m|s)/g)) sum += Number(count) * (UNIT_MS[unit] ?? 0);
  return sum;
}

/** Whether an error of the proxy is about its own connections. */
export const isConnectionError = (text: string): boolean => CUT.test(text.trimEnd());

type Explanation = Pick<Ended, 'how' | 'reason' | 'error' | 'cause'>;

const dropped = (cause: Ended['cause'], reason: string, error = ''): Explanation => ({
  how: 'dropped',
  cause,
  reason,
  error,
});
const lost = (reason: string): Explanation => ({ how: 'lost', reason, error: '' });

function idleReason(length: string | undefined): string {
  const ms = parseGoDuration(length ?? '');
  return ms > 0 ? idleFor(formatDuration(ms)) : IDLE;
}

/** Nothing where the text names no cause. */
function explanationOf(text: string): Explanation | undefined {
  const whole = text.trimEnd();
  const isCut = isConnectionError(whole);
  // The proxy writes its reason and then the error of the connection that it closed, without a line break between them.
  const rest = whole.replace(CUT, '').trimEnd();
  const idle = IDLE_TEXT.exec(rest);
  if (idle) return dropped('idle', idleReason(idle[1]));
  if (CERTIFICATE_TEXT.test(rest)) return dropped('certificate', CERTIFICATE_EXPIRED);
  const lock = LOCK_TEXT.exec(rest);
  if (lock) return dropped('lock', LOCKED, sanitizeLines(lock[0]));
  if (LEFT_TEXT.test(rest)) return dropped('moderator', MODERATOR_LEFT);
  if (TERMINATED_TEXT.test(rest)) return dropped('terminated', TERMINATED);
  if (isCut) return lost(CONNECTION_CUT);
  const status = STATUS_TEXT.exec(rest);
  return status ? dropped('status', exitedWith(Number(status[1]))) : undefined;
}

/** An end with its cause, where the last text or the close code of the socket shows one. */
export function explainEnd(ended: Ended, { text, ending, quietMs, isRetry }: EndFacts): Ended {
  const isOffline = OFFLINE_TEXT.test(ended.error === '' ? text.slice(-500) : ended.error);
  if (isRetry && ended.how === 'refused' && ended.ending === undefined && isOffline)
    return { ...ended, ...lost(AGENT_AWAY) };
  if (ended.how !== 'dropped' && ended.how !== 'failed') return ended;
  // The console ended it, whatever the proxy printed before.
  if (ending.how === 'tooLarge' || ending.how === 'tooMuch') return ended;
  const explanation = explanationOf(text);
  if (explanation) return { ...ended, ...explanation };
  if (ending.how === 'closed' && CODES_OF_FAILURE.has(ending.code)) return { ...ended, ...lost(whyEnded(ending)) };
  if (isRetry && isOffline) return { ...ended, ...lost(AGENT_AWAY) };
  if (ended.reason === STOPPED && quietMs >= QUIET_MS)
    return { ...ended, ...dropped('quiet', endedWhileQuiet(formatDuration(quietMs))) };
  return ended;
}
