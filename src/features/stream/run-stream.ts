// One stream kept going: its line is read frame by frame, a pure rule turns each event into the next state, and what the rule asks for
// is carried out here as far as it is about the line.
import { onRevoked } from '#api/identity/credentials.ts';
import type { StreamEnd } from '#domain/stream/stream-end.ts';
import { openLine, SILENT_MS, type Line } from './line.ts';

/** Events of every stream. */
type LineEvent =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'socketClosed'; ending: StreamEnd }
  | { on: 'signedOut' }
  | { on: 'timedOut' };

/** What every stream may ask for. */
type LineEffect = { do: 'send'; data: string | Uint8Array<ArrayBuffer> } | { do: 'hangUp' };

interface State {
  at: string;
  /** `frame`: nothing of the stream itself has come. */
  awaits?: string;
}

/** Messages that are none of the stream answer nothing. */
const isUnanswered = ({ at, awaits = at === 'connecting' ? 'frame' : '' }: State): boolean => awaits === 'frame';

/** What is a stream's own; `E` are its further events, and `F` its further effects. */
interface Rules<S extends State, E, F> {
  begin: S;
  /** Where it is, and the state that it is opened in. */
  address: () => Promise<{ url: string; stream: S }>;
  /** Where another than the page keeps the line. */
  open?: (url: string) => Promise<Line>;
  next: (stream: S, event: E | LineEvent) => { stream: S; effect?: F | LineEffect };
  /** Frames go on coming: only who follows can tell what of them need not be kept. */
  follow: (effect: F) => void;
  /** After each event, whatever came of it. */
  settled: (stream: S) => void;
  onStream: (stream: S) => void;
  /** What another call makes of an end that the line left unexplained. */
  explained: (ended: S) => Promise<S | undefined>;
  /** The end of a stream that could not even begin. */
  failed: (error: unknown) => S;
}

export interface RunningStream<E> {
  take(event: E): void;
  send(data: Uint8Array<ArrayBuffer> | string): void;
  /** Listeners hear nothing more; who leaves ends it as well. */
  silence(): void;
}

const isLineEffect = (effect: { do: string }): effect is LineEffect => effect.do === 'send' || effect.do === 'hangUp';

/** Keeps a stream going until it ends; no line outlives the bearer that it was opened with. */
export function runStream<S extends State, E, F extends { do: string }>(rules: Rules<S, E, F>): RunningStream<E> {
  let stream = rules.begin;
  let line: Line | undefined;
  let isSilenced = false;

  const hasEnded = () => stream.at === 'ended';
  const notify = (now: S) => {
    if (!isSilenced) rules.onStream(now);
  };

  function carryOut(effect: F | LineEffect): void {
    if (!isLineEffect(effect)) rules.follow(effect);
    else if (effect.do === 'send') line?.send(effect.data);
    else line?.close();
  }
  function take(event: E | LineEvent): void {
    const step = rules.next(stream, event);
    if (step.stream !== stream) {
      stream = step.stream;
      notify(stream);
    }
    if (step.effect) carryOut(step.effect);
    rules.settled(stream);
  }
  async function run(): Promise<void> {
    const address = await rules.address();
    if (hasEnded()) return;
    stream = address.stream;
    line = await (rules.open ?? openLine)(address.url);
    // It may have ended while the line was being opened, and then nobody else closes that.
    if (hasEnded()) line.close();
    take({ on: 'opened' });
    const silence = setTimeout(() => take({ on: 'timedOut' }), SILENT_MS);
    for (let data = await line.read(); data !== undefined; data = await line.read()) {
      take({ on: 'frame', data });
      if (!isUnanswered(stream)) clearTimeout(silence);
    }
    clearTimeout(silence);
    take({ on: 'socketClosed', ending: await line.ended });
    if (!hasEnded() || isSilenced) return;
    const more = await rules.explained(stream);
    if (more) notify(more);
  }
  const stop = onRevoked(() => take({ on: 'signedOut' }));
  run()
    .catch((error: unknown) => rules.onStream(rules.failed(error)))
    .finally(stop);

  return {
    take,
    send: (data) => void (hasEnded() || line?.send(data)),
    silence() {
      isSilenced = true;
    },
  };
}
