import { expect, test, vi } from 'vitest';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { queueKeyPrompt } from './key-prompt-queue.ts';

const { signal: neverAborted } = new AbortController();

test('rejects a queued prompt immediately when it is canceled, and never starts it', async () => {
  let resolvePrompt: (text: string) => void = () => undefined;
  const openPrompt = () => new Promise<string>((resolve) => (resolvePrompt = resolve));
  const first = queueKeyPrompt({ signal: neverAborted, onStart: () => undefined, prompt: openPrompt });
  const abortController = new AbortController();
  const onStart = vi.fn<() => void>();
  const second = queueKeyPrompt({ signal: abortController.signal, onStart, prompt: openPrompt });
  const third = queueKeyPrompt({ signal: neverAborted, onStart: () => undefined, prompt: async () => 'third' });
  abortController.abort();
  await expect(second).rejects.toSatisfy(isPromptCanceled);
  resolvePrompt('first');
  await expect(first).resolves.toBe('first');
  await expect(third).resolves.toBe('third');
  expect(onStart).not.toHaveBeenCalled();
});
