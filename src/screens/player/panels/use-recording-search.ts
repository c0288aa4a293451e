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

interface Options {
  index: IndexClient;
  params: Pick<PlayerState, 'query' | 'setQuery'>;
  /** Marks it on the screen. */
  mark: (query: FindQuery | undefined) => void;
  onSeek: (ms: number) => void;
}

const IDLE: SearchResult = { state: 'idle', hits: [], hasMore: false };

/** Looks through the lines of a recording, goes on as more come, and leads from hit to hit. */
export function useRecordingSearch({ index, params: { query, setQuery }, mark, onSeek }: Options) {
  const [result, setResult] = useState(IDLE);
  const [current, setCurrent] = useState<Hit>();
  const search = useRef<RecordingSearch>(null);
  // What the address asks for, and again where the times of the lines turned out to be others.
  const begin = useEffectEvent((made: RecordingSearch) => {
    made.find(query);
    if (query.text !== '') mark(query);
  });
  useEffect(() => {
    const lines = { chunks: () => index.state().chunks, read: index.read };
    const made = createRecordingSearch(lines, startFindWorker, setResult);
    search.current = made;
    begin(made);
    const stop = index.subscribe(made.searchNewChunks);
    return () => {
      stop();
      made.end();
    };
  }, [index]);
  const find = (part: Partial<FindQuery>) => {
    const next = { ...query, ...part };
    setQuery(next);
    setCurrent(undefined);
    search.current?.find(next);
    mark(next);
  };
  const show = (hit: Hit | undefined) => {
    if (!hit) return;
    setCurrent(hit);
    mark(query);
    onSeek(hit.ms);
  };
  const { hits } = result;
  // What is looked through again makes other hits of the same lines.
  const at = hits.findIndex(
    ({ ms, text, at: from }) => ms === current?.ms && text === current.text && from === current.at,
  );
  const step = (by: -1 | 1) =>
    show(hits[at === -1 ? (by === 1 ? 0 : hits.length - 1) : adjacentMatch(at, by, hits.length)]);
  return { query, result, at, find, show, step };
}
