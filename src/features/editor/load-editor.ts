import { useEffect } from 'react';

export const loadEditor = () => import('./resource-editor.tsx');

/** The list has loaded by then, and nobody has opened a resource yet. */
const PREFETCH_DELAY_MS = 1_000;

/** Fetches the editor for lists that lead to it. Errors are ignored: a resource that opens fetches the editor again. */
export function usePrefetchEditor(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadEditor().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
