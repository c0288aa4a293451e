// The state machine of a terminal's websocket: from opening and authentication to the running session and its end.
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
  status: 'connecting';
  /**
   * The next step: the socket opens, the proxy accepts the token (`proof`), the first frame arrives, or the shell
   * starts after an MFA challenge.
   */
  awaits: 'socket' | 'proof' | 'frame' | 'shell';
  /** The bearer token to send as the first message; 18.x only. */
  token?: string;
  /** The proxy's last error, empty when there was none. */
  error: string;
  /** How many messages could not be read. */
  unreadable?: number;
}

interface LiveStream {
  status: 'live';
  /** How many messages could not be read. */
  unreadable?: number;
  session: SessionMetadata | undefined;
  latency: Latency | undefined;
  error: string;
}

type OpenStream = ConnectingStream | LiveStream;

/**
 * The proxy sends challenges before the shell starts and, to moderators, at any later time
 * (docs/protocol/streams.md#4.2). Output continues during a challenge.
 */
interface ChallengedStream {
  status: 'challenge';
  challenge: Record<string, unknown>;
  previousState: OpenStream;
}

/**
 * `clean`: the proxy sent a close frame, or the user closed the session. `dropped`: the session or its connection
 * attempt ended in another way. `failed`: the proxy reported an error of a command in a pod. `refused`: the session
 * never started. `lost`: the session dropped because the proxy cannot be reached or lost its own connection to the
 * session.
 */
interface EndedStream {
  status: 'ended';
  outcome: 'clean' | 'dropped' | 'failed' | 'lost' | 'refused';
  /** The console's own sentence; empty if the proxy sent an error. */
  reason: string;
  /** The proxy's error, empty when there was none. */
  error: string;
  /**
   * How the socket ended; only set if the proxy sent no error. An additional request may find the reason
   * (docs/protocol/streams.md#1.4).
   */
  ending?: StreamEnd;
  /** The cause of the end, if it is known. */
  cause?: 'certificate' | 'idle' | 'lock' | 'moderator' | 'quiet' | 'restart' | 'status' | 'terminated' | undefined;
}

export type TerminalStream = ConnectingStream | ChallengedStream | LiveStream | EndedStream;

export type TerminalEvent =
  | { type: 'opened' }
  | { type: 'frame'; data: string | Uint8Array }
  | { type: 'socketClosed'; ending: StreamEnd }
  | { type: 'answered'; answer: object }
  | { type: 'closed'; reason?: string }
  | { type: 'signedOut' }
  | { type: 'timedOut' };

/** A side effect that the owner of the socket must perform. `hangUp` closes the socket. */
export type TerminalEffect =
  | { type: 'send'; data: string | Uint8Array<ArrayBuffer> }
  | { type: 'write'; output: Uint8Array }
  | { type: 'notify'; event: Record<string, unknown> }
  | { type: 'hangUp' };

export interface TerminalStep {
  stream: TerminalStream;
  effect?: TerminalEffect;
}

/** The state while the socket opens. 18.x sends `token` in the first frame (docs/protocol/streams.md#1.2). */
export const createTerminalStream = (token?: string): TerminalStream => ({
  status: 'connecting',
  awaits: 'socket',
  error: '',
  ...(token !== undefined && { token }),
});

const endedStream = (outcome: EndedStream['outcome'], reason: string): EndedStream => ({
  status: 'ended',
  outcome,
  reason,
  error: '',
});

/** An end with the proxy's error, or with the console's reason if the error is empty. */
const failedStream = (outcome: EndedStream['outcome'], error: string, reason: string): EndedStream =>
  error === '' ? endedStream(outcome, reason) : { status: 'ended', outcome, reason: '', error: sanitizeLines(error) };

const closeStream = (stream: EndedStream): TerminalStep => ({ stream, effect: { type: 'hangUp' } });

function toLive(openStream: OpenStream): LiveStream {
  if (openStream.status === 'live') return openStream;
  const { error, unreadable } = openStream;
  return {
    status: 'live',
    session: undefined,
    latency: undefined,
    error,
    ...(unreadable !== undefined && { unreadable }),
  };
}

function handleChallenge(openStream: OpenStream, payload: Uint8Array): TerminalStep {
  const challenge = parseJson(payloadText(payload));
  if (!isRecord(challenge)) return closeStream(endedStream('dropped', UNREADABLE_MFA_CHALLENGE));
  const previousState: OpenStream = openStream.status === 'live' ? openStream : { ...openStream, awaits: 'shell' };
  return { stream: { status: 'challenge', challenge, previousState } };
}

function handleOutput(openStream: OpenStream, output: Uint8Array): TerminalStep {
  const stream = toLive(openStream);
  // Output after an error means that the error did not end the session.
  return { stream: stream.error === '' ? stream : { ...stream, error: '' }, effect: { type: 'write', output } };
}

function handleError(openStream: OpenStream, payload: Uint8Array): TerminalStep {
  const error = payloadText(payload);
  const lines = `${error.replace(/\r?\n/g, '\r\n')}\r\n`;
  return { stream: { ...openStream, error }, effect: { type: 'write', output: new TextEncoder().encode(lines) } };
}

function handleNotification(openStream: OpenStream, payload: Uint8Array): TerminalStep {
  const event = parseJson(payloadText(payload));
  return isRecord(event)
    ? { stream: toLive(openStream), effect: { type: 'notify', event } }
    : { stream: toLive(openStream) };
}

