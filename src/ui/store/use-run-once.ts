import { useEffect, useEffectEvent } from 'react';
import { runEffectOnce } from '#lib/browser/run-effect-once.ts';

/** Begins something once, when what is drawn with it appears; the signal is aborted when that goes. */
export function useRunOnce(start: (signal: AbortSignal) => void): void {
  const run = useEffectEvent(start);
  useEffect(() => runEffectOnce((signal) => run(signal)), []);
}
