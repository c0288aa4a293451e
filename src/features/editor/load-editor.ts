import { useEffect } from 'react';

export const loadEditor = () => import('./resource-editor.tsx');

/** After a second, the list has usually loaded and no resource is open yet. */
const PREFETCH_DELAY_MS = 1_000;

/** Prefetches the code of the editor. Errors are ignored, because opening a resource fetches the code again. */
export function usePrefetchEditor(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadEditor().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
