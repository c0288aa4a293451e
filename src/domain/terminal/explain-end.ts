// Finds the cause of a session's end in the last text that the proxy sent, in the close code or in the quiet time
// before the end (docs/protocol/streams.md#3.9).
import { streamEndMessage, type StreamEnd } from '#domain/stream/stream-end.ts';
import { formatDuration } from '#lib/time.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import {
  AGENT_NOT_CONNECTED,
  CERTIFICATE_EXPIRED,
  CONNECTION_CUT,
  endedWhileQuiet,
  exitedWithStatus,
  IDLE_TOO_LONG,
  idleForTooLong,
  ENDED_BY_LOCK,
  MODERATOR_LEFT,
  SESSION_STOPPED,
  TERMINATED_FOR_ALL,
} from './messages.ts';
import type { TerminalStream } from './terminal-stream.ts';

type EndedStream = Extract<TerminalStream, { status: 'ended' }>;

export interface EndFacts {
  /** The end of the session's output, including errors. */
  text: string;
  /** How the socket ended. */
  ending: StreamEnd;
  /** The time without input and output before the end. */
  quietMs: number;
  /** The console started this session automatically after it lost the previous one. */
  isRetry: boolean;
}

/** The shortest quiet time that may point to an idle timeout. */
const MIN_QUIET_MS = 30_000;

// Texts of Go's network and SSH libraries, which a proxy passes on when its connection to the node breaks.
const CONNECTION_CUT_TEXT =
  /(?:wait: remote command exited without exit status or exit signal|\bEOF|use of closed network connection|connection reset by peer|broken pipe|context canceled|server is shutting down|subsystem request failed)\W*$/;
const IDLE_TEXT = /Client (?:exceeded idle timeout of ([\d.hmsµn]+)|reported no activity)$/;
const CERTIFICATE_TEXT = /client certificate expired at [^\n]{1,80}$/;
const LOCK_TEXT = /lock targeting [^\n]{1,300} is in force(?:: .{1,500})?$/s;
const TERMINATED_TEXT = /Forcefully terminating session/;
const LEFT_TEXT = /User [^\n]{1,200} left the session\.\s+[^\n]*Forcefully terminating session/;
const STATUS_TEXT = /Process exited with status (\d+)[^\n]*$/;
const OFFLINE_TEXT = /\boffline\b|\bnot found\b|no tunnel connection|failed to dial/i;

/** Going away, internal error, service restart, try again later, bad gateway. */
const FAILURE_CLOSE_CODES: ReadonlySet<number> = new Set([1001, 1011, 1012, 1013, 1014]);

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** Parses a duration that Go printed ("1h0m0s") to milliseconds. */
function parseGoDuration(text: string): number {
  let sum = 0;
  for (const [, count, unit = ''] of text.matchAll(/([\d.]+)(ms|h|m|s)/g)) sum += Number(count) * (UNIT_MS[unit] ?? 0);
  return sum;
}

/** Whether a text of the proxy ends with an error of one of the proxy's own connections. */
export const isConnectionError = (text: string): boolean => CONNECTION_CUT_TEXT.test(text.trimEnd());

type Explanation = Pick<EndedStream, 'outcome' | 'reason' | 'error' | 'cause'>;

const droppedBecause = (cause: EndedStream['cause'], reason: string, error = ''): Explanation => ({
  outcome: 'dropped',
  cause,
  reason,
  error,
});
const lostBecause = (reason: string): Explanation => ({ outcome: 'lost', reason, error: '' });

function idleReason(goDuration: string | undefined): string {
  const ms = parseGoDuration(goDuration ?? '');
  return ms > 0 ? idleForTooLong(formatDuration(ms)) : IDLE_TOO_LONG;
}

/** Undefined if the text names no cause. */
function explanationOf(text: string): Explanation | undefined {
  const trimmed = text.trimEnd();
  const isConnectionCut = isConnectionError(trimmed);
  // The proxy writes its reason and then the error of the connection that it closed, without a line break between them.
  const reasonText = trimmed.replace(CONNECTION_CUT_TEXT, '').trimEnd();
  const idle = IDLE_TEXT.exec(reasonText);
  if (idle) return droppedBecause('idle', idleReason(idle[1]));
  if (CERTIFICATE_TEXT.test(reasonText)) return droppedBecause('certificate', CERTIFICATE_EXPIRED);
  const lock = LOCK_TEXT.exec(reasonText);
  if (lock) return droppedBecause('lock', ENDED_BY_LOCK, sanitizeLines(lock[0]));
  if (LEFT_TEXT.test(reasonText)) return droppedBecause('moderator', MODERATOR_LEFT);
  if (TERMINATED_TEXT.test(reasonText)) return droppedBecause('terminated', TERMINATED_FOR_ALL);
  if (isConnectionCut) return lostBecause(CONNECTION_CUT);
  const status = STATUS_TEXT.exec(reasonText);
  return status ? droppedBecause('status', exitedWithStatus(Number(status[1]))) : undefined;
}

/**
 * Adds the cause to an end if the last text, the close code or a long quiet time shows one. If an automatic retry finds
 * the server offline, the session still counts as lost.
 */
export function explainEnd(ended: EndedStream, { text, ending, quietMs, isRetry }: EndFacts): EndedStream {
  if (ending.type === 'restarting') return { ...ended, ...lostBecause(streamEndMessage(ending)), cause: 'restart' };
  const isOffline = OFFLINE_TEXT.test(ended.error === '' ? text.slice(-500) : ended.error);
  if (isRetry && ended.outcome === 'refused' && ended.ending === undefined && isOffline)
    return { ...ended, ...lostBecause(AGENT_NOT_CONNECTED) };
  if (ended.outcome !== 'dropped' && ended.outcome !== 'failed') return ended;
  // The console itself closed the socket, so the last text does not explain the end.
  if (ending.type === 'tooLarge' || ending.type === 'tooMuch') return ended;
  const explanation = explanationOf(text);
  if (explanation) return { ...ended, ...explanation };
  if (ending.type === 'closed' && FAILURE_CLOSE_CODES.has(ending.code))
    return { ...ended, ...lostBecause(streamEndMessage(ending)) };
  if (isRetry && isOffline) return { ...ended, ...lostBecause(AGENT_NOT_CONNECTED) };
  if (ended.reason === SESSION_STOPPED && quietMs >= MIN_QUIET_MS)
    return { ...ended, ...droppedBecause('quiet', endedWhileQuiet(formatDuration(quietMs))) };
  return ended;
}
