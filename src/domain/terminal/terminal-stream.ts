import type { StreamSchemas } from '#api/schemas.ts';
import { streamEndMessage, type StreamEnd } from '#domain/stream/stream-end.ts';
import { PROXY_SILENT, TOKEN_REFUSED, UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import { fieldsOf, isRecord, parseJson, textOr } from '#lib/untrusted.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { decodeEnvelope, encodeMfa, payloadText } from './envelope.ts';
import {
  CANCELED,
  CLOSED_BY_USER,
  MESSAGE_TOO_LARGE,
  SIGNED_OUT_OF_CONSOLE,
  SESSION_STOPPED,
  UNREADABLE_MFA_CHALLENGE,
} from './messages.ts';
import { parseLatency, parseSessionMetadata, type Latency, type SessionMetadata } from './session-metadata.ts';

interface ConnectingStream {
  at: 'connecting';
  awaits: 'socket' | 'proof' | 'frame' | 'shell';
  /** 18.x: the bearer that is still to be sent. */
  token?: string;
  /** The proxy's last error, empty when there was none. */
  error: string;
  unreadable?: number;
}

interface LiveStream {
  at: 'live';
  /** How many messages were none of this protocol. */
  unreadable?: number;
  session: SessionMetadata | undefined;
  latency: Latency | undefined;
  error: string;
}

type OpenStream = ConnectingStream | LiveStream;

/**
 * Challenges come before the shell and, to moderators, at any time after (docs/protocol/streams.md#4.2); output goes on
 * meanwhile.
 */
interface ChallengedStream {
  at: 'challenge';
  challenge: Record<string, unknown>;
  previousState: OpenStream;
}

/**
 * `failed`: a command in a pod, by the proxy's error. `refused`: it never began. `lost`: it dropped, and the proxy cannot
 * be reached or lost its own connection to the session.
 */
interface EndedStream {
  at: 'ended';
  how: 'clean' | 'dropped' | 'failed' | 'lost' | 'refused';
  /** Our own sentence; empty where the proxy's error says all. */
  reason: string;
  /** The proxy's error, empty when there was none. */
  error: string;
  /** How its socket ended, where the proxy had sent no error before: another call may find out more (docs/protocol/streams.md#1.4). */
  ending?: StreamEnd;
  /** What ended it, where the proxy explained it. */
  cause?: 'certificate' | 'idle' | 'lock' | 'moderator' | 'quiet' | 'status' | 'terminated' | undefined;
}

export type TerminalStream = ConnectingStream | ChallengedStream | LiveStream | EndedStream;

export type TerminalEvent =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'socketClosed'; ending: StreamEnd }
  | { on: 'answered'; answer: object }
  | { on: 'closed'; reason?: string }
  | { on: 'signedOut' }
  | { on: 'timedOut' };

/** What the owner of the socket is to do about an event. */
export type TerminalEffect =
  | { do: 'send'; data: string | Uint8Array<ArrayBuffer> }
  | { do: 'write'; output: Uint8Array }
  | { do: 'notify'; event: Record<string, unknown> }
  | { do: 'hangUp' };

export interface TerminalStep {
  stream: TerminalStream;
  effect?: TerminalEffect;
}

/**
 * A stream whose socket is being opened; with a token it is the kind that sends it in its first frame
 * (docs/protocol/streams.md#1.2).
 */
export const createTerminalStream = (token?: string): TerminalStream => ({
  at: 'connecting',
  awaits: 'socket',
  error: '',
  ...(token !== undefined && { token }),
});

const endedStream = (how: EndedStream['how'], reason: string): EndedStream => ({ at: 'ended', how, reason, error: '' });

/** Ended with the proxy's error; with our own reason where there is none. */
const failedStream = (how: EndedStream['how'], error: string, reason: string): EndedStream =>
  error === '' ? endedStream(how, reason) : { at: 'ended', how, reason: '', error: sanitizeLines(error) };

const closeStream = (stream: EndedStream): TerminalStep => ({ stream, effect: { do: 'hangUp' } });

function toLive(open: OpenStream): LiveStream {
  if (open.at === 'live') return open;
  const { error, unreadable } = open;
  return { at: 'live', session: undefined, latency: undefined, error, ...(unreadable !== undefined && { unreadable }) };
}

function handleChallenge(open: OpenStream, payload: Uint8Array): TerminalStep {
  const challenge = parseJson(payloadText(payload));
  if (!isRecord(challenge)) return closeStream(endedStream('dropped', UNREADABLE_MFA_CHALLENGE));
  const previousState: OpenStream = open.at === 'live' ? open : { ...open, awaits: 'shell' };
  return { stream: { at: 'challenge', challenge, previousState } };
}

function handleOutput(open: OpenStream, output: Uint8Array): TerminalStep {
  const stream = toLive(open);
  // Output after an error shows that the error did not end the session.
  return { stream: stream.error === '' ? stream : { ...stream, error: '' }, effect: { do: 'write', output } };
}

function handleError(open: OpenStream, payload: Uint8Array): TerminalStep {
  const error = payloadText(payload);
  const lines = `${error.replace(/\r?\n/g, '\r\n')}\r\n`;
  return { stream: { ...open, error }, effect: { do: 'write', output: new TextEncoder().encode(lines) } };
}

function handleNotification(open: OpenStream, payload: Uint8Array): TerminalStep {
  const event = parseJson(payloadText(payload));
  return isRecord(event) ? { stream: toLive(open), effect: { do: 'notify', event } } : { stream: toLive(open) };
}

