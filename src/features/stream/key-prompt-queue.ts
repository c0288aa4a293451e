import pLimit from 'p-limit';
import { PromptCanceled } from '#domain/mfa/webauthn/prompt.ts';

const promptQueue = pLimit(1);

interface QueuedPrompt<T> {
  signal: AbortSignal;
  /** Called when the prompt is the next in the queue. */
  onStart: () => void;
  prompt: () => Promise<T>;
}

/**
 * Queues the prompts of all sessions, because browsers show one security key prompt at a time (Credential Management
 * Level 1).
 */
export const queueKeyPrompt = <T>({ signal, onStart, prompt }: QueuedPrompt<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = () => reject(new PromptCanceled());
    signal.addEventListener('abort', cancel);
    void promptQueue(async () => {
      if (signal.aborted) throw new PromptCanceled();
      onStart();
      return prompt();
    })
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', cancel));
  });
