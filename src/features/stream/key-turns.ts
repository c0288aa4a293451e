import pLimit from 'p-limit';
import { PromptCanceled } from '#domain/mfa/webauthn/prompt.ts';

const turns = pLimit(1);

interface Turn<T> {
  signal: AbortSignal;
  /** Its turn has come. */
  onBegun: () => void;
  ask: () => Promise<T>;
}

/** Browsers ask for one security key at a time (Credential Management Level 1, active credential types), whichever session wants it. */
export const inTurn = <T>({ signal, onBegun, ask }: Turn<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = () => reject(new PromptCanceled());
    signal.addEventListener('abort', cancel);
    void turns(async () => {
      if (signal.aborted) throw new PromptCanceled();
      onBegun();
      return ask();
    })
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', cancel));
  });
