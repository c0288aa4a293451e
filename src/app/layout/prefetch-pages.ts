// The code of pages that one may come to next, fetched before that: then only their data is left to wait for.
import { useEffect, useState } from 'react';
import { pageModules } from '#app/page-modules.ts';

type PageModuleName = keyof typeof pageModules;

// Long enough for the page to have what it needs first.
export const PREFETCH_DELAY_MS = 3_000;

/** Where it cannot be had, that is said when the page is opened. */
export const prefetchPageCode = (page: PageModuleName): Promise<unknown> => pageModules[page]().catch(() => undefined);

async function fetchAll(pages: readonly PageModuleName[], signal: AbortSignal): Promise<void> {
  for (const page of pages) if (!signal.aborted) await prefetchPageCode(page);
}

/** Fetches the code of all these pages, one after the other, once the first one has had the time that it needs. */
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
