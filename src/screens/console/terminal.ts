// One terminal: a line to the proxy, the rules of its stream, and the widget. React only hears what changed.
import type { Schemas } from '#api/schemas.ts';
import { credentials } from '#api/credentials.ts';
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
import { runStream } from '#features/stream/run-stream.ts';
import { PROXY_GONE } from './messages.ts';
import { readSize } from './resize-event.ts';
import type { Screen, Size } from './widget/screen.ts';

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

/** What is not about the line. */
type OwnEffect = Extract<Effect, { do: 'write' | 'tell' }>;

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
  let isLive = false;
  /** What the shell was told last, by us or by another participant. */
  let known = screen.size();

  // Everyone in a session sees one size: the one that was set last (docs/protocol/streams.md#3.5).
  function takeSize(size: Size | undefined): void {
    if (!size) return;
    known = size;
    screen.resize(size);
  }
  /** Only what is news: whoever sets a size sets it for everyone. */
  function tellSize(): void {
    const { cols, rows } = screen.size();
    if (!isLive || (cols === known.cols && rows === known.rows)) return;
    known = { cols, rows };
    running.send(encodeResize({ w: cols, h: rows }));
  }
  const running = runStream<Stream, StreamEvent, OwnEffect>({
    begin: connecting(),
    address() {
      known = screen.size();
      return addressOf(where, known);
    },
    next,
    follow(effect) {
      // The widget may be behind, and with it everything up to the server.
      if (effect.do === 'write') return screen.write(effect.output);
      takeSize(readSize(effect.event));
      onEvent(effect.event);
      return undefined;
    },
    settled({ at }) {
      isLive = at === 'live';
      // Whatever was set while it could not be told.
      tellSize();
    },
    onStream,
    explained: async (ended) => (ended.at === 'ended' ? moreOf(ended, where) : undefined),
    failed: (reason) => ({ at: 'ended', how: 'refused', reason }),
  });

  return {
    type(text, mode) {
      const fate = fateOf(mode, text);
      if (fate === 'send') running.send(encodeRaw(text));
      if (fate === 'leave') running.take({ on: 'closed', says: 'You left the session.' });
    },
    terminate: () => running.send(encodeRaw(TERMINATE)),
    resized: tellSize,
    answer: (answer) => running.take({ on: 'answered', answer }),
    close: () => running.take({ on: 'closed' }),
    leave() {
      running.silence();
      running.take({ on: 'closed' });
    },
  };
}
