import { useEffect, useState } from 'react';
import { markRunning, wasChosen } from '#lib/browser/intent.ts';

/**
 * One stream after another on the same page: none before the user chose it, whichever link led here
 * (docs/behaviour.md#links-that-open-sessions), and a new one, under a number of its own, with each reconnection.
 */
export function useAttempts(): { attempt: number; begin: () => void } {
  const [attempt, setAttempt] = useState(() => (wasChosen() ? 1 : 0));
  return { attempt, begin: () => setAttempt(attempt + 1) };
}

/** A reload goes on with what runs (docs/behaviour.md#links-that-open-sessions). */
export function useReload(isOver: boolean): void {
  useEffect(() => {
    if (isOver) return undefined;
    addEventListener('pagehide', markRunning);
    return () => removeEventListener('pagehide', markRunning);
  }, [isOver]);
}
