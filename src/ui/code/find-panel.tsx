import {
  closeSearchPanel,
  findNext,
  findPrevious,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import { runScopeHandlers, type EditorView } from '@codemirror/view';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CaseSensitive from 'lucide-react/icons/case-sensitive';
import Regex from 'lucide-react/icons/regex';
import WholeWord from 'lucide-react/icons/whole-word';
import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { findMatchRanges, MAX_MATCHES } from './match-ranges.ts';
import {
  INVALID_EXPRESSION,
  CASE_SENSITIVE,
  CLOSE_PANEL,
  FIND_PANEL,
  FIND_TEXT,
  manyOccurrences,
  occurrencePosition,
  occurrenceCount,
  NEXT_MATCH,
  PREVIOUS_MATCH,
  REGULAR_EXPRESSION,
  REPLACE,
  REPLACE_ALL,
  REPLACE_WITH,
  WHOLE_WORDS,
} from './messages.ts';
import * as css from './find-panel.css.ts';

interface FindPanelProps {
  view: EditorView;
  /** The current query of the editor. */
  query: SearchQuery;
}

/** Find and replace above the text, with the same keys as CodeMirror's own panel. */
export function FindPanel({ view, query }: FindPanelProps) {
  const updateQuery = (changes: Partial<ConstructorParameters<typeof SearchQuery>[0]>) => {
    const { search, replace, caseSensitive, regexp, wholeWord } = query;
    const updated = { search, replace, caseSensitive, regexp, wholeWord, ...changes };
    view.dispatch({ effects: setSearchQuery.of(new SearchQuery(updated)) });
  };
  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const isReplacing = event.target instanceof HTMLInputElement && event.target.name === 'replace';
    if (runScopeHandlers(view, event.nativeEvent, 'search-panel')) event.preventDefault();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      (isReplacing ? replaceNext : event.shiftKey ? findPrevious : findNext)(view);
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the panel's keys work in all of its controls
    <search className={css.panel} aria-label={FIND_PANEL} onKeyDown={handleKey}>
      <div className={css.line}>
        <FindField query={query} onText={(search) => updateQuery({ search })} />
        <SearchToggles query={query} onChange={updateQuery} />
        <MatchCount view={view} query={query} />
        <span className={css.end}>
          <IconButton size="small" label={PREVIOUS_MATCH} icon={ArrowUp} onClick={() => findPrevious(view)} />
          <IconButton size="small" label={NEXT_MATCH} icon={ArrowDown} onClick={() => findNext(view)} />
          <IconButton size="small" label={CLOSE_PANEL} icon={X} onClick={() => closeSearchPanel(view)} />
        </span>
      </div>
      {!view.state.readOnly && (
        <div className={css.line}>
          <span className={css.field}>
            <Input
              name="replace"
              face="code"
              aria-label={REPLACE_WITH}
              placeholder={REPLACE_WITH}
              autoComplete="off"
              value={query.replace}
              onChange={({ target }) => updateQuery({ replace: target.value })}
            />
          </span>
          <Button size="small" onClick={() => replaceNext(view)}>
            {REPLACE}
          </Button>
          <Button size="small" onClick={() => replaceAll(view)}>
            {REPLACE_ALL}
          </Button>
        </div>
      )}
    </search>
  );
}

function FindField({ query, onText }: { query: SearchQuery; onText: (text: string) => void }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.select(), []);
  return (
    <span className={css.field}>
      <Input
        ref={ref}
        name="find"
        face="code"
        aria-label={FIND_TEXT}
        placeholder={FIND_TEXT}
        autoComplete="off"
        aria-invalid={!query.valid && query.search !== ''}
        // CodeMirror focuses this field when the user opens find again.
        main-field="true"
        value={query.search}
        onChange={({ target }) => onText(target.value)}
      />
    </span>
  );
}

const SEARCH_TOGGLES = [
  { key: 'caseSensitive', label: CASE_SENSITIVE, icon: CaseSensitive },
  { key: 'wholeWord', label: WHOLE_WORDS, icon: WholeWord },
  { key: 'regexp', label: REGULAR_EXPRESSION, icon: Regex },
] as const;

type SearchOptions = Partial<Pick<SearchQuery, (typeof SEARCH_TOGGLES)[number]['key']>>;

const SearchToggles = ({ query, onChange }: { query: SearchQuery; onChange: (part: SearchOptions) => void }) =>
  SEARCH_TOGGLES.map(({ key, label, icon }) => (
    <IconButton
      key={key}
      size="small"
      label={label}
      icon={icon}
      aria-pressed={query[key]}
      onClick={() => onChange({ [key]: !query[key] })}
    />
  ));

/** The position of the selected match and the number of matches, or why there are none. */
function MatchCount({ view, query }: FindPanelProps) {
  const { doc, selection } = view.state;
  const ranges = useMemo(() => findMatchRanges(query, doc), [query, doc]);
  const selectedIndex = ranges.findIndex(({ from, to }) => from === selection.main.from && to === selection.main.to);
  const isAtLimit = ranges.length >= MAX_MATCHES;
  return (
    <output className={css.count}>
      {query.search !== '' &&
        (!query.valid
          ? INVALID_EXPRESSION
          : isAtLimit
            ? manyOccurrences(MAX_MATCHES)
            : selectedIndex === -1
              ? occurrenceCount(ranges.length)
              : occurrencePosition(selectedIndex + 1, ranges.length))}
    </output>
  );
}
