// Records the calls that a page makes during a fault case, and whether they have been answered.
import type { Operation } from '#fixtures/contract/operations.ts';
import type { Stream } from '#fixtures/contract/streams.ts';
import { matchOperation, type Proxy } from '#fixtures/proxy/proxy.ts';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { streamOf } from '#fixtures/sockets/stream-opener.ts';

export interface ProxyLog {
  /** Clears the log for a new case. Calls of earlier pages that end later are not counted. */
  restart(): void;
  /** The first successful response of each operation. */
  responses: ReadonlyMap<Operation, WireResponse>;
  /** The number of calls of each operation. */
  counts: ReadonlyMap<Operation, number>;
  streams: ReadonlySet<Stream>;
  /** Whether no call has started or ended for `ms` milliseconds, and only calls that a fault holds are unanswered. */
  isQuiet(ms: number): boolean;
}

export function logCalls(mock: Proxy): ProxyLog {
  const responses = new Map<Operation, WireResponse>();
  const counts = new Map<Operation, number>();
  const streams = new Set<Stream>();
  const pending = new Map<Operation, number>();
  let changedAt = Date.now();
  let restartCount = 0;

  const add = (operationCounts: Map<Operation, number>, operation: Operation, difference: number) =>
    operationCounts.set(operation, (operationCounts.get(operation) ?? 0) + difference);

  const { handle, upgrade } = mock;
  mock.handle = async (request) => {
    const operation = matchOperation(request)?.name;
    if (operation === undefined) return handle(request);
    const restartCountAtStart = restartCount;
    add(counts, operation, 1);
    add(pending, operation, 1);
    changedAt = Date.now();
    const response = await handle(request);
    if (restartCountAtStart !== restartCount) return response;
    add(pending, operation, -1);
    changedAt = Date.now();
    if (response.status === 200 && !responses.has(operation)) responses.set(operation, response);
    return response;
  };
  mock.upgrade = (request) => {
    const stream = streamOf(request);
    if (stream) streams.add(stream);
    changedAt = Date.now();
    return upgrade(request);
  };

  const isHeld = (operation: Operation) => {
    const fault = mock.world.faults.get(operation);
    return fault !== undefined && 'held' in fault;
  };
  return {
    responses,
    counts,
    streams,
    restart() {
      restartCount += 1;
      for (const log of [responses, counts, streams, pending]) log.clear();
      changedAt = Date.now();
    },
    isQuiet: (ms) =>
      Date.now() - changedAt >= ms && [...pending].every(([operation, count]) => count === 0 || isHeld(operation)),
  };
}
