import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type ComponentProps, useEffect, useState } from 'react';
import { Icon } from '#ui/mark/icon.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Kbd } from '#ui/mark/kbd.tsx';
import { useShortcuts } from '#ui/shortcut/shortcut.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { CLEAR_SEARCH } from './messages.ts';
import * as css from './search-field.css.ts';

// Browsers reject more than a hundred URL changes in ten seconds.
const THROTTLE_MS = 120;

interface ThrottledText {
  text: string;
  type: (text: string) => void;
  /** Reports typed text that is not reported yet, then shows the value from the props again. */
  flush: () => void;
}

/** Throttles typed text: reports the first change immediately, and later changes at most every 120 ms. */
function useThrottledText(value: string, onChange: (value: string) => void): ThrottledText {
  const [draft, setDraft] = useState<string>();
  const latestOnChange = useRef(onChange);
  const lastReportTime = useRef(0);
  const pendingReport = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useEffect(() => () => clearTimeout(pendingReport.current?.timer), []);

  function reportNow(text: string) {
    clearTimeout(pendingReport.current?.timer);
    pendingReport.current = undefined;
    lastReportTime.current = Date.now();
    latestOnChange.current(text);
  }
  return {
    text: draft ?? value,
    type(text) {
      setDraft(text);
      clearTimeout(pendingReport.current?.timer);
      const delay = lastReportTime.current + THROTTLE_MS - Date.now();
      if (delay <= 0) reportNow(text);
      else pendingReport.current = { text, timer: setTimeout(() => reportNow(text), delay) };
    },
    flush() {
      if (pendingReport.current) reportNow(pendingReport.current.text);
      setDraft(undefined);
    },
  };
}

interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'style' | 'value' | 'onChange' | 'ref'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search of a page: `/` focuses it, and Esc clears it. Typed text is reported with throttling. */
export function SearchField({ label, value, onChange, ...input }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [hasShortcut] = useShortcutSwitch();
  useShortcuts([{ keys: '/', description: label, group: 'On this page', act: () => ref.current?.select() }]);
  const { text, type, flush } = useThrottledText(value, onChange);
  const clear = () => {
    type('');
    flush();
    ref.current?.focus();
  };
  return (
    <span className={css.field}>
      <span className={css.icon}>
        <Icon icon={Search} />
      </span>
      <input
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        {...input}
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        className={css.input}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={flush}
      />
      <span className={css.end}>
        {text === '' && hasShortcut && <Kbd>/</Kbd>}
        {text !== '' && <IconButton label={CLEAR_SEARCH} icon={X} size="small" onClick={clear} />}
      </span>
    </span>
  );
}
