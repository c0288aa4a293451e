import { expect, test, vi } from 'vitest';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { inTurn } from './key-turns.ts';

const { signal: neverAborted } = new AbortController();

test('rejects a queued prompt immediately when it is canceled, and never starts it', async () => {
  let answer: (text: string) => void = () => undefined;
  const ask = () => new Promise<string>((resolve) => (answer = resolve));
  const first = inTurn({ signal: neverAborted, onBegun: () => undefined, ask });
  const waiting = new AbortController();
  const onBegun = vi.fn<() => void>();
  const second = inTurn({ signal: waiting.signal, onBegun, ask });
  const third = inTurn({ signal: neverAborted, onBegun: () => undefined, ask: async () => 'third' });
  waiting.abort();
  await expect(second).rejects.toSatisfy(isPromptCanceled);
  answer('first');
  await expect(first).resolves.toBe('first');
  await expect(third).resolves.toBe('third');
  expect(onBegun).not.toHaveBeenCalled();
});
