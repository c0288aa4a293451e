import { useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '#domain/palette/entry.ts';
import { asked, search, type Found } from '#domain/palette/search.ts';

/** Rows that are ever drawn: anyone who does not find it among these types on. */
const MOST = 50;
/** Half a frame: the other half is the browser's. */
const SLICE_MS = 8;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Goes through a search in slices; undefined when something else was asked meanwhile. */
async function run(steps: Generator<undefined, Found>, signal: AbortSignal): Promise<Found | undefined> {
  for (let began = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await pause();
    if (signal.aborted) return undefined;
    began = performance.now();
  }
}

interface Searching {
  text: string;
  lists: readonly (readonly Entry[])[];
  /** Changes whenever the lists do. */
  stamp: string;
  weights: ReadonlyMap<string, number>;
}

interface Answered extends Found {
  /** What was typed, and in which lists this was found. */
  of: string;
  stamp: string;
}

/** What is found for a text in lists that grow. While it is looked for, what was found before stays. */
export function useSearch({ text, lists, stamp, weights }: Searching): Answered {
  const [found, setFound] = useState<Answered>({ of: '', stamp: '', best: [], matches: 0 });
  const begin = useEffectEvent(() => ({
    steps: search({ asked: asked(text), lists, weights, most: MOST }),
    of: text,
    stamp,
  }));
  // A list that grows does not stop a search, or none would end while many pages come; it starts again afterwards.
  const isDue = text.trim() !== '' && (found.of !== text || found.stamp !== stamp);
  const due = isDue ? `${found.stamp} ${text}` : undefined;
  useEffect(() => {
    if (due === undefined) return;
    const stop = new AbortController();
    const { steps, ...question } = begin();
    const answer = (all: Found | undefined) => all && !stop.signal.aborted && setFound({ ...all, ...question });
    void run(steps, stop.signal).then(answer);
    return () => stop.abort();
  }, [due]);
  return found;
}
