import type { StreamSchemas } from '#api/schemas.ts';
import { whyEnded, type Ending } from '#domain/stream/ending.ts';
import { SILENT, TOKEN_REFUSED, UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import { fieldsOf, isRecord, parseJson, textOr } from '#lib/untrusted.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { decode, encodeMfa, payloadText } from './envelope.ts';
import { CANCELED, CLOSED, MESSAGE_TOO_LARGE, SIGNED_OUT, STOPPED, UNREADABLE_CHALLENGE } from './messages.ts';
import { latencyIn, sessionIn, type Latency, type SessionMetadata } from './metadata.ts';

interface Connecting {
  at: 'connecting';
  awaits: 'socket' | 'proof' | 'frame' | 'shell';
  /** 18.x: the bearer that is still to be sent. */
  token?: string;
  /** The proxy's last error, empty when there was none. */
  error: string;
  unreadable?: number;
}

interface Live {
  at: 'live';
  /** How many messages were none of this protocol. */
  unreadable?: number;
  session: SessionMetadata | undefined;
  latency: Latency | undefined;
  error: string;
}

type Open = Connecting | Live;

/**
 * Challenges come before the shell and, to moderators, at any time after (docs/protocol/streams.md#4.2); output goes on
 * meanwhile.
 */
interface Challenged {
  at: 'challenge';
  challenge: Record<string, unknown>;
  before: Open;
}

/**
 * `failed`: a command in a pod, by the proxy's error. `refused`: it never began. `lost`: it dropped, and the proxy cannot
 * be reached or lost its own connection to the session.
 */
interface Ended {
  at: 'ended';
  how: 'clean' | 'dropped' | 'failed' | 'lost' | 'refused';
  /** Our own sentence; empty where the proxy's error says all. */
  reason: string;
  /** The proxy's error, empty when there was none. */
  error: string;
  /** How its socket ended, where the proxy had sent no error before: another call may find out more (docs/protocol/streams.md#1.4). */
  ending?: Ending;
  /** What ended it, where the proxy explained it. */
  cause?: 'certificate' | 'idle' | 'lock' | 'moderator' | 'quiet' | 'status' | 'terminated' | undefined;
}

export type Stream = Connecting | Challenged | Live | Ended;

export type StreamEvent =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'socketClosed'; ending: Ending }
  | { on: 'answered'; answer: object }
  | { on: 'closed'; reason?: string }
  | { on: 'signedOut' }
  | { on: 'timedOut' };

/** What the owner of the socket is to do about an event. */
export type Effect =
  | { do: 'send'; data: string | Uint8Array<ArrayBuffer> }
  | { do: 'write'; output: Uint8Array }
  | { do: 'notify'; event: Record<string, unknown> }
  | { do: 'hangUp' };

export interface Step {
  stream: Stream;
  effect?: Effect;
}

/**
 * A stream whose socket is being opened; with a token it is the kind that sends it in its first frame
 * (docs/protocol/streams.md#1.2).
 */
export const connecting = (token?: string): Stream => ({
  at: 'connecting',
  awaits: 'socket',
  error: '',
  ...(token !== undefined && { token }),
});

const ended = (how: Ended['how'], reason: string): Ended => ({ at: 'ended', how, reason, error: '' });

/** Ended with the proxy's error; with our own reason where there is none. */
const failed = (how: Ended['how'], error: string, reason: string): Ended =>
  error === '' ? ended(how, reason) : { at: 'ended', how, reason: '', error: sanitizeLines(error) };

const hungUp = (stream: Ended): Step => ({ stream, effect: { do: 'hangUp' } });

function live(open: Open): Live {
  if (open.at === 'live') return open;
  const { error, unreadable } = open;
  return { at: 'live', session: undefined, latency: undefined, error, ...(unreadable !== undefined && { unreadable }) };
}

function challenged(open: Open, payload: Uint8Array): Step {
  const challenge = parseJson(payloadText(payload));
  if (!isRecord(challenge)) return hungUp(ended('dropped', UNREADABLE_CHALLENGE));
  const before: Open = open.at === 'live' ? open : { ...open, awaits: 'shell' };
  return { stream: { at: 'challenge', challenge, before } };
}

function wrote(open: Open, output: Uint8Array): Step {
  const stream = live(open);
  // Output after an error shows that the error did not end the session.
  return { stream: stream.error === '' ? stream : { ...stream, error: '' }, effect: { do: 'write', output } };
}

function erred(open: Open, payload: Uint8Array): Step {
  const error = payloadText(payload);
  const lines = `${error.replace(/\r?\n/g, '\r\n')}\r\n`;
  return { stream: { ...open, error }, effect: { do: 'write', output: new TextEncoder().encode(lines) } };
}

function notified(open: Open, payload: Uint8Array): Step {
  const event = parseJson(payloadText(payload));
  return isRecord(event) ? { stream: live(open), effect: { do: 'notify', event } } : { stream: live(open) };
}

