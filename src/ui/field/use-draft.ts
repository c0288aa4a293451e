import { useEffect, useRef, useState } from 'react';

// Browsers refuse more than a hundred changes of the address in ten seconds.
const PAUSE_MS = 120;

interface Draft {
  text: string;
  type: (text: string) => void;
  /** Tells at once what was typed last, and from then on shows what holds. */
  settle: () => void;
}

/** What is typed, ahead of what it leads to: the first key is told at once, those that follow together every 120 ms. */
export function useDraft(value: string, onChange: (value: string) => void): Draft {
  const [draft, setDraft] = useState<string>();
  const report = useRef(onChange);
  const reportedAt = useRef(0);
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  function reportNow(text: string) {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    reportedAt.current = Date.now();
    report.current(text);
  }
  return {
    text: draft ?? value,
    type(text) {
      setDraft(text);
      clearTimeout(waiting.current?.timer);
      const wait = reportedAt.current + PAUSE_MS - Date.now();
      if (wait <= 0) reportNow(text);
      else waiting.current = { text, timer: setTimeout(() => reportNow(text), wait) };
    },
    settle() {
      if (waiting.current) reportNow(waiting.current.text);
      setDraft(undefined);
    },
  };
}
