import { useEffect } from 'react';
import { markRunningBeforeUnload } from '#lib/browser/auto-open.ts';

/** A reload goes on with what runs (docs/behaviour.md#links-that-open-sessions). */
export function useResumeAfterReload(isOver: boolean): void {
  useEffect(() => {
    if (isOver) return undefined;
    addEventListener('pagehide', markRunningBeforeUnload);
    return () => removeEventListener('pagehide', markRunningBeforeUnload);
  }, [isOver]);
}