/** One readable frame (docs/protocol/streams.md#2.1); unknown types are ignored. */
function received(open: Open, type: string, payload: Uint8Array): Step {
  switch (type) {
    case 'r':
      return wrote(open, payload);
    case 's':
      return { stream: { ...live(open), session: sessionIn(payload) } };
    case 'l':
      return { stream: { ...live(open), latency: latencyIn(payload) } };
    case 'a':
      return notified(open, payload);
    case 'n':
      return challenged(open, payload);
    case 'e':
      return erred(open, payload);
    case 'c':
      return hungUp(ended('clean', ''));
    default:
      return { stream: open };
  }
}

const counted = <S extends Open>(open: S): S => ({ ...open, unreadable: (open.unreadable ?? 0) + 1 });

/** A session goes on; one that does not begin says that this is all that came. */
const unreadable = (stream: Exclude<Stream, Ended>): Stream =>
  stream.at === 'challenge' ? { ...stream, before: counted(stream.before) } : counted(stream);

/** How many messages could not be read of a session that goes on. */
export function unreadableIn(stream: Stream): number {
  const open = stream.at === 'challenge' ? stream.before : stream;
  return open.at === 'live' ? (open.unreadable ?? 0) : 0;
}

/** The proxy's verdict on the token (docs/protocol/streams.md#1.2); it leaves a refused socket open, so we close it. */
function proven(stream: Connecting, data: string | Uint8Array): Step {
  const text = typeof data === 'string' ? data : payloadText(data);
  const { status, message } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(parseJson(text));
  if (status === 'ok') return { stream: { ...stream, awaits: 'frame' } };
  if (status !== 'error') return { stream: unreadable(stream) };
  return hungUp(failed('refused', textOr(message, ''), TOKEN_REFUSED));
}

function framed(stream: Exclude<Stream, Ended>, data: string | Uint8Array): Step {
  if (stream.at === 'connecting' && stream.awaits === 'proof') return proven(stream, data);
  const envelope = typeof data === 'string' ? undefined : decode(data);
  if (!envelope?.ok) return { stream: unreadable(stream) };
  const { type, payload } = envelope;
  if (stream.at !== 'challenge' || type === 'n')
    return received(stream.at === 'challenge' ? stream.before : stream, type, payload);
  const step = received(stream.before, type, payload);
  if (step.stream === stream.before) return { ...step, stream };
  return step.stream.at === 'live' || step.stream.at === 'connecting'
    ? { ...step, stream: { ...stream, before: step.stream } }
    : step;
}

function opened(stream: Stream): Step {
  if (stream.at !== 'connecting' || stream.awaits !== 'socket') return { stream };
  const { token, ...rest } = stream;
  if (token === undefined) return { stream: { ...rest, awaits: 'frame' } };
  const first = { token } satisfies StreamSchemas['StreamToken'];
  return { stream: { ...rest, awaits: 'proof' }, effect: { do: 'send', data: JSON.stringify(first) } };
}

const TOO_LARGE = 1009;

/** Only what came before explains a cut, which is how terminals usually end (docs/protocol/streams.md#15.3). */
function reasonOf(ending: Ending): string {
  if (ending.how === 'closed' && ending.code === TOO_LARGE) return MESSAGE_TOO_LARGE;
  return ending.how === 'cut' ? STOPPED : whyEnded(ending);
}

function socketClosed(stream: Exclude<Stream, Ended>, ending: Ending): Ended {
  const open = stream.at === 'challenge' ? stream.before : stream;
  const hasBegun = open.at === 'live' || (open.awaits === 'shell' && open.error === '');
  if (open.error !== '') return failed(hasBegun ? 'dropped' : 'refused', open.error, '');
  if (hasBegun) return { ...ended('dropped', reasonOf(ending)), ending };
  return { ...ended('refused', open.unreadable ? UNREADABLE_MESSAGES : whyEnded(ending)), ending };
}

/** What an event makes of a stream. Nothing changes one that has ended. */
export function next(stream: Stream, event: StreamEvent): Step {
  if (stream.at === 'ended') return { stream };
  switch (event.on) {
    case 'opened':
      return opened(stream);
    case 'frame':
      return framed(stream, event.data);
    case 'socketClosed':
      return { stream: socketClosed(stream, event.ending) };
    case 'answered':
      return stream.at === 'challenge'
        ? { stream: stream.before, effect: { do: 'send', data: encodeMfa(event.answer) } }
        : { stream };
    case 'closed':
      if (stream.at === 'connecting' && event.reason === undefined) return hungUp(ended('dropped', CANCELED));
      return hungUp(ended('clean', event.reason ?? CLOSED));
    case 'signedOut':
      return hungUp(ended('dropped', SIGNED_OUT));
    case 'timedOut':
      // 18.x leaves the socket of an unknown cluster open and silent (docs/protocol/streams.md#1.2).
      if (stream.at !== 'connecting' || stream.awaits === 'shell') return { stream };
      return hungUp(failed('refused', stream.error, stream.unreadable ? UNREADABLE_MESSAGES : SILENT));
  }
}
