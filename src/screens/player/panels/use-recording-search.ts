import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { adjacentMatch, type FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import {
  createRecordingSearch,
  type Hit,
  type RecordingSearch,
  type SearchResult,
} from '#features/recording/index/recording-search.ts';
import type { PlayerState } from '#screens/player/player-params.ts';
import { startFindWorker } from '#features/terminal/find/start-find-worker.ts';

interface RecordingSearchOptions {
  index: IndexClient;
  params: Pick<PlayerState, 'query' | 'setQuery'>;
  /** Marks the matches on the screen. */
  highlightMatches: (query: FindQuery | undefined) => void;
  onSeek: (ms: number) => void;
}

const IDLE_RESULT: SearchResult = { state: 'idle', hits: [], hasMore: false };

/** Searches the lines of a recording, also those that load later, and seeks to the matches. */
export function useRecordingSearch({
  index,
  params: { query, setQuery },
  highlightMatches,
  onSeek,
}: RecordingSearchOptions) {
  const [result, setResult] = useState(IDLE_RESULT);
  const [current, setCurrent] = useState<Hit>();
  const search = useRef<RecordingSearch>(null);
  // Searches for the query in the address. Runs again when the times of the lines change, which creates a new index.
  const startSearch = useEffectEvent((createdSearch: RecordingSearch) => {
    createdSearch.find(query);
    if (query.text !== '') highlightMatches(query);
  });
  useEffect(() => {
    const lines = { chunks: () => index.state().chunks, read: index.read };
    const createdSearch = createRecordingSearch(lines, startFindWorker, setResult);
    search.current = createdSearch;
    startSearch(createdSearch);
    const stop = index.subscribe(createdSearch.searchNewChunks);
    return () => {
      stop();
      createdSearch.end();
    };
  }, [index]);
  const find = (change: Partial<FindQuery>) => {
    const next = { ...query, ...change };
    setQuery(next);
    setCurrent(undefined);
    search.current?.find(next);
    highlightMatches(next);
  };
  const show = (hit: Hit | undefined) => {
    if (!hit) return;
    setCurrent(hit);
    highlightMatches(query);
    onSeek(hit.ms);
  };
  const { hits } = result;
  // A new search creates new objects for the same matches, so their values are compared.
  const currentIndex = hits.findIndex(
    ({ ms, text, start: from }) => ms === current?.ms && text === current.text && from === current.start,
  );
  const goToAdjacentMatch = (direction: -1 | 1) =>
    show(
      hits[
        currentIndex === -1
          ? direction === 1
            ? 0
            : hits.length - 1
          : adjacentMatch(currentIndex, direction, hits.length)
      ],
    );
  return { query, result, currentIndex: currentIndex, find, show, goToAdjacentMatch: goToAdjacentMatch };
}
