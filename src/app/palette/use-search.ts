import { useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '#domain/palette/entry.ts';
import { asked, search, type Found } from '#domain/palette/search.ts';

/** Rows that are ever drawn: anyone who does not find it among these types on. */
const MAX_RESULTS = 50;
/** Half a frame: the other half is the browser's. */
const MAX_TASK_MS = 8;

const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Goes through a search in slices; undefined when something else was asked meanwhile. */
async function runInSlices(steps: Generator<undefined, Found>, signal: AbortSignal): Promise<Found | undefined> {
  for (let sliceStartedAt = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - sliceStartedAt < MAX_TASK_MS) continue;
    await yieldToBrowser();
    if (signal.aborted) return undefined;
    sliceStartedAt = performance.now();
  }
}

interface SearchInput {
  text: string;
  lists: readonly (readonly Entry[])[];
  /** Changes whenever the lists do. */
  stamp: string;
  weights: ReadonlyMap<string, number>;
}

interface SearchState extends Found {
  /** What was typed, and in which lists this was found. */
  searchText: string;
  stamp: string;
}

/** What is found for a text in lists that grow. While it is looked for, what was found before stays. */
export function useSearch({ text, lists, stamp, weights }: SearchInput): SearchState {
  const [found, setFound] = useState<SearchState>({ searchText: '', stamp: '', best: [], matches: 0 });
  const startSearch = useEffectEvent(() => ({
    steps: search({ asked: asked(text), lists, weights, most: MAX_RESULTS }),
    searchText: text,
    stamp,
  }));
  // A list that grows does not stop a search, or none would end while many pages come; it starts again afterwards.
  const isDue = text.trim() !== '' && (found.searchText !== text || found.stamp !== stamp);
  const searchKey = isDue ? `${found.stamp} ${text}` : undefined;
  useEffect(() => {
    if (searchKey === undefined) return;
    const controller = new AbortController();
    const { steps, ...searched } = startSearch();
    const showResult = (all: Found | undefined) =>
      all && !controller.signal.aborted && setFound({ ...all, ...searched });
    void runInSlices(steps, controller.signal).then(showResult);
    return () => controller.abort();
  }, [searchKey]);
  return found;
}
