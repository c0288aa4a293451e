// Runs one stream: reads its socket frame by frame, computes the next state with a pure function, and carries out the
// effects on the socket.
import { onRevoked } from '#api/identity/credentials.ts';
import type { StreamEnd } from '#domain/stream/stream-end.ts';
import { openStreamSocket, SILENCE_TIMEOUT_MS, type StreamSocket } from './stream-socket.ts';

/** The events of all streams. */
type SocketEvent =
  | { type: 'opened' }
  | { type: 'frame'; data: string | Uint8Array }
  | { type: 'socketClosed'; ending: StreamEnd }
  | { type: 'signedOut' }
  | { type: 'timedOut' };

/** The effects of all streams. */
type SocketEffect = { type: 'send'; data: string | Uint8Array<ArrayBuffer> } | { type: 'hangUp' };

interface StreamState {
  status: string;
  /** `frame`: the stream waits for its first own message. */
  awaits?: string;
}

/** Whether no message of the stream itself has arrived. The answer to the token and similar messages do not count. */
const isUnanswered = ({ status, awaits = status === 'connecting' ? 'frame' : '' }: StreamState): boolean =>
  awaits === 'frame';

/** The rules of a stream. `E` is the type of its own events, and `F` of its own effects. */
interface StreamRules<S extends StreamState, E, F> {
  initial: S;
  /** The address of the stream, and its initial state. */
  address: () => Promise<{ url: string; stream: S }>;
  /** Opens the socket; set if the page does not own it. */
  open?: (url: string) => Promise<StreamSocket>;
  next: (stream: S, event: E | SocketEvent) => { stream: S; effect?: F | SocketEffect };
  /** Runs an effect of the stream. Frames are not buffered, so the receiver decides which to keep. */
  runEffect: (effect: F) => void;
  /** Called after each event. */
  afterEvent: (stream: S) => void;
  onStream: (stream: S) => void;
  /** Called after the end. May call the proxy to find a missing reason; undefined if that finds nothing. */
  explainEnd: (ended: S) => Promise<S | undefined>;
  /** The state after the stream failed to open. */
  failureState: (error: unknown) => S;
}

export interface RunningStream<E> {
  dispatch(event: E): void;
  /** Returns false if the socket is not open. */
  send(data: Uint8Array<ArrayBuffer> | string): boolean;
  /** Reports no further events to `onStream`. The stream itself continues. */
  mute(): void;
}

const isSocketEffect = (effect: { type: string }): effect is SocketEffect =>
  effect.type === 'send' || effect.type === 'hangUp';

/** Runs a stream until it ends, at the latest when the bearer token that opened it is revoked. */
export function runStream<S extends StreamState, E, F extends { type: string }>(
  rules: StreamRules<S, E, F>,
): RunningStream<E> {
  let stream = rules.initial;
  let socket: StreamSocket | undefined;
  let isMuted = false;

  const hasEnded = () => stream.status === 'ended';
  const notify = (state: S) => {
    if (!isMuted) rules.onStream(state);
  };

  function runEffect(effect: F | SocketEffect): void {
    if (!isSocketEffect(effect)) rules.runEffect(effect);
    else if (effect.type === 'send') socket?.send(effect.data);
    else socket?.close();
  }
  function dispatch(event: E | SocketEvent): void {
    const step = rules.next(stream, event);
    if (step.stream !== stream) {
      stream = step.stream;
      notify(stream);
    }
    if (step.effect) runEffect(step.effect);
    rules.afterEvent(stream);
  }
  async function run(): Promise<void> {
    const address = await rules.address();
    if (hasEnded()) return;
    stream = address.stream;
    socket = await (rules.open ?? openStreamSocket)(address.url);
    // The stream may have ended while the socket was opening.
    if (hasEnded()) socket.close();
    dispatch({ type: 'opened' });
    const silenceTimer = setTimeout(() => dispatch({ type: 'timedOut' }), SILENCE_TIMEOUT_MS);
    for (let data = await socket.read(); data !== undefined; data = await socket.read()) {
      dispatch({ type: 'frame', data });
      if (!isUnanswered(stream)) clearTimeout(silenceTimer);
    }
    clearTimeout(silenceTimer);
    dispatch({ type: 'socketClosed', ending: await socket.ended });
    if (!hasEnded() || isMuted) return;
    const explained = await rules.explainEnd(stream);
    if (explained) notify(explained);
  }
  const stopListening = onRevoked(() => dispatch({ type: 'signedOut' }));
  run()
    .catch((error: unknown) => rules.onStream(rules.failureState(error)))
    .finally(stopListening);

  return {
    dispatch,
    send: (data) => !hasEnded() && (socket?.send(data) ?? false),
    mute() {
      isMuted = true;
    },
  };
}
