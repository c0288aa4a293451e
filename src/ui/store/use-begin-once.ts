import { useEffect, useEffectEvent } from 'react';
import { beginOnce } from '#lib/browser/begin-once.ts';

/** Begins something once, when what is drawn with it appears; the signal is aborted when that goes. */
export function useBeginOnce(begin: (signal: AbortSignal) => void): void {
  const run = useEffectEvent(begin);
  useEffect(() => beginOnce((signal) => run(signal)), []);
}
