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

/** The proxy's own limit (docs/protocol/streams.md#13.2). */
const MAX_PARALLEL_STREAMS = 30;
/** Faster updates are not readable, and would leave too few frames for the rest of the page. */
const LIVE_INTERVAL_MS = 45;
/** Counts, search and groups cover all servers, so they update less often than the visible output. */
const OVERVIEW_INTERVAL_MS = 250;

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

const withError = (stream: CommandStream, id: string, error: string): CommandStream => ({
  ...stream,
  status: 'ended',
  nodes: { [id]: { ...(stream.nodes[id] ?? WAITING_NODE), status: 'failed', error, endedAt: Date.now() } },
});

/**
 * Finds out with another call why a socket was refused, because browsers hide the reason
 * (docs/protocol/streams.md#1.4).
 */
async function explainFailure(stream: CommandStream, id: string): Promise<CommandStream | undefined> {
  if (stream.nodes[id]?.error !== CONNECTION_NOT_OPENED) return undefined;
  try {
    await http.GET('/v1/webapi/user/status');
    return withError(stream, id, CONNECTION_REFUSED);
  } catch (error) {
    return withError(stream, id, describeError(error).message);
  }
}

/** Copies the state of the streams into two stores: `live` in animation frames, `overview` with a timer. */
function createRunStores(streams: ReadonlyMap<string, CommandStream>) {
  const live = createStore<RunState>({ nodes: new Map(), mfaPrompt: undefined });
  const overview = createStore(live.get());
  let frame = 0;
  let updatedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function snapshot(): RunState {
    const nodes = new Map<string, NodeRun>();
    let mfaPrompt: RunState['mfaPrompt'];
    for (const [id, { nodes: ownNodes, challenges }] of streams) {
      nodes.set(id, ownNodes[id] ?? WAITING_NODE);
      const [challenge] = challenges;
      if (challenge) mfaPrompt ??= { id, challenge };
    }
    return { nodes, mfaPrompt };
  }
  function publishLive(now: number): void {
    if (now - updatedAt < LIVE_INTERVAL_MS) {
      frame = requestAnimationFrame(publishLive);
      return;
    }
    frame = 0;
    updatedAt = now;
    live.set(snapshot());
  }
  function changed(): void {
    frame ||= requestAnimationFrame(publishLive);
    timer ??= setTimeout(() => {
      timer = undefined;
      overview.set(snapshot());
    }, OVERVIEW_INTERVAL_MS);
  }
  return { live, overview, changed };
}

export function createRun(request: RunRequest): Run {
  const streams = new Map<string, CommandStream>();
  const runningStreams = new Map<string, RunningStream<CommandEvent>>();
  const waitingIds = new Set<string>();
  const { live, overview, changed } = createRunStores(streams);

  function updateStream(id: string, stream: CommandStream): void {
    streams.set(id, stream);
    changed();
    if (stream.status === 'ended' && runningStreams.delete(id)) startWaiting();
  }
  function openStream(id: string): void {
    const initialStream = createCommandStream([id]);
    runningStreams.set(
      id,
      runStream<CommandStream, CommandEvent, never>({
        initial: initialStream,
        address: async () => ({ url: runUrl(request, id), stream: initialStream }),
        // `bytes` counts base64 text, which encodes three bytes in four characters (RFC 4648).
        open: (url) =>
          openThrottledSocket(url, (bytes) =>
            runningStreams.get(id)?.dispatch({ type: 'leftOut', count: Math.floor(bytes * 0.75) }),
          ),
        next: (stream, event) => nextCommandStream(stream, event, Date.now()),
        runEffect: () => {},
        afterEvent: () => {},
        onStream: (stream) => updateStream(id, stream),
        explainEnd: (stream) => explainFailure(stream, id),
        failureState: (error) => withError(initialStream, id, describeError(error).message),
      }),
    );
  }
  function startWaiting(): void {
    for (const id of waitingIds) {
      if (runningStreams.size >= MAX_PARALLEL_STREAMS) return;
      waitingIds.delete(id);
      openStream(id);
    }
  }
  return {
    request,
    live,
    overview,
    start(ids) {
      for (const id of ids) {
        streams.set(id, createCommandStream([id]));
        waitingIds.add(id);
      }
      startWaiting();
      changed();
    },
    stop(ids) {
      // Removes waiting servers first. Otherwise the end of a stopped server would start the next waiting server.
      for (const id of ids) {
        const stream = waitingIds.delete(id) ? streams.get(id) : undefined;
        if (stream) updateStream(id, nextCommandStream(stream, { type: 'closed' }, Date.now()).stream);
      }
      for (const id of ids) runningStreams.get(id)?.dispatch({ type: 'closed' });
    },
    answer: (id, answer) => runningStreams.get(id)?.dispatch({ type: 'answered', answer }),
  };
}
