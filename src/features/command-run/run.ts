// Runs a command on servers, with one stream per server so that each can be stopped. The number of parallel streams
// is the proxy's own limit. React is notified at most 22 times a second.
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
/** Faster updates are not readable. The frames between are left for the rest of the page. */
const LIVE_MS = 45;
/** Counts, search and groups cover all servers, so they update less often than the visible output. */
const OVERVIEW_MS = 250;

export interface RunRequest {
  cluster: string;
  login: string;
  command: string;
  /** The ID of the assistant's conversation. Other commands get a new ID. */
  conversation?: string | undefined;
}

export interface RunState {
  nodes: ReadonlyMap<string, NodeRun>;
  /** The first server with a pending MFA challenge. */
  mfaPrompt: { id: string; challenge: Record<string, unknown> } | undefined;
}

type ReadableStore = Pick<Store<RunState>, 'get' | 'subscribe'>;

export interface Run {
  request: RunRequest;
  /** The current state, for panels in view. */
  live: ReadableStore;
  /** The same state with a short delay. */
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
  status: 'ended',
  nodes: { [id]: { ...(line.nodes[id] ?? WAITING_NODE), status: 'failed', error, endedAt: Date.now() } },
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

/** Copies the state of the streams into two stores: `live` in animation frames, `overview` with a timer. */
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
    if (line.status === 'ended' && running.delete(id)) startWaiting();
  }
  function open(id: string): void {
    const begin = createCommandStream([id]);
    running.set(
      id,
      runStream<CommandStream, CommandEvent, never>({
        initial: begin,
        address: async () => ({ url: runUrl(request, id), stream: begin }),
        // `bytes` counts base64 text, which encodes three bytes in four characters (RFC 4648).
        open: (url) =>
          openThrottledSocket(url, (bytes) =>
            running.get(id)?.dispatch({ type: 'leftOut', count: Math.floor(bytes * 0.75) }),
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
      // Removes waiting servers first. Otherwise the end of a stopped server would start the next waiting server.
      for (const id of ids) {
        const line = waiting.delete(id) ? lines.get(id) : undefined;
        if (line) updateLine(id, nextCommandStream(line, { type: 'closed' }, Date.now()).stream);
      }
      for (const id of ids) running.get(id)?.dispatch({ type: 'closed' });
    },
    answer: (id, answer) => running.get(id)?.dispatch({ type: 'answered', answer }),
  };
}
