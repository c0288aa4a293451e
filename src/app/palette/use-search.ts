import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchableEntry } from '#domain/palette/palette-entry.ts';
import type { PageContext } from '#domain/page-context.ts';
import { searchCommands, type CommandMatches, type TypedCommand } from '#domain/palette/commands.ts';
import { MAX_PER_KIND, parsePaletteQuery, searchEntries, type KindMatches } from '#domain/palette/search-entries.ts';

/** The maximum time in milliseconds between pauses: half a frame, so that the browser gets the other half. */
const MAX_TASK_MS = 8;

interface SearchMatches {
  matches: readonly KindMatches[];
  /** What the typed commands can act on. */
  commandMatches: readonly CommandMatches[];
}

const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a search in slices; undefined if the query changes before the search ends. */
async function runInSlices(
  steps: Generator<undefined, SearchMatches>,
  signal: AbortSignal,
): Promise<SearchMatches | undefined> {
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
  context: PageContext;
  text: string;
  typedCommands: readonly TypedCommand[];
  lists: readonly (readonly SearchableEntry[])[];
  /** Changes whenever the lists change. */
  stamp: string;
  usageBonuses: ReadonlyMap<string, number>;
}

interface SearchState extends SearchMatches {
  /** The query of these results; `stamp` names the lists that were searched. */
  searchText: string;
  stamp: string;
}

function* searchAll({
  context,
  text,
  typedCommands,
  lists,
  usageBonuses,
}: Omit<SearchInput, 'stamp'>): Generator<undefined, SearchMatches> {
  const search = { lists, usageBonuses, maxPerKind: MAX_PER_KIND };
  const matches = yield* searchEntries({ ...search, query: parsePaletteQuery(text) });
  const commandMatches = yield* searchCommands(typedCommands, search, context);
  return { matches, commandMatches };
}

/** The matches for a query in lists that grow. The previous matches stay while a search runs. */
export function useSearch({ text, stamp, ...input }: SearchInput): SearchState {
  const [searchState, setSearchState] = useState<SearchState>({
    searchText: '',
    stamp: '',
    matches: [],
    commandMatches: [],
  });
  const startSearch = useEffectEvent(() => ({
    steps: searchAll({ text, ...input }),
    searchText: text,
    stamp,
  }));
  // A growing list does not restart a running search, or no search would end while many pages arrive.
  const isDue = text.trim() !== '' && (searchState.searchText !== text || searchState.stamp !== stamp);
  const searchKey = isDue ? `${searchState.stamp} ${text}` : undefined;
  useEffect(() => {
    if (searchKey === undefined) return;
    const controller = new AbortController();
    const { steps, ...searched } = startSearch();
    const showResult = (matches: SearchMatches | undefined) =>
      matches && !controller.signal.aborted && setSearchState({ ...matches, ...searched });
    void runInSlices(steps, controller.signal).then(showResult);
    return () => controller.abort();
  }, [searchKey]);
  return searchState;
}
