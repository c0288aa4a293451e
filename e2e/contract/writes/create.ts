import type { Operation } from '#fixtures/contract/operations.ts';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { notCalled } from '#e2e/contract/validation/findings.ts';
import type { Cleanup } from './cleanup.ts';
import { callOperation, type CallParams, type Visit } from '#e2e/contract/visit.ts';

export interface WriteContext {
  visit: Visit;
  cleanup: Cleanup;
  /** The name of everything that is created. */
  name: string;
}

/** Throws unless the response to a deletion says that the resource no longer exists. */
export function requireDeleted(
  answer: WireResponse | undefined,
  acceptedStatuses: readonly number[] = [200, 404],
): void {
  if (!answer || !acceptedStatuses.includes(answer.status))
    throw new Error(`the removal was answered ${answer?.status ?? 'not at all'}`);
}

/** Waits until the proxy's lists show the latest writes. */
export const waitForLists = ({ listDelayMs }: Visit): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, listDelayMs));

interface CreateOptions {
  /** The readable name of the kind. */
  kind: string;
  create: Operation;
  body: unknown;
  /** The operation that deletes the resource by the name in its path. */
  remove: Operation;
}

/**
 * Creates a resource under the run's name. It is registered for cleanup before the call, unless the proxy refuses it.
 */
export async function createWithCleanup(
  context: WriteContext,
  { kind, create: operation, body, remove }: CreateOptions,
): Promise<WireResponse | undefined> {
  const { visit, cleanup, name } = context;
  const forget = cleanup.add({
    label: `${kind} ${name}`,
    remove: async () => requireDeleted(await callOperation(visit, remove, { path: { name }, isCleanup: true })),
  });
  const answer = await callOperation(visit, operation, { body });
  await waitForLists(visit);
  if (answer?.status === 200) return answer;
  if (answer && answer.status < 500) forget();
  visit.findings.push(notCalled(remove, `no ${kind} was made`));
  return undefined;
}

/** Calls an operation only if the resource that it needs was created. */
export async function callIf(
  condition: boolean,
  { visit }: WriteContext,
  [operation, params]: [Operation, CallParams],
): Promise<WireResponse | undefined> {
  if (condition) return callOperation(visit, operation, params);
  visit.findings.push(notCalled(operation, 'what it needs could not be made'));
  return undefined;
}
