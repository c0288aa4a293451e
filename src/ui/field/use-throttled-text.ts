import { useEffect, useRef, useState } from 'react';

// Browsers reject more than a hundred URL changes in ten seconds.
const THROTTLE_MS = 120;

interface ThrottledText {
  text: string;
  type: (text: string) => void;
  /** Reports the last typed text immediately, then shows the current value again. */
  flush: () => void;
}

/** Throttles typed text: reports the first change immediately, and later changes together every 120 ms. */
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
