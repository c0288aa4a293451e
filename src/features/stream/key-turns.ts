import pLimit from 'p-limit';

const turns = pLimit(1);

interface Turn<T> {
  signal: AbortSignal;
  /** Its turn has come. */
  onBegun: () => void;
  ask: () => Promise<T>;
}

/** Browsers ask for one security key at a time (Credential Management Level 1, active credential types), whichever session wants it. */
export const inTurn = <T>({ signal, onBegun, ask }: Turn<T>): Promise<T> =>
  turns(async () => {
    signal.throwIfAborted();
    onBegun();
    return ask();
  });
