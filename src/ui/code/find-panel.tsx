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
import { matchPlaces, MOST_MATCHES } from './match-places.ts';
import {
  BAD_EXPRESSION,
  CASE_SENSITIVE,
  CLOSE_PANEL,
  FIND_PANEL,
  FIND_TEXT,
  manyMatches,
  matchAt,
  matches,
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
  /** As the editor has it. */
  query: SearchQuery;
}

/** Find and replace above the text, with the keys that CodeMirror gives its own panel. */
export function FindPanel({ view, query }: FindPanelProps) {
  const change = (part: Partial<ConstructorParameters<typeof SearchQuery>[0]>) => {
    const { search, replace, caseSensitive, regexp, wholeWord } = query;
    const next = { search, replace, caseSensitive, regexp, wholeWord, ...part };
    view.dispatch({ effects: setSearchQuery.of(new SearchQuery(next)) });
  };
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const isReplacing = event.target instanceof HTMLInputElement && event.target.name === 'replace';
    if (runScopeHandlers(view, event.nativeEvent, 'search-panel')) event.preventDefault();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      (isReplacing ? replaceNext : event.shiftKey ? findPrevious : findNext)(view);
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the panel work from each of its controls
    <search className={css.panel} aria-label={FIND_PANEL} onKeyDown={press}>
      <div className={css.line}>
        <FindField query={query} onText={(search) => change({ search })} />
        <Toggles query={query} onChange={change} />
        <Count view={view} query={query} />
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
              onChange={({ target }) => change({ replace: target.value })}
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
        // CodeMirror moves the focus here when find is asked for again.
        main-field="true"
        value={query.search}
        onChange={({ target }) => onText(target.value)}
      />
    </span>
  );
}

const TOGGLES = [
  { key: 'caseSensitive', label: CASE_SENSITIVE, icon: CaseSensitive },
  { key: 'wholeWord', label: WHOLE_WORDS, icon: WholeWord },
  { key: 'regexp', label: REGULAR_EXPRESSION, icon: Regex },
] as const;

type Switches = Partial<Pick<SearchQuery, (typeof TOGGLES)[number]['key']>>;

const Toggles = ({ query, onChange }: { query: SearchQuery; onChange: (part: Switches) => void }) =>
  TOGGLES.map(({ key, label, icon }) => (
    <IconButton
      key={key}
      size="small"
      label={label}
      icon={icon}
      aria-pressed={query[key]}
      onClick={() => onChange({ [key]: !query[key] })}
    />
  ));

/** Which match is selected, and of how many. */
function Count({ view, query }: FindPanelProps) {
  const { doc, selection } = view.state;
  const places = useMemo(() => matchPlaces(query, doc), [query, doc]);
  const at = places.findIndex(({ from, to }) => from === selection.main.from && to === selection.main.to);
  const isMany = places.length >= MOST_MATCHES;
  return (
    <output className={css.count}>
      {query.search !== '' &&
        (!query.valid
          ? BAD_EXPRESSION
          : isMany
            ? manyMatches(MOST_MATCHES)
            : at === -1
              ? matches(places.length)
              : matchAt(at + 1, places.length))}
    </output>
  );
}
