import { useEffect } from 'react';
import { markRunningBeforeUnload } from '#lib/browser/auto-open.ts';

/** Marks running sessions before a reload, so that they continue (docs/behaviour.md#links-that-open-sessions). */
export function useResumeAfterReload(isOver: boolean): void {
  useEffect(() => {
    if (isOver) return undefined;
    addEventListener('pagehide', markRunningBeforeUnload);
    return () => removeEventListener('pagehide', markRunningBeforeUnload);
  }, [isOver]);
}
