// Lists the fault cases of a page: each of its calls with each fault that changes the response, and each of its streams
// with each stream fault.
import type { Operation } from '#fixtures/contract/operations.ts';
import type { Stream } from '#fixtures/contract/streams.ts';
import type { World } from '#fixtures/model/world.ts';
import { callFault, callFaultNames, changesResponse, type CallFault } from '#fixtures/proxy/named-faults.ts';
import { streamFault, streamFaultNames, type NamedStreamFault } from '#fixtures/sockets/named-stream-faults.ts';
import type { ProxyLog } from './proxy-log.ts';

/** One call or stream with one fault. The seed selects which field a fault changes. */
export type FaultCase =
  | { call: Operation; fault: CallFault; seed: number }
  | { call: Stream; fault: NamedStreamFault; seed?: undefined };

const isStreamCase = (faultCase: FaultCase): faultCase is Extract<FaultCase, { call: Stream }> =>
  faultCase.seed === undefined;

/** A response has many fields. Each seed changes another field. */
const MUTATION_SEEDS = [0, 1, 2];

export function faultCasesOf(log: ProxyLog, skippedOperations: ReadonlySet<Operation>): FaultCase[] {
  const calls = [...log.responses].filter(([call]) => !skippedOperations.has(call));
  const callCases = calls.flatMap(([call, response]) =>
    callFaultNames
      .filter((fault) => changesResponse(fault, response))
      .flatMap((fault) =>
        (fault === 'a mutated field' ? MUTATION_SEEDS : [0]).map((seed): FaultCase => ({ call, fault, seed })),
      ),
  );
  const streamCases = [...log.streams].flatMap((call) => streamFaultNames.map((fault): FaultCase => ({ call, fault })));
  return [...callCases, ...streamCases];
}

/** Starts the fault of the case in the mock. */
export function startFault(world: World, faultCase: FaultCase): void {
  if (isStreamCase(faultCase)) world.streamFault = { ...streamFault(faultCase.fault), stream: faultCase.call };
  else world.fault(faultCase.call, callFault(faultCase.fault, faultCase.seed));
}

/** Stops the fault and releases held calls. */
export function endFault(world: World, faultCase: FaultCase): void {
  world.streamFault = undefined;
  world.cutStreams();
  if (!isStreamCase(faultCase)) world.release(faultCase.call);
}

export const caseName = ({ call, fault, seed }: FaultCase): string => `${call}: ${fault}${seed ? ` ${seed + 1}` : ''}`;

/** Whether the fault makes the page wait without a response. */
export const isWaiting = ({ fault }: FaultCase): boolean => fault === 'hang' || fault === 'never upgraded';

const RETRIED_FAULTS: readonly FaultCase['fault'][] = [
  'hang',
  'HTML 500',
  'endless pages',
  'a repeated key',
  'cut mid-body',
  '401',
  '403 of an ended session',
  '429 with Retry-After',
  'closed immediately',
  'half a frame',
  'never upgraded',
];

/** Whether the page may retry this fault automatically, so the test must observe it for longer. */
export const isRetried = ({ fault }: FaultCase): boolean => RETRIED_FAULTS.includes(fault);
