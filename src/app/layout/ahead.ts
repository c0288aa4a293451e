// The code of pages that one may come to next, fetched before that: then only their data is left to wait for.
import { useEffect, useState } from 'react';
import { modules } from '#app/modules.ts';

type Later = keyof typeof modules;

// Long enough for the page to have what it needs first.
export const AHEAD_MS = 3_000;

/** Where it cannot be had, that is said when the page is opened. */
export const fetchCode = (page: Later): Promise<unknown> => modules[page]().catch(() => undefined);

async function fetchAll(pages: readonly Later[], signal: AbortSignal): Promise<void> {
  for (const page of pages) if (!signal.aborted) await fetchCode(page);
}

/** Fetches the code of all these pages, one after the other, once the first one has had the time that it needs. */
export function useCodeAhead(pages: readonly Later[]): void {
  const [wanted] = useState(pages);
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(() => void fetchAll(wanted, ended.signal), AHEAD_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [wanted]);
}
