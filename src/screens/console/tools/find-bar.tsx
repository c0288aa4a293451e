import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import { createFinder, type Finder, type FindResult } from '#features/terminal/find/find.ts';
import { FindOptions } from '#features/terminal/find/find-options.tsx';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { focusAfterClose } from './focus-after-close.ts';
import {
  CLOSE_FIND,
  FIND_BAR,
  matchPosition,
  NEXT_MATCH,
  NO_MATCHES,
  INVALID_EXPRESSION,
  PREVIOUS_MATCH,
  SEARCH_NOT_LOADED,
  SEARCHING,
  TAKES_TOO_LONG,
} from '#features/terminal/find/find-messages.ts';
import { FindInput } from './find-input.tsx';
import * as css from './tools.css.ts';

interface FindBarProps {
  screen: RefObject<TerminalScreen | null>;
  /** A new number moves the focus to the field. */
  request: number;
  /** The text that the user typed while this code was loading. */
  typedText: string;
  onClose: () => void;
}

const SEARCH_ERRORS = { invalid: INVALID_EXPRESSION, tooLong: TAKES_TOO_LONG, failed: SEARCH_NOT_LOADED };

function useFinder({ screen, request, typedText }: Omit<FindBarProps, 'onClose'>) {
  const [query, setQuery] = useState<FindQuery>({ text: typedText, isRegex: false, isCaseSensitive: false });
  const [result, setResult] = useState<FindResult>({ state: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(typedText !== '');
  useLayoutEffect(() => {
    if (request === 0) return;
    const focus = () => input.current?.focus();
    focus();
    if (isTyping.current) input.current?.setSelectionRange(typedText.length, typedText.length);
    else input.current?.select();
    isTyping.current = false;
    focusAfterClose(focus);
  }, [request, typedText]);
  const searchTyped = useEffectEvent((finder: Finder | undefined) => typedText !== '' && finder?.find(query));
  useEffect(() => {
    const finder = screen.current?.tools.finder(createFinder);
    const unsubscribe = finder?.subscribe(setResult);
    searchTyped(finder);
    return () => {
      unsubscribe?.();
      finder?.end();
    };
  }, [screen]);
  const search = (change: Partial<FindQuery>) => {
    const next = { ...query, ...change };
    setQuery(next);
    screen.current?.tools.finder(createFinder).find(next);
  };
  const goToMatch = (direction: -1 | 1) => screen.current?.tools.finder(createFinder).step(direction);
  return { query, result, input, search, goToMatch };
}

/** Finds text in the output. Enter searches upward, because new output is at the bottom. */
export function FindBar({ onClose, ...target }: FindBarProps) {
  const { screen } = target;
  const { query, result, input, search, goToMatch } = useFinder(target);
  const close = () => {
    onClose();
    screen.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && event.target === input.current) goToMatch(event.shiftKey ? 1 : -1);
  };
  const noMatchReason = result.state === 'found' && result.count > 0 ? undefined : NO_MATCHES;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc in any control closes the bar
    <search className={css.strip} aria-label={FIND_BAR} onKeyDown={onKeyDown}>
      <FindInput
        ref={input}
        aria-invalid={result.state === 'invalid' || result.state === 'tooLong' || undefined}
        value={query.text}
        onChange={(text) => search({ text })}
      />
      <FindOptions query={query} onChange={search} />
      <MatchCount result={result} />
      <span className={css.barEnd}>
        <IconButton
          size="small"
          label={PREVIOUS_MATCH}
          icon={ArrowUp}
          disabledReason={noMatchReason}
          onClick={() => goToMatch(-1)}
        />
        <IconButton
          size="small"
          label={NEXT_MATCH}
          icon={ArrowDown}
          disabledReason={noMatchReason}
          onClick={() => goToMatch(1)}
        />
        <IconButton size="small" label={CLOSE_FIND} icon={X} onClick={close} />
      </span>
    </search>
  );
}

function MatchCount({ result }: { result: FindResult }) {
  switch (result.state) {
    case 'invalid':
    case 'tooLong':
    case 'failed':
      return <output className={css.countOf.faulty}>{SEARCH_ERRORS[result.state]}</output>;
    case 'searching':
      return <output className={css.countOf.none}>{SEARCHING}</output>;
    case 'idle':
      return <output className={css.countOf.found} />;
    case 'found':
      if (result.count === 0) return <output className={css.countOf.none}>{NO_MATCHES}</output>;
      return <output className={css.countOf.found}>{matchPosition(result.current, result.count)}</output>;
  }
}
