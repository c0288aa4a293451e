// Judges the first messages of a stream together; rules without a network.
import type { Verdict } from '#e2e/contract/validation/findings.ts';
import type { ReceivedMessage } from './check-frame.ts';
import type { StreamPlan } from './stream-plans.ts';

/** The longest wait for a message, in milliseconds. */
export const MESSAGE_TIMEOUT_MS = 8_000;

export function verdictOfMessages(messages: readonly ReceivedMessage[]): Verdict {
  const allFaults = messages.flatMap(({ name, faults }) =>
    faults.map((fault) => ({ ...fault, path: `${name ?? ''}${fault.path}` })),
  );
  const of = (kind: string) => allFaults.filter((fault) => fault.kind === kind);
  const faults = of('differs');
  return {
    result: faults.length > 0 ? { result: 'differs', faults } : { result: 'holds' },
    unknownFields: [...new Set(of('unknown field').map(({ path }) => path))],
    unknownValues: [...new Set(of('unknown value').map(({ path, found: value }) => `${path}: ${value}`))],
  };
}

/** Whether a stream starts as described: the shapes of its messages, the first message, and the expected messages. */
export function verdictOfStreamStart(
  messages: readonly ReceivedMessage[],
  { firstMessages, expectedMessages }: StreamPlan,
): Verdict {
  const result = verdictOfMessages(messages);
  if (result.result.result !== 'holds') return result;
  const refused = messages.find(({ isRefusal }) => isRefusal);
  if (refused) return { ...result, result: { result: 'failed', message: `${refused.name ?? ''}: ${refused.text}` } };
  const [opening] = messages;
  if (!opening)
    return { ...result, result: { result: 'failed', message: `no message within ${MESSAGE_TIMEOUT_MS / 1000} s` } };
  const names = messages.map(({ name = '' }) => name);
  const wrong = (expected: string, found: string): Verdict => ({
    ...result,
    result: { result: 'differs', faults: [{ kind: 'differs', path: '', expected, found }] },
  });
  if (firstMessages && !firstMessages.includes(names[0] ?? ''))
    return wrong(`${firstMessages.join(' or ')} first`, names[0] ?? '');
  if (!expectedMessages.some((name) => names.includes(name)))
    return wrong(expectedMessages.join(' or '), names.join(', '));
  return result;
}