/** Handles one readable frame (docs/protocol/streams.md#2.1). Unknown types are ignored. */
function handleFrame(openStream: OpenStream, type: string, payload: Uint8Array): TerminalStep {
  switch (type) {
    case 'r':
      return handleOutput(openStream, payload);
    case 's':
      return { stream: { ...toLive(openStream), session: parseSessionMetadata(payload) } };
    case 'l':
      return { stream: { ...toLive(openStream), latency: parseLatency(payload) } };
    case 'a':
      return handleNotification(openStream, payload);
    case 'n':
      return handleChallenge(openStream, payload);
    case 'e':
      return handleError(openStream, payload);
    case 'c':
      return closeStream(endedStream('clean', ''));
    default:
      return { stream: openStream };
  }
}

const countUnreadable = <S extends OpenStream>(openStream: S): S => ({
  ...openStream,
  unreadable: (openStream.unreadable ?? 0) + 1,
});

const markUnreadable = (stream: Exclude<TerminalStream, EndedStream>): TerminalStream =>
  stream.status === 'challenge'
    ? { ...stream, previousState: countUnreadable(stream.previousState) }
    : countUnreadable(stream);

/** The number of unreadable messages in a running session; 0 before it starts and after it ends. */
export function unreadableCountOf(stream: TerminalStream): number {
  const openStream = stream.status === 'challenge' ? stream.previousState : stream;
  return openStream.status === 'live' ? (openStream.unreadable ?? 0) : 0;
}

/**
 * The proxy leaves the socket open after it refuses a token (docs/protocol/streams.md#1.2), so the console closes it.
 */
function handleTokenResponse(stream: ConnectingStream, data: string | Uint8Array): TerminalStep {
  const text = typeof data === 'string' ? data : payloadText(data);
  const { status, message } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(parseJson(text));
  if (status === 'ok') return { stream: { ...stream, awaits: 'frame' } };
  if (status !== 'error') return { stream: markUnreadable(stream) };
  return closeStream(failedStream('refused', textOr(message, ''), TOKEN_REFUSED));
}

function handleData(stream: Exclude<TerminalStream, EndedStream>, data: string | Uint8Array): TerminalStep {
  if (stream.status === 'connecting' && stream.awaits === 'proof') return handleTokenResponse(stream, data);
  const envelope = typeof data === 'string' ? undefined : decodeEnvelope(data);
  if (!envelope?.ok) return { stream: markUnreadable(stream) };
  const { type, payload } = envelope;
  if (stream.status !== 'challenge' || type === 'n')
    return handleFrame(stream.status === 'challenge' ? stream.previousState : stream, type, payload);
  const step = handleFrame(stream.previousState, type, payload);
  if (step.stream === stream.previousState) return { ...step, stream };
  return step.stream.status === 'live' || step.stream.status === 'connecting'
    ? { ...step, stream: { ...stream, previousState: step.stream } }
    : step;
}

function handleOpened(stream: TerminalStream): TerminalStep {
  if (stream.status !== 'connecting' || stream.awaits !== 'socket') return { stream };
  const { token, ...withoutToken } = stream;
  if (token === undefined) return { stream: { ...withoutToken, awaits: 'frame' } };
  const tokenMessage = { token } satisfies StreamSchemas['StreamToken'];
  return { stream: { ...withoutToken, awaits: 'proof' }, effect: { type: 'send', data: JSON.stringify(tokenMessage) } };
}

const MESSAGE_TOO_BIG_CODE = 1009;

/** Terminals usually end with a cut connection, which gives no reason (docs/protocol/streams.md#15.3). */
function endReasonOf(ending: StreamEnd): string {
  if (ending.type === 'closed' && ending.code === MESSAGE_TOO_BIG_CODE) return MESSAGE_TOO_LARGE;
  return ending.type === 'cut' ? SESSION_STOPPED : streamEndMessage(ending);
}

function handleSocketClosed(stream: Exclude<TerminalStream, EndedStream>, ending: StreamEnd): EndedStream {
  const openStream = stream.status === 'challenge' ? stream.previousState : stream;
  const hasStarted = openStream.status === 'live' || (openStream.awaits === 'shell' && openStream.error === '');
  if (openStream.error !== '') return failedStream(hasStarted ? 'dropped' : 'refused', openStream.error, '');
  if (hasStarted) return { ...endedStream('dropped', endReasonOf(ending)), ending };
  return { ...endedStream('refused', openStream.unreadable ? UNREADABLE_MESSAGES : streamEndMessage(ending)), ending };
}

/** Computes the next state and its side effect. An ended stream ignores all events. */
export function nextTerminal(stream: TerminalStream, event: TerminalEvent): TerminalStep {
  if (stream.status === 'ended') return { stream };
  switch (event.type) {
    case 'opened':
      return handleOpened(stream);
    case 'frame':
      return handleData(stream, event.data);
    case 'socketClosed':
      return { stream: handleSocketClosed(stream, event.ending) };
    case 'answered':
      return stream.status === 'challenge'
        ? { stream: stream.previousState, effect: { type: 'send', data: encodeMfa(event.answer) } }
        : { stream };
    case 'closed':
      if (stream.status === 'connecting' && event.reason === undefined)
        return closeStream(endedStream('dropped', CANCELED));
      return closeStream(endedStream('clean', event.reason ?? CLOSED_BY_USER));
    case 'signedOut':
      return closeStream(endedStream('dropped', SIGNED_OUT_OF_CONSOLE));
    case 'timedOut':
      // 18.x leaves the socket of an unknown cluster open and silent (docs/protocol/streams.md#1.2).
      if (stream.status !== 'connecting' || stream.awaits === 'shell') return { stream };
      return closeStream(failedStream('refused', stream.error, stream.unreadable ? UNREADABLE_MESSAGES : PROXY_SILENT));
  }
}
