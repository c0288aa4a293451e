// Combines the checks of a stream's first messages into one verdict. Uses no network.
import type { Verdict } from '#e2e/contract/validation/findings.ts';
import type { ReceivedMessage } from './check-frame.ts';
import type { StreamPlan } from './stream-plans.ts';

/** The longest wait for a message, in milliseconds. */
export const MESSAGE_TIMEOUT_MS = 8_000;

/** Combines the faults of several messages. */
export function verdictOfMessages(messages: readonly ReceivedMessage[]): Verdict {
  const allFaults = messages.flatMap(({ name, faults }) =>
    faults.map((fault) => ({ ...fault, path: `${name ?? ''}${fault.path}` })),
  );
  const faultsOfKind = (kind: string) => allFaults.filter((fault) => fault.kind === kind);
  const faults = faultsOfKind('differs');
  return {
    result: faults.length > 0 ? { result: 'differs', faults } : { result: 'holds' },
    unknownFields: [...new Set(faultsOfKind('unknown field').map(({ path }) => path))],
    unknownValues: [...new Set(faultsOfKind('unknown value').map(({ path, found: value }) => `${path}: ${value}`))],
  };
}

/** Checks that a stream starts as described: the shape of its messages, the first one, and the expected ones. */
export function verdictOfStreamStart(
  messages: readonly ReceivedMessage[],
  { firstMessages, expectedMessages }: StreamPlan,
): Verdict {
  const result = verdictOfMessages(messages);
  if (result.result.result !== 'holds') return result;
  const refusal = messages.find(({ isRefusal }) => isRefusal);
  if (refusal) return { ...result, result: { result: 'failed', message: `${refusal.name ?? ''}: ${refusal.text}` } };
  const [firstMessage] = messages;
  if (!firstMessage)
    return { ...result, result: { result: 'failed', message: `no message within ${MESSAGE_TIMEOUT_MS / 1000} s` } };
  const names = messages.map(({ name = '' }) => name);
  const differs = (expected: string, found: string): Verdict => ({
    ...result,
    result: { result: 'differs', faults: [{ kind: 'differs', path: '', expected, found }] },
  });
  if (firstMessages && !firstMessages.includes(names[0] ?? ''))
    return differs(`${firstMessages.join(' or ')} first`, names[0] ?? '');
  if (!expectedMessages.some((name) => names.includes(name)))
    return differs(expectedMessages.join(' or '), names.join(', '));
  return result;
}
