// Prefetches the code of pages that the user may open next, so that only their data remains to load.
import { useEffect, useState } from 'react';
import { pageModules } from '#app/page-modules.ts';

type PageModuleName = keyof typeof pageModules;

// Long enough for the current page to load first.
export const PREFETCH_DELAY_MS = 3_000;

/** Ignores failures: opening the page shows them. */
export const prefetchPageCode = (page: PageModuleName): Promise<unknown> => pageModules[page]().catch(() => undefined);

async function fetchAll(pages: readonly PageModuleName[], signal: AbortSignal): Promise<void> {
  for (const page of pages) if (!signal.aborted) await prefetchPageCode(page);
}

/** Prefetches the code of these pages one after another, after the first page has had time to load. */
export function usePrefetchPages(pages: readonly PageModuleName[]): void {
  const [initialPages] = useState(pages);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void fetchAll(initialPages, controller.signal), PREFETCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [initialPages]);
}
