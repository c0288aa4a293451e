// One terminal: a line to the proxy, the rules of its stream, and the widget. React only hears what changed.
import type { Schemas } from '#api/schemas.ts';
import { credentials, onRevoked } from '#api/credentials.ts';
import { dialect } from '#api/dialect.ts';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import { fieldsOf, listOf } from '#lib/read.ts';
import { encodeRaw, encodeResize } from '#domain/terminal/envelope.ts';
import { fateOf, TERMINATE, type Mode } from '#domain/terminal/modes.ts';
import { terminalAddress, type Target } from '#domain/terminal/params.ts';
import {
  connecting,
  next,
  UNEXPLAINED,
  UNSAID,
  type Effect,
  type Stream,
  type StreamEvent,
} from '#domain/terminal/stream.ts';
import { openLine, type Line } from '#features/stream/line.ts';
import { PROXY_GONE } from './messages.ts';
import { readSize } from './resize-event.ts';
import type { Screen, Size } from './widget/screen.ts';

const SILENT_MS = 30_000;

export interface Where {
  cluster: string;
  target: Target;
}

export interface Terminal {
  /** Where one may only watch, nothing that is typed goes out; Ctrl-C leaves. */
  type(text: string, mode: Mode | undefined): void;
  /** As a moderator: ends the session for everybody. */
  terminate(): void;
  resized(): void;
  /** Answers the challenge that the proxy waits for. */
  answer(answer: object): void;
  /** Ends the session; its state still tells how. */
  close(): void;
  /** Ends it unheard, because the page goes. */
  leave(): void;
}

const GONE = 'This session is over, or it is none that you may see.';

const isRunning = (sessions: unknown, sid: string): boolean =>
  listOf(sessions).some((one) => fieldsOf<Schemas['ActiveSession']>(one).id === sid);

const isProxyGone = (): Promise<boolean> =>
  http.GET('/v1/webapi/user/status').then(
    () => false,
    (error: unknown) => error instanceof Refusal && error.status === 0,
  );

/** Why nothing came: other calls can read the words that a socket hides (docs/protocol/streams.md#1.4). */
async function whyRefused({ cluster, target }: Where): Promise<string | undefined> {
  try {
    await http.GET('/v1/webapi/user/status');
    if (!('sid' in target)) return undefined;
    const { data } = await http.GET('/v1/webapi/sites/{cluster}/sessions', { params: { path: { cluster } } });
    return isRunning(data?.sessions, target.sid) ? undefined : GONE;
  } catch (error) {
    return error instanceof Refusal ? error.message : String(error);
  }
}

type Ended = Extract<Stream, { at: 'ended' }>;

/** What another call makes of an end that the socket left unexplained. */
async function moreOf(ended: Ended, where: Where): Promise<Ended | undefined> {
  if (ended.reason === UNEXPLAINED)
    return (await isProxyGone()) ? { ...ended, how: 'lost', reason: PROXY_GONE } : undefined;
  const reason = ended.reason === UNSAID ? await whyRefused(where) : undefined;
  return reason === undefined ? undefined : { ...ended, reason };
}

interface Hearing {
  onStream: (stream: Stream) => void;
  /** What befell the session, as the proxy tells it (docs/protocol/streams.md#3.5). */
  onEvent: (event: Record<string, unknown>) => void;
}

async function addressOf({ cluster, target }: Where, { cols, rows }: Size): Promise<{ url: string; stream: Stream }> {
  const { bearer = '' } = credentials();
  const where = { origin: location.origin, cluster, target, size: { w: cols, h: rows } };
  // On 14.x the token stands in the address because nowhere else is it looked for (docs/behaviour.md#bearer-token).
  return (await dialect()) === 14
    ? { url: terminalAddress({ ...where, token: bearer }), stream: connecting() }
    : { url: terminalAddress(where), stream: connecting(bearer) };
}

/** Starts or joins a session and keeps it going until it ends. */
export function startTerminal(where: Where, screen: Screen, { onStream, onEvent }: Hearing): Terminal {
  let stream: Stream = connecting();
  let line: Line | undefined;
  let isClosed = false;
  /** What the shell was told last, by us or by another participant. */
  let known = screen.size();

  const hasEnded = () => stream.at === 'ended';

  // Everyone in a session sees one size: the one that was set last (docs/protocol/streams.md#3.5).
  function takeSize(size: Size | undefined): void {
    if (!size) return;
    known = size;
    screen.resize(size);
  }
  /** Only what is news: whoever sets a size sets it for everyone. */
  function tellSize(): void {
    const { cols, rows } = screen.size();
    if (stream.at !== 'live' || (cols === known.cols && rows === known.rows)) return;
    known = { cols, rows };
    line?.send(encodeResize({ w: cols, h: rows }));
  }
  async function follow(effect: Effect | undefined): Promise<void> {
    switch (effect?.do) {
      case 'send':
        line?.send(effect.data);
        return;
      case 'write': {
        const written = screen.write(effect.output);
        // Waits while the widget is behind, and with it everything up to the server; frames that come all the same are
        // taken as they come, for only the widget's side can tell what need not be kept.
        return line?.isHeldBack ? written : undefined;
      }
      case 'tell':
        takeSize(readSize(effect.event));
        onEvent(effect.event);
        return;
      case 'hangUp':
        line?.close();
        return;
      case undefined:
    }
  }
  async function take(event: StreamEvent): Promise<void> {
    const step = next(stream, event);
    if (step.stream !== stream) {
      stream = step.stream;
      if (!isClosed) onStream(stream);
    }
    await follow(step.effect);
    // Whatever was set while it could not be told.
    tellSize();
  }
  async function run(): Promise<void> {
    known = screen.size();
    const address = await addressOf(where, known);
    if (hasEnded()) return;
    stream = address.stream;
    line = await openLine(address.url);
    // It may have ended while the line was being opened, and then nobody else closes that.
    if (hasEnded()) line.close();
    await take({ on: 'opened' });
    const silence = setTimeout(() => void take({ on: 'timedOut' }), SILENT_MS);
    for (let data = await line.read(); data !== undefined; data = await line.read()) {
      clearTimeout(silence);
      await take({ on: 'frame', data });
    }
    clearTimeout(silence);
    const { code } = await line.ended;
    await take({ on: 'socketClosed', code });
    if (stream.at !== 'ended' || isClosed) return;
    const more = await moreOf(stream, where);
    if (more && !isClosed) onStream(more);
  }
  // No line outlives the bearer it was opened with.
  const stop = onRevoked(() => void take({ on: 'signedOut' }));
  run()
    .catch((error: unknown) =>
      onStream({ at: 'ended', how: 'refused', reason: error instanceof Error ? error.message : String(error) }),
    )
    .finally(stop);

  const say = (text: string) => stream.at !== 'ended' && line?.send(encodeRaw(text));
  return {
    type(text, mode) {
      const fate = fateOf(mode, text);
      if (fate === 'send') say(text);
      if (fate === 'leave') void take({ on: 'closed', says: 'You left the session.' });
    },
    terminate: () => say(TERMINATE),
    resized: tellSize,
    answer: (answer) => void take({ on: 'answered', answer }),
    close: () => void take({ on: 'closed' }),
    leave() {
      isClosed = true;
      void take({ on: 'closed' });
    },
  };
}
