import type { Operation } from '#fixtures/contract/operations.ts';
import type { WireAnswer } from '#fixtures/proxy/wire.ts';
import { notAsked } from '#e2e/contract/judging/findings.ts';
import type { Made } from './made.ts';
import { ask, type Given, type Visit } from '#e2e/contract/visit.ts';

export interface Making {
  visit: Visit;
  made: Made;
  /** Of everything that is made. */
  name: string;
}

/** Throws unless the answer to a removal says that the thing is gone. */
export function demandGone(answer: WireAnswer | undefined, gone: readonly number[] = [200, 404]): void {
  if (!answer || !gone.includes(answer.status))
    throw new Error(`the removal was answered ${answer?.status ?? 'not at all'}`);
}

/** Waits until the proxy's lists show what was just made. */
export const listsCaughtUp = ({ listsLateMs }: Visit): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, listsLateMs));

interface Creation {
  /** For people. */
  kind: string;
  create: Operation;
  body: unknown;
  /** Removes by the name, which stands in its path. */
  remove: Operation;
}

/** Makes something under our name; it counts as made from before the call until the proxy refuses it. */
export async function create(
  making: Making,
  { kind, create: operation, body, remove }: Creation,
): Promise<WireAnswer | undefined> {
  const { visit, made, name } = making;
  const forget = made.add({
    what: `${kind} ${name}`,
    remove: async () => demandGone(await ask(visit, remove, { path: { name }, isRemoval: true })),
  });
  const answer = await ask(visit, operation, { body });
  await listsCaughtUp(visit);
  if (answer?.status === 200) return answer;
  if (answer && answer.status < 500) forget();
  visit.findings.push(notAsked(remove, `no ${kind} was made`));
  return undefined;
}

/** Calls an operation only where what it needs was made before. */
export async function askIf(
  condition: boolean,
  { visit }: Making,
  [operation, given]: [Operation, Given],
): Promise<WireAnswer | undefined> {
  if (condition) return ask(visit, operation, given);
  visit.findings.push(notAsked(operation, 'what it needs could not be made'));
  return undefined;
}
