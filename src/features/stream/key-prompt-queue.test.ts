import { expect, test, vi } from 'vitest';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { queueKeyPrompt } from './key-prompt-queue.ts';

const { signal: neverAborted } = new AbortController();

test('rejects a queued prompt immediately when it is canceled, and never starts it', async () => {
  let answer: (text: string) => void = () => undefined;
  const ask = () => new Promise<string>((resolve) => (answer = resolve));
  const first = queueKeyPrompt({ signal: neverAborted, onStart: () => undefined, prompt: ask });
  const waiting = new AbortController();
  const onBegun = vi.fn<() => void>();
  const second = queueKeyPrompt({ signal: waiting.signal, onStart: onBegun, prompt: ask });
  const third = queueKeyPrompt({ signal: neverAborted, onStart: () => undefined, prompt: async () => 'third' });
  waiting.abort();
  await expect(second).rejects.toSatisfy(isPromptCanceled);
  answer('first');
  await expect(first).resolves.toBe('first');
  await expect(third).resolves.toBe('third');
  expect(onBegun).not.toHaveBeenCalled();
});
