// Checks the operations of the contract that only read, except navigations.
import type { OperationEntry, Operation } from '#fixtures/contract/operations.ts';
import { registry } from '#fixtures/contract/registry.gen.ts';
import { callOperation, type Visit } from './visit.ts';

export const OPERATIONS = Object.keys(registry) as Operation[]; // the registry's keys, which Object.keys widens

// Navigations, such as redirects to an identity provider, need a browser.
const isReadOperation = (operation: Operation): boolean => {
  const { navigation = false }: OperationEntry = registry[operation];
  return operation.startsWith('GET ') && !navigation;
};

/**
 * Calls every read operation in the order of the contract. Operations of other versions are called too, to check that
 * they are missing.
 */
export async function checkReads(visit: Visit): Promise<void> {
  for (const operation of OPERATIONS.filter(isReadOperation)) await callOperation(visit, operation);
}
