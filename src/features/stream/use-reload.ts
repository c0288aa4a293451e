import { useEffect } from 'react';
import { markRunning } from '#lib/browser/intent.ts';

/** A reload goes on with what runs (docs/behaviour.md#links-that-open-sessions). */
export function useReload(isOver: boolean): void {
  useEffect(() => {
    if (isOver) return undefined;
    addEventListener('pagehide', markRunning);
    return () => removeEventListener('pagehide', markRunning);
  }, [isOver]);
}
