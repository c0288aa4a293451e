import { useEffect, useEffectEvent } from 'react';
import { runEffectOnce } from '#lib/browser/run-effect-once.ts';

/** Runs a function once on mount; its signal aborts on unmount. */
export function useRunOnce(start: (signal: AbortSignal) => void): void {
  const run = useEffectEvent(start);
  useEffect(() => runEffectOnce((signal) => run(signal)), []);
}
