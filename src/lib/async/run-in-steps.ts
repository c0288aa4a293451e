import { createYieldToBrowser } from './yield-to-browser.ts';

/** Runs long work that yields after each short step, so that the page stays responsive. An abort rejects. */
export async function runInSteps<T>(steps: Generator<undefined, T>, signal: AbortSignal): Promise<T> {
  const yieldToBrowser = createYieldToBrowser();
  let step = steps.next();
  while (step.done !== true) {
    await yieldToBrowser();
    signal.throwIfAborted();
    step = steps.next();
  }
  return step.value;
}
