// What the first messages of a stream are worth together; rules without a network.
import type { Judgement } from '#e2e/contract/judging/findings.ts';
import type { Heard } from './frames.ts';
import type { Plan } from './plans.ts';

/** Milliseconds that a message may take. */
export const PATIENCE = 8_000;

export function judged(heard: readonly Heard[]): Judgement {
  const all = heard.flatMap(({ name, faults }) =>
    faults.map((fault) => ({ ...fault, path: `${name ?? ''}${fault.path}` })),
  );
  const of = (kind: string) => all.filter((fault) => fault.kind === kind);
  const faults = of('differs');
  return {
    outcome: faults.length > 0 ? { is: 'differs', faults } : { is: 'holds' },
    fields: [...new Set(of('unknown field').map(({ path }) => path))],
    values: [...new Set(of('unknown value').map(({ path, found: value }) => `${path}: ${value}`))],
  };
}

/** Whether the beginning of a stream is as described: its messages, which of them came first, and which came at all. */
export function beginning(heard: readonly Heard[], { first, until }: Plan): Judgement {
  const result = judged(heard);
  if (result.outcome.is !== 'holds') return result;
  const refused = heard.find(({ isRefusal }) => isRefusal);
  if (refused) return { ...result, outcome: { is: 'failed', says: `${refused.name ?? ''}: ${refused.text}` } };
  const [opening] = heard;
  if (!opening) return { ...result, outcome: { is: 'failed', says: `no message within ${PATIENCE / 1000} s` } };
  const names = heard.map(({ name = '' }) => name);
  const wrong = (expected: string, found: string): Judgement => ({
    ...result,
    outcome: { is: 'differs', faults: [{ kind: 'differs', path: '', expected, found }] },
  });
  if (first && !first.includes(names[0] ?? '')) return wrong(`${first.join(' or ')} first`, names[0] ?? '');
  if (!until.some((name) => names.includes(name))) return wrong(until.join(' or '), names.join(', '));
  return result;
}
