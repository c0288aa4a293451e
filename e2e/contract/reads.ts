import { faultsOf } from '#fixtures/check.ts';
import type { Entry, Operation } from '#fixtures/contract.ts';
import { registry } from '#fixtures/registry.gen.ts';
import type { WireAnswer } from '#fixtures/wire.ts';
import type { Client } from './client.ts';
import type { Finding, Outcome } from './findings.ts';
import { fill, type Known } from './known.ts';

const wordsOf = ({ status, body }: WireAnswer): string =>
  `${status} ${String(body).replace(/\s+/g, ' ').trim().slice(0, 160)}`;

/** Judges one answer: refusals of permission and absent parts are told apart from broken promises. */
export function judge(operation: Operation, answer: WireAnswer): { outcome: Outcome; unknown: string[] } {
  const found = faultsOf(operation, answer);
  const unknown = found.filter(({ kind }) => kind === 'unknown field').map(({ path }) => path);
  const faults = found.filter(({ kind }) => kind === 'differs');
  const says = wordsOf(answer);
  if (answer.status === 403) return { outcome: { is: 'forbidden', says }, unknown };
  if (answer.status === 404 || answer.status === 501) return { outcome: { is: 'not there', says }, unknown };
  if (faults.length > 0) return { outcome: { is: 'differs', faults }, unknown };
  if (answer.status >= 400) return { outcome: { is: 'failed', says }, unknown };
  return { outcome: { is: 'holds' }, unknown };
}

export async function judged(operation: Operation, call: () => Promise<WireAnswer>): Promise<Finding> {
  const began = performance.now();
  const done = (rest: Pick<Finding, 'outcome' | 'unknown'>): Finding => ({
    name: operation,
    ms: performance.now() - began,
    ...rest,
  });
  try {
    return done(judge(operation, await call()));
  } catch (error) {
    return done({
      outcome: { is: 'failed', says: error instanceof Error ? error.message : String(error) },
      unknown: [],
    });
  }
}

/** Query values without which an operation refuses. */
const QUERIES: Partial<Record<Operation, string>> = {
  'GET /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp': '?location=/etc/hostname&filename=/etc/hostname',
  'GET /v1/webapi/sites/{cluster}/sessions/{sid}/stream': '?offset=0&bytes=65536',
};

function readable(operation: Operation, major: number): boolean {
  const { since = 0, until = 99, navigation = false }: Entry = registry[operation];
  // What only a navigating browser calls ends at an identity provider.
  return operation.startsWith('GET ') && since <= major && major <= until && !navigation;
}

/** Calls every read operation of the dialect, in the contract's order. */
export async function reads(client: Client, { known, major }: { known: Known; major: number }): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const operation of (Object.keys(registry) as Operation[]).filter((name) => readable(name, major))) {
    const path = fill(operation.slice('GET '.length), known);
    if (path === undefined) {
      findings.push({
        name: operation,
        outcome: { is: 'not there', says: 'nothing found to ask for' },
        unknown: [],
        ms: 0,
      });
    } else findings.push(await judged(operation, () => client.call('GET', path + (QUERIES[operation] ?? ''))));
  }
  return findings;
}
