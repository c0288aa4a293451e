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
import { openThrottledSocket } from './throttled-socket.ts';
import { runStream, type RunningStream } from '#features/stream/run-stream.ts';

/** docs/protocol/streams.md#13.2 */
const MAX_PARALLEL = 30;
/** Nobody reads faster than this; the frames between are for whatever else is drawn. */
const LIVE_MS = 45;
/** What is counted, searched and grouped over all servers follows more slowly than what is read. */
const OVERVIEW_MS = 250;

export interface RunRequest {
  cluster: string;
  login: string;
  command: string;
  /** Of the assistant; a new one where the command is no part of any. */
  conversation?: string | undefined;
}

export interface RunState {
  nodes: ReadonlyMap<string, NodeRun>;
  /** The first that asks for MFA. */
  mfaPrompt: { id: string; challenge: Record<string, unknown> } | undefined;
}

type ReadableStore = Pick<Store<RunState>, 'get' | 'subscribe'>;

export interface Run {
  request: RunRequest;
  /** As it is now, for what is in sight. */
  live: ReadableStore;
  /** The same, a little later. */
  overview: ReadableStore;
  start: (ids: readonly string[]) => void;
  stop: (ids: readonly string[]) => void;
  answer: (id: string, answer: object) => void;
}

const runUrl = ({ cluster, login, command, conversation = randomId() }: RunRequest, id: string): string =>
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
async function explainFailure(line: CommandStream, id: string): Promise<CommandStream | undefined> {
  if (line.nodes[id]?.error !== CONNECTION_NOT_OPENED) return undefined;
  try {
    await http.GET('/v1/webapi/user/status');
    return withError(line, id, CONNECTION_REFUSED);
  } catch (error) {
    return withError(line, id, describeError(error).message);
  }
}

/** Copies what is known into the stores that are read: one by the frame, the other by a timer. */
function createRunStores(lines: ReadonlyMap<string, CommandStream>) {
  const live = createStore<RunState>({ nodes: new Map(), mfaPrompt: undefined });
  const overview = createStore(live.get());
  let frame = 0;
  let drawnAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function snapshot(): RunState {
    const nodes = new Map<string, NodeRun>();
    let asking: RunState['mfaPrompt'];
    for (const [id, { nodes: ownNodes, challenges }] of lines) {
      nodes.set(id, ownNodes[id] ?? WAITING_NODE);
      const [challenge] = challenges;
      if (challenge) asking ??= { id, challenge };
    }
    return { nodes, mfaPrompt: asking };
  }
  function publishLive(now: number): void {
    if (now - drawnAt < LIVE_MS) {
      frame = requestAnimationFrame(publishLive);
      return;
    }
    frame = 0;
    drawnAt = now;
    live.set(snapshot());
  }
  function changed(): void {
    frame ||= requestAnimationFrame(publishLive);
    timer ??= setTimeout(() => {
      timer = undefined;
      overview.set(snapshot());
    }, OVERVIEW_MS);
  }
  return { live, overview, changed };
}

export function createRun(request: RunRequest): Run {
  const lines = new Map<string, CommandStream>();
  const running = new Map<string, RunningStream<CommandEvent>>();
  const waiting = new Set<string>();
  const { live, overview, changed } = createRunStores(lines);

  function updateLine(id: string, line: CommandStream): void {
    lines.set(id, line);
    changed();
    if (line.at === 'ended' && running.delete(id)) startWaiting();
  }
  function open(id: string): void {
    const begin = createCommandStream([id]);
    running.set(
      id,
      runStream<CommandStream, CommandEvent, never>({
        initial: begin,
        address: async () => ({ url: runUrl(request, id), stream: begin }),
        // Of base64, of which three bytes in four are output (RFC 4648).
        open: (url) =>
          openThrottledSocket(url, (bytes) =>
            running.get(id)?.dispatch({ on: 'leftOut', count: Math.floor(bytes * 0.75) }),
          ),
        next: (line, event) => nextCommandStream(line, event, Date.now()),
        runEffect: () => {},
        afterEvent: () => {},
        onStream: (line) => updateLine(id, line),
        explainEnd: (line) => explainFailure(line, id),
        failureState: (error) => withError(begin, id, describeError(error).message),
      }),
    );
  }
  function startWaiting(): void {
    for (const id of waiting) {
      if (running.size >= MAX_PARALLEL) return;
      waiting.delete(id);
      open(id);
    }
  }
  return {
    request,
    live,
    overview,
    start(ids) {
      for (const id of ids) {
        lines.set(id, createCommandStream([id]));
        waiting.add(id);
      }
      startWaiting();
      changed();
    },
    stop(ids) {
      // Those that wait first, or the place of one that is stopped would go to another that is to be stopped.
      for (const id of ids) {
        const line = waiting.delete(id) ? lines.get(id) : undefined;
        if (line) updateLine(id, nextCommandStream(line, { on: 'closed' }, Date.now()).stream);
      }
      for (const id of ids) running.get(id)?.dispatch({ on: 'closed' });
    },
    answer: (id, answer) => running.get(id)?.dispatch({ on: 'answered', answer }),
  };
}
