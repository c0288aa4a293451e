import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CaseSensitive from 'lucide-react/icons/case-sensitive';
import Regex from 'lucide-react/icons/regex';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { formatClock } from '#domain/recording/clock-text.ts';
import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import type { Hit, SearchResult } from '#features/recording/index/recording-search.ts';
import {
  MATCH_CASE,
  matchPosition,
  NO_MATCHES,
  INVALID_EXPRESSION,
  REGULAR_EXPRESSION,
  SEARCH_NOT_LOADED,
  SEARCHING,
  TAKES_TOO_LONG,
} from '#features/terminal/find/find-messages.ts';
import type { PlayerState } from '#screens/player/player-params.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { hitText } from './hit-text.ts';
import { IndexNote } from './index-note.tsx';
import { CLOSE_SEARCH, hitsText, NEXT_HIT, PREVIOUS_HIT, SEARCH_RECORDING, TOO_MANY_HITS } from './messages.ts';
import { Panel } from './panel.tsx';
import { useIndexState } from './use-index-state.ts';
import { useRecordingSearch } from './use-recording-search.ts';
import * as css from './panel.css.ts';

interface SearchPanelProps {
  index: IndexClient;
  total: number;
  /** All bytes, once they have come. */
  bytes: number | undefined;
  params: PlayerState;
  mark: (query: FindQuery | undefined) => void;
  onSeek: (ms: number) => void;
  onClose: () => void;
}

/** Finds text in all that a recording showed, and leads to the moment. */
export function SearchPanel({ index, total, bytes, params, mark, onSeek, onClose }: SearchPanelProps) {
  const state = useIndexState(index);
  const { query, result, at, find, show, step } = useRecordingSearch({ index, params, mark, onSeek });
  const input = useRef<HTMLInputElement>(null);
  const unmark = useEffectEvent(() => mark(undefined));
  const focus = useEffectEvent(() => params.isOpened && input.current?.focus());
  useEffect(() => {
    focus();
    return () => unmark();
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) step(event.shiftKey ? -1 : 1);
  };
  const noMatch = result.hits.length > 0 ? undefined : NO_MATCHES;
  return (
    <Panel title={SEARCH_RECORDING} close={CLOSE_SEARCH} onClose={onClose}>
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
              onChange={({ target }) => find({ text: target.value })}
              onKeyDown={press}
            />
          </span>
          <IconButton
            size="small"
            label={MATCH_CASE}
            icon={CaseSensitive}
            aria-pressed={query.isCaseSensitive}
            onClick={() => find({ isCaseSensitive: !query.isCaseSensitive })}
          />
          <IconButton
            size="small"
            label={REGULAR_EXPRESSION}
            icon={Regex}
            aria-pressed={query.isRegex}
            onClick={() => find({ isRegex: !query.isRegex })}
          />
          <IconButton
            size="small"
            label={PREVIOUS_HIT}
            icon={ArrowUp}
            disabledReason={noMatch}
            onClick={() => step(-1)}
          />
          <IconButton size="small" label={NEXT_HIT} icon={ArrowDown} disabledReason={noMatch} onClick={() => step(1)} />
        </search>
        <output className={css.note}>{outcomeText(result, at)}</output>
        <IndexNote state={state} total={total} bytes={bytes} />
        <HitList hits={result.hits} at={at} onShow={show} />
      </div>
    </Panel>
  );
}

const FAULTS = { invalid: INVALID_EXPRESSION, tooLong: TAKES_TOO_LONG, failed: SEARCH_NOT_LOADED };

function outcomeText({ state, hits, hasMore }: SearchResult, at: number): string {
  switch (state) {
    case 'invalid':
    case 'tooLong':
    case 'failed':
      return FAULTS[state];
    case 'idle':
      return '';
    case 'searching':
      return SEARCHING;
    case 'done':
      if (hits.length === 0) return NO_MATCHES;
      if (hasMore) return TOO_MANY_HITS;
      return at === -1 ? hitsText(hits.length) : matchPosition(at + 1, hits.length);
  }
}

/** Elements are dear: of more hits those around the current one. */
const MOST_SHOWN = 400;

function HitList({ hits, at, onShow }: { hits: readonly Hit[]; at: number; onShow: (hit: Hit) => void }) {
  const from = Math.max(0, Math.min(at - MOST_SHOWN / 2, hits.length - MOST_SHOWN));
  const shown = hits.slice(from, from + MOST_SHOWN).map((hit, place) => ({ hit, number: from + place }));
  return (
    <ol className={css.lines} start={from + 1}>
      {shown.map(({ hit, number }) => (
        <HitRow key={number} hit={hit} isCurrent={number === at} onShow={() => onShow(hit)} />
      ))}
    </ol>
  );
}

function HitRow({ hit, isCurrent, onShow }: { hit: Hit; isCurrent: boolean; onShow: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <button ref={button} type="button" className={css.hit} aria-current={isCurrent} onClick={onShow}>
        <span className={css.time}>{formatClock(hit.ms)}</span> <HitLine hit={hit} />
      </button>
    </li>
  );
}

function HitLine({ hit }: { hit: Hit }) {
  const { before, found, after } = hitText(hit);
  return (
    <span className={css.text}>
      {before}
      <mark className={css.mark}>{found}</mark>
      {after}
    </span>
  );
}
