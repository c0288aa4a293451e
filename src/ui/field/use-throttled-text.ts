import { useEffect, useRef, useState } from 'react';

// Browsers refuse more than a hundred changes of the address in ten seconds.
const THROTTLE_MS = 120;

interface ThrottledText {
  text: string;
  type: (text: string) => void;
  /** Tells at once what was typed last, and from then on shows what holds. */
  flush: () => void;
}

/** What is typed, ahead of what it leads to: the first key is told at once, those that follow together every 120 ms. */
export function useThrottledText(value: string, onChange: (value: string) => void): ThrottledText {
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
