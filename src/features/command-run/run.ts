// A command on servers, kept going: a line to the proxy for each, so that one can be stopped, and so many at once as the
// proxy itself would run. React hears of it at most 22 times a second.
import { describeError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { credentials } from '#api/identity/credentials.ts';
import { commandAddress, nodeIdsQuery } from '#domain/command-run/command-address.ts';
import {
  nextCommandStream,
  createCommandStream,
  WAITING_NODE,
  type CommandEvent,
  type CommandStream,
  type NodeRun,
} from '#domain/command-run/command-stream.ts';
import { CONNECTION_NOT_OPENED, CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import { createStore, type Store } from '#lib/browser/store.ts';
import { randomId } from '#lib/random-id.ts';
import { openCalmLine } from './calm-line.ts';
import { runStream, type RunningStream } from '#features/stream/run-stream.ts';

/** docs/protocol/streams.md#13.2 */
const AT_ONCE = 30;
/** Nobody reads faster than this; the frames between are for whatever else is drawn. */
const LIVE_MS = 45;
/** What is counted, searched and grouped over all servers follows more slowly than what is read. */
const OVERVIEW_MS = 250;

export interface Order {
  cluster: string;
  login: string;
  command: string;
  /** Of the assistant; a new one where the command is no part of any. */
  conversation?: string | undefined;
}

export interface RunState {
  nodes: ReadonlyMap<string, NodeRun>;
  /** The first that asks for MFA. */
  asking: { id: string; challenge: Record<string, unknown> } | undefined;
}

type Reads = Pick<Store<RunState>, 'get' | 'subscribe'>;

export interface Run {
  order: Order;
  /** As it is now, for what is in sight. */
  live: Reads;
  /** The same, a little later. */
  overview: Reads;
  begin: (ids: readonly string[]) => void;
  stop: (ids: readonly string[]) => void;
  answer: (id: string, answer: object) => void;
}

const addressOf = ({ cluster, login, command, conversation = randomId() }: Order, id: string): string =>
  commandAddress({
    origin: location.origin,
    cluster,
    token: credentials().bearer ?? '',
    params: { command, login, query: nodeIdsQuery([id]), conversation_id: conversation, execution_id: randomId() },
  });

const withError = (line: CommandStream, id: string, error: string): CommandStream => ({
  ...line,
  at: 'ended',
  nodes: { [id]: { ...(line.nodes[id] ?? WAITING_NODE), at: 'failed', error, endedAt: Date.now() } },
});

/** Another call can read the error that a refused socket hides (docs/protocol/streams.md#1.4). */
async function explained(line: CommandStream, id: string): Promise<CommandStream | undefined> {
  if (line.nodes[id]?.error !== CONNECTION_NOT_OPENED) return undefined;
  try {
    await http.GET('/v1/webapi/user/status');
    return withError(line, id, CONNECTION_REFUSED);
  } catch (error) {
    return withError(line, id, describeError(error).message);
  }
}

/** Copies what is known into the stores that are read: one by the frame, the other by a timer. */
function createReads(lines: ReadonlyMap<string, CommandStream>) {
  const live = createStore<RunState>({ nodes: new Map(), asking: undefined });
  const overview = createStore(live.get());
  let frame = 0;
  let drawn = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function read(): RunState {
    const nodes = new Map<string, NodeRun>();
    let asking: RunState['asking'];
    for (const [id, { nodes: of, challenges }] of lines) {
      nodes.set(id, of[id] ?? WAITING_NODE);
      const [challenge] = challenges;
      if (challenge) asking ??= { id, challenge };
    }
    return { nodes, asking };
  }
  function draw(now: number): void {
    if (now - drawn < LIVE_MS) {
      frame = requestAnimationFrame(draw);
      return;
    }
    frame = 0;
    drawn = now;
    live.set(read());
  }
  function changed(): void {
    frame ||= requestAnimationFrame(draw);
    timer ??= setTimeout(() => {
      timer = undefined;
      overview.set(read());
    }, OVERVIEW_MS);
  }
  return { live, overview, changed };
}

export function createRun(order: Order): Run {
  const lines = new Map<string, CommandStream>();
  const running = new Map<string, RunningStream<CommandEvent>>();
  const waiting = new Set<string>();
  const { live, overview, changed } = createReads(lines);

  function hear(id: string, line: CommandStream): void {
    lines.set(id, line);
    changed();
    if (line.at === 'ended' && running.delete(id)) fill();
  }
  function open(id: string): void {
    const begin = createCommandStream([id]);
    running.set(
      id,
      runStream<CommandStream, CommandEvent, never>({
        begin,
        address: async () => ({ url: addressOf(order, id), stream: begin }),
        // Of base64, of which three bytes in four are output (RFC 4648).
        open: (url) =>
          openCalmLine(url, (bytes) => running.get(id)?.take({ on: 'leftOut', count: Math.floor(bytes * 0.75) })),
        next: (line, event) => nextCommandStream(line, event, Date.now()),
        follow: () => {},
        settled: () => {},
        onStream: (line) => hear(id, line),
        explained: (line) => explained(line, id),
        failed: (error) => withError(begin, id, describeError(error).message),
      }),
    );
  }
  function fill(): void {
    for (const id of waiting) {
      if (running.size >= AT_ONCE) return;
      waiting.delete(id);
      open(id);
    }
  }
  return {
    order,
    live,
    overview,
    begin(ids) {
      for (const id of ids) {
        lines.set(id, createCommandStream([id]));
        waiting.add(id);
      }
      fill();
      changed();
    },
    stop(ids) {
      // Those that wait first, or the place of one that is stopped would go to another that is to be stopped.
      for (const id of ids) {
        const line = waiting.delete(id) ? lines.get(id) : undefined;
        if (line) hear(id, nextCommandStream(line, { on: 'closed' }, Date.now()).stream);
      }
      for (const id of ids) running.get(id)?.take({ on: 'closed' });
    },
    answer: (id, answer) => running.get(id)?.take({ on: 'answered', answer }),
  };
}
