// Helpers for checks that create resources on the proxy and remove them again.
import type { Operation } from '#fixtures/contract/operations.ts';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { notCalled } from '#e2e/contract/validation/findings.ts';
import type { Cleanup } from './cleanup.ts';
import { callOperation, type CallParams, type Visit } from '#e2e/contract/visit.ts';

/** The input of each check of operations that write. */
export interface WriteContext {
  visit: Visit;
  cleanup: Cleanup;
  /** The name of all resources that the run creates. */
  name: string;
}

/** Throws unless the status of a deletion shows that the resource no longer exists. */
export function requireDeleted(
  response: WireResponse | undefined,
  acceptedStatuses: readonly number[] = [200, 404],
): void {
  if (!response || !acceptedStatuses.includes(response.status))
    throw new Error(`the removal was answered ${response?.status ?? 'not at all'}`);
}

/** Waits until the proxy's lists show the latest writes. */
export const waitForLists = ({ listDelayMs }: Visit): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, listDelayMs));

interface CreateOptions {
  /** The readable name of the resource's kind, such as `role`. */
  kind: string;
  create: Operation;
  body: unknown;
  /** The operation that deletes the resource. Its path contains the name. */
  remove: Operation;
}

/**
 * Creates a resource with the run's name. It is registered for cleanup before the call, because it may exist even if
 * the response is lost. Returns the response, or undefined if the proxy did not confirm the creation.
 */
export async function createWithCleanup(
  context: WriteContext,
  { kind, create: operation, body, remove }: CreateOptions,
): Promise<WireResponse | undefined> {
  const { visit, cleanup, name } = context;
  const unregister = cleanup.add({
    label: `${kind} ${name}`,
    remove: async () => requireDeleted(await callOperation(visit, remove, { path: { name }, isCleanup: true })),
  });
  const response = await callOperation(visit, operation, { body });
  await waitForLists(visit);
  if (response?.status === 200) return response;
  if (response && response.status < 500) unregister();
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
