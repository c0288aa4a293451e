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
  /** Reports the last typed text immediately, then shows the current value again. */
  flush: () => void;
}

/** Throttles typed text: reports the first change immediately, and later changes together every 120 ms. */
function useThrottledText(value: string, onChange: (value: string) => void): ThrottledText {
  const [draft, setDraft] = useState<string>();
  const latestOnChange = useRef(onChange);
  const reportedAt = useRef(0);
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  function reportNow(text: string) {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    reportedAt.current = Date.now();
    latestOnChange.current(text);
  }
  return {
    text: draft ?? value,
    type(text) {
      setDraft(text);
      clearTimeout(pending.current?.timer);
      const delay = reportedAt.current + THROTTLE_MS - Date.now();
      if (delay <= 0) reportNow(text);
      else pending.current = { text, timer: setTimeout(() => reportNow(text), delay) };
    },
    flush() {
      if (pending.current) reportNow(pending.current.text);
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