/** One readable frame (docs/protocol/streams.md#2.1); unknown types are ignored. */
function handleFrame(open: OpenStream, type: string, payload: Uint8Array): TerminalStep {
  switch (type) {
    case 'r':
      return handleOutput(open, payload);
    case 's':
      return { stream: { ...toLive(open), session: parseSessionMetadata(payload) } };
    case 'l':
      return { stream: { ...toLive(open), latency: parseLatency(payload) } };
    case 'a':
      return handleNotification(open, payload);
    case 'n':
      return handleChallenge(open, payload);
    case 'e':
      return handleError(open, payload);
    case 'c':
      return closeStream(endedStream('clean', ''));
    default:
      return { stream: open };
  }
}

const countUnreadable = <S extends OpenStream>(open: S): S => ({ ...open, unreadable: (open.unreadable ?? 0) + 1 });

/** A session goes on; one that does not begin says that this is all that came. */
const markUnreadable = (stream: Exclude<TerminalStream, EndedStream>): TerminalStream =>
  stream.at === 'challenge'
    ? { ...stream, previousState: countUnreadable(stream.previousState) }
    : countUnreadable(stream);

/** How many messages could not be read of a session that goes on. */
export function unreadableCountOf(stream: TerminalStream): number {
  const open = stream.at === 'challenge' ? stream.previousState : stream;
  return open.at === 'live' ? (open.unreadable ?? 0) : 0;
}

/** The proxy's verdict on the token (docs/protocol/streams.md#1.2); it leaves a refused socket open, so we close it. */
function handleTokenResponse(stream: ConnectingStream, data: string | Uint8Array): TerminalStep {
  const text = typeof data === 'string' ? data : payloadText(data);
  const { status, message } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(parseJson(text));
  if (status === 'ok') return { stream: { ...stream, awaits: 'frame' } };
  if (status !== 'error') return { stream: markUnreadable(stream) };
  return closeStream(failedStream('refused', textOr(message, ''), TOKEN_REFUSED));
}

function handleData(stream: Exclude<TerminalStream, EndedStream>, data: string | Uint8Array): TerminalStep {
  if (stream.at === 'connecting' && stream.awaits === 'proof') return handleTokenResponse(stream, data);
  const envelope = typeof data === 'string' ? undefined : decodeEnvelope(data);
  if (!envelope?.ok) return { stream: markUnreadable(stream) };
  const { type, payload } = envelope;
  if (stream.at !== 'challenge' || type === 'n')
    return handleFrame(stream.at === 'challenge' ? stream.previousState : stream, type, payload);
  const step = handleFrame(stream.previousState, type, payload);
  if (step.stream === stream.previousState) return { ...step, stream };
  return step.stream.at === 'live' || step.stream.at === 'connecting'
    ? { ...step, stream: { ...stream, previousState: step.stream } }
    : step;
}

function handleOpened(stream: TerminalStream): TerminalStep {
  if (stream.at !== 'connecting' || stream.awaits !== 'socket') return { stream };
  const { token, ...rest } = stream;
  if (token === undefined) return { stream: { ...rest, awaits: 'frame' } };
  const tokenMessage = { token } satisfies StreamSchemas['StreamToken'];
  return { stream: { ...rest, awaits: 'proof' }, effect: { do: 'send', data: JSON.stringify(tokenMessage) } };
}

const MESSAGE_TOO_BIG_CODE = 1009;

/** Only what came before explains a cut, which is how terminals usually end (docs/protocol/streams.md#15.3). */
function endReasonOf(ending: StreamEnd): string {
  if (ending.how === 'closed' && ending.code === MESSAGE_TOO_BIG_CODE) return MESSAGE_TOO_LARGE;
  return ending.how === 'cut' ? SESSION_STOPPED : streamEndMessage(ending);
}

function handleSocketClosed(stream: Exclude<TerminalStream, EndedStream>, ending: StreamEnd): EndedStream {
  const open = stream.at === 'challenge' ? stream.previousState : stream;
  const hasStarted = open.at === 'live' || (open.awaits === 'shell' && open.error === '');
  if (open.error !== '') return failedStream(hasStarted ? 'dropped' : 'refused', open.error, '');
  if (hasStarted) return { ...endedStream('dropped', endReasonOf(ending)), ending };
  return { ...endedStream('refused', open.unreadable ? UNREADABLE_MESSAGES : streamEndMessage(ending)), ending };
}

/** What an event makes of a stream. Nothing changes one that has ended. */
export function nextTerminal(stream: TerminalStream, event: TerminalEvent): TerminalStep {
  if (stream.at === 'ended') return { stream };
  switch (event.on) {
    case 'opened':
      return handleOpened(stream);
    case 'frame':
      return handleData(stream, event.data);
    case 'socketClosed':
      return { stream: handleSocketClosed(stream, event.ending) };
    case 'answered':
      return stream.at === 'challenge'
        ? { stream: stream.previousState, effect: { do: 'send', data: encodeMfa(event.answer) } }
        : { stream };
    case 'closed':
      if (stream.at === 'connecting' && event.reason === undefined)
        return closeStream(endedStream('dropped', CANCELED));
      return closeStream(endedStream('clean', event.reason ?? CLOSED_BY_USER));
    case 'signedOut':
      return closeStream(endedStream('dropped', SIGNED_OUT_OF_CONSOLE));
    case 'timedOut':
      // 18.x leaves the socket of an unknown cluster open and silent (docs/protocol/streams.md#1.2).
      if (stream.at !== 'connecting' || stream.awaits === 'shell') return { stream };
      return closeStream(failedStream('refused', stream.error, stream.unreadable ? UNREADABLE_MESSAGES : PROXY_SILENT));
  }
}
