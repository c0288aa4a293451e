import type { OperationEntry, Operation } from '#fixtures/contract/operations.ts';
import { registry } from '#fixtures/contract/registry.gen.ts';
import { callOperation, type Visit } from './visit.ts';

export const OPERATIONS = Object.keys(registry) as Operation[]; // the registry's keys, which Object.keys widens

// What only a navigating browser calls ends at an identity provider.
const isRead = (operation: Operation): boolean => {
  const { navigation = false }: OperationEntry = registry[operation];
  return operation.startsWith('GET ') && !navigation;
};

/** Calls every read operation, in the contract's order; those of other versions too, to see that they are not there. */
export async function checkReads(visit: Visit): Promise<void> {
  for (const operation of OPERATIONS.filter(isRead)) await callOperation(visit, operation);
}
