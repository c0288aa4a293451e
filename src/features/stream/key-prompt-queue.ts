import pLimit from 'p-limit';
import { PromptCanceled } from '#domain/mfa/webauthn/prompt.ts';

const promptQueue = pLimit(1);

interface QueuedPrompt<T> {
  signal: AbortSignal;
  /** Its turn has come. */
  onStart: () => void;
  prompt: () => Promise<T>;
}

/** Browsers ask for one security key at a time (Credential Management Level 1, active credential types), whichever session wants it. */
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
