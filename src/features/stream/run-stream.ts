// One stream kept going: its line is read frame by frame, a pure rule turns each event into the next state, and what the rule asks for
// is carried out here as far as it is about the line.
import { onRevoked } from '#api/identity/credentials.ts';
import type { StreamEnd } from '#domain/stream/stream-end.ts';
import { openStreamSocket, SILENCE_TIMEOUT_MS, type StreamSocket } from './stream-socket.ts';

/** Events of every stream. */
type SocketEvent =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'socketClosed'; ending: StreamEnd }
  | { on: 'signedOut' }
  | { on: 'timedOut' };

/** What every stream may ask for. */
type SocketEffect = { do: 'send'; data: string | Uint8Array<ArrayBuffer> } | { do: 'hangUp' };

interface StreamState {
  at: string;
  /** `frame`: nothing of the stream itself has come. */
  awaits?: string;
}

/** Messages that are none of the stream answer nothing. */
const isUnanswered = ({ at, awaits = at === 'connecting' ? 'frame' : '' }: StreamState): boolean => awaits === 'frame';

/** What is a stream's own; `E` are its further events, and `F` its further effects. */
interface StreamRules<S extends StreamState, E, F> {
  initial: S;
  /** Where it is, and the state that it is opened in. */
  address: () => Promise<{ url: string; stream: S }>;
  /** Where another than the page keeps the line. */
  open?: (url: string) => Promise<StreamSocket>;
  next: (stream: S, event: E | SocketEvent) => { stream: S; effect?: F | SocketEffect };
  /** Frames go on coming: only who follows can tell what of them need not be kept. */
  runEffect: (effect: F) => void;
  /** After each event, whatever came of it. */
  afterEvent: (stream: S) => void;
  onStream: (stream: S) => void;
  /** What another call makes of an end that the line left unexplained. */
  explainEnd: (ended: S) => Promise<S | undefined>;
  /** The end of a stream that could not even begin. */
  failureState: (error: unknown) => S;
}

export interface RunningStream<E> {
  dispatch(event: E): void;
  send(data: Uint8Array<ArrayBuffer> | string): void;
  /** Listeners hear nothing more; who leaves ends it as well. */
  mute(): void;
}

const isSocketEffect = (effect: { do: string }): effect is SocketEffect =>
  effect.do === 'send' || effect.do === 'hangUp';

/** Keeps a stream going until it ends; no line outlives the bearer that it was opened with. */
export function runStream<S extends StreamState, E, F extends { do: string }>(
  rules: StreamRules<S, E, F>,
): RunningStream<E> {
  let stream = rules.initial;
  let socket: StreamSocket | undefined;
  let isMuted = false;

  const hasEnded = () => stream.at === 'ended';
  const notify = (now: S) => {
    if (!isMuted) rules.onStream(now);
  };

  function runEffect(effect: F | SocketEffect): void {
    if (!isSocketEffect(effect)) rules.runEffect(effect);
    else if (effect.do === 'send') socket?.send(effect.data);
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
    // It may have ended while the line was being opened, and then nobody else closes that.
    if (hasEnded()) socket.close();
    dispatch({ on: 'opened' });
    const silenceTimer = setTimeout(() => dispatch({ on: 'timedOut' }), SILENCE_TIMEOUT_MS);
    for (let data = await socket.read(); data !== undefined; data = await socket.read()) {
      dispatch({ on: 'frame', data });
      if (!isUnanswered(stream)) clearTimeout(silenceTimer);
    }
    clearTimeout(silenceTimer);
    dispatch({ on: 'socketClosed', ending: await socket.ended });
    if (!hasEnded() || isMuted) return;
    const explained = await rules.explainEnd(stream);
    if (explained) notify(explained);
  }
  const stop = onRevoked(() => dispatch({ on: 'signedOut' }));
  run()
    .catch((error: unknown) => rules.onStream(rules.failureState(error)))
    .finally(stop);

  return {
    dispatch,
    send: (data) => void (hasEnded() || socket?.send(data)),
    mute() {
      isMuted = true;
    },
  };
}
