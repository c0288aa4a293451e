import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, useState } from 'react';
import { formatClock } from '#domain/recording/clock-text.ts';
import { type FindQuery, adjacentMatchIndex } from '#domain/terminal/tools/find-in-output.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import {
  type Hit,
  type SearchResult,
  createRecordingSearch,
  type RecordingSearch,
} from '#features/recording/index/recording-search.ts';
import {
  matchPosition,
  NO_MATCHES,
  INVALID_EXPRESSION,
  SEARCH_NOT_LOADED,
  SEARCHING,
  TAKES_TOO_LONG,
} from '#features/terminal/find/find-messages.ts';
import { FindOptions } from '#features/terminal/find/find-options.tsx';
import type { PlayerState } from '#screens/player/player-params.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { matchExcerptOf } from './match-excerpt.ts';
import { IndexProgress } from './index-progress.tsx';
import {
  CLOSE_SEARCH,
  matchCountText,
  NEXT_MATCH,
  PREVIOUS_MATCH,
  SEARCH_RECORDING,
  TOO_MANY_MATCHES,
} from './messages.ts';
import { SidePanel } from './side-panel.tsx';
import { useIndexState } from './use-index-state.ts';
import * as css from './side-panel.css.ts';
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
function useRecordingSearch({ index, params: { query, setQuery }, highlightMatches, onSeek }: RecordingSearchOptions) {
  const [result, setResult] = useState(IDLE_RESULT);
  const [currentMatch, setCurrentMatch] = useState<Hit>();
  const search = useRef<RecordingSearch>(null);
  const startSearch = useEffectEvent((createdSearch: RecordingSearch) => {
    createdSearch.find(query);
    if (query.text !== '') highlightMatches(query);
  });
  // A new index replaces the old one when the times of the lines change. The search of the query in the address then
  // starts again.
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
    setCurrentMatch(undefined);
    search.current?.find(next);
    highlightMatches(next);
  };
  const showMatch = (hit: Hit | undefined) => {
    if (!hit) return;
    setCurrentMatch(hit);
    highlightMatches(query);
    onSeek(hit.ms);
  };
  const { hits } = result;
  // A new search creates new objects for the same matches, so their values are compared.
  const currentIndex = hits.findIndex(
    ({ ms, text, start: from }) => ms === currentMatch?.ms && text === currentMatch.text && from === currentMatch.start,
  );
  const goToAdjacentMatch = (direction: -1 | 1) =>
    showMatch(
      hits[
        currentIndex === -1
          ? direction === 1
            ? 0
            : hits.length - 1
          : adjacentMatchIndex(currentIndex, direction, hits.length)
      ],
    );
  return { query, result, currentIndex, find, show: showMatch, goToAdjacentMatch };
}

interface SearchPanelProps {
  index: IndexClient;
  total: number;
  /** The size of the recording; undefined until it is fully loaded. */
  bytes: number | undefined;
  params: PlayerState;
  highlightMatches: (query: FindQuery | undefined) => void;
  onSeek: (ms: number) => void;
  onClose: () => void;
}

/** Searches the whole text of a recording and seeks to the matches. */
export function SearchPanel({ index, total, bytes, params, highlightMatches, onSeek, onClose }: SearchPanelProps) {
  const state = useIndexState(index);
  const search = useRecordingSearch({ index, params, highlightMatches, onSeek });
  const { query, result, currentIndex, goToAdjacentMatch } = search;
  const input = useRef<HTMLInputElement>(null);
  const clearHighlights = useEffectEvent(() => highlightMatches(undefined));
  const focus = useEffectEvent(() => params.isOpened && input.current?.focus());
  useEffect(() => {
    focus();
    return () => clearHighlights();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) goToAdjacentMatch(event.shiftKey ? -1 : 1);
  };
  const noMatchReason = result.hits.length > 0 ? undefined : NO_MATCHES;
  return (
    <SidePanel title={SEARCH_RECORDING} closeLabel={CLOSE_SEARCH} onClose={onClose}>
      <div className={css.content}>
        <search className={css.tools}>
          <span className={css.input}>
            <Input
              ref={input}
              aria-label={SEARCH_RECORDING}
              aria-invalid={result.state === 'invalid' || result.state === 'tooLong' || undefined}
              autoComplete="off"
              spellCheck={false}
              value={query.text}
              onChange={({ target }) => search.find({ text: target.value })}
              onKeyDown={onKeyDown}
            />
          </span>
          <FindOptions query={query} onChange={search.find} />
          <IconButton
            size="small"
            label={PREVIOUS_MATCH}
            icon={ArrowUp}
            disabledReason={noMatchReason}
            onClick={() => goToAdjacentMatch(-1)}
          />
          <IconButton
            size="small"
            label={NEXT_MATCH}
            icon={ArrowDown}
            disabledReason={noMatchReason}
            onClick={() => goToAdjacentMatch(1)}
          />
        </search>
        <output className={css.note}>{resultText(result, currentIndex)}</output>
        <IndexProgress state={state} total={total} bytes={bytes} />
        <MatchList hits={result.hits} currentIndex={currentIndex} onShow={search.show} />
      </div>
    </SidePanel>
  );
}

const SEARCH_ERRORS = { invalid: INVALID_EXPRESSION, tooLong: TAKES_TOO_LONG, failed: SEARCH_NOT_LOADED };

function resultText({ state, hits, hasMore }: SearchResult, currentIndex: number): string {
  switch (state) {
    case 'invalid':
    case 'tooLong':
    case 'failed':
      return SEARCH_ERRORS[state];
    case 'idle':
      return '';
    case 'searching':
      return SEARCHING;
    case 'done':
      if (hits.length === 0) return NO_MATCHES;
      if (hasMore) return TOO_MANY_MATCHES;
      return currentIndex === -1 ? matchCountText(hits.length) : matchPosition(currentIndex + 1, hits.length);
  }
}

/** Many elements are slow, so only the matches around the current one are rendered. */
const MAX_VISIBLE_MATCHES = 400;

function MatchList({
  hits,
  currentIndex,
  onShow,
}: {
  hits: readonly Hit[];
  currentIndex: number;
  onShow: (hit: Hit) => void;
}) {
  const firstIndex = Math.max(0, Math.min(currentIndex - MAX_VISIBLE_MATCHES / 2, hits.length - MAX_VISIBLE_MATCHES));
  const visibleMatches = hits
    .slice(firstIndex, firstIndex + MAX_VISIBLE_MATCHES)
    .map((hit, index) => ({ hit, number: firstIndex + index }));
  return (
    <ol className={css.lines} start={firstIndex + 1}>
      {visibleMatches.map(({ hit, number }) => (
        <MatchRow key={number} hit={hit} isCurrent={number === currentIndex} onShow={() => onShow(hit)} />
      ))}
    </ol>
  );
}

function MatchRow({ hit, isCurrent, onShow }: { hit: Hit; isCurrent: boolean; onShow: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <button ref={button} type="button" className={css.matchLine} aria-current={isCurrent} onClick={onShow}>
        <span className={css.time}>{formatClock(hit.ms)}</span> <MatchLine hit={hit} />
      </button>
    </li>
  );
}

function MatchLine({ hit }: { hit: Hit }) {
  const { before, match, after } = matchExcerptOf(hit);
  return (
    <span className={css.text}>
      {before}
      <mark className={css.mark}>{match}</mark>
      {after}
    </span>
  );
}
