import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Problem } from '#lib/text/problem.ts';
import { createCodeWidget, type CodeWidget } from './code-widget.ts';

interface Shown {
  value: string;
  isReadOnly: boolean;
  problems: readonly Problem[];
  onText: (text: string) => void;
}

/** The widget for as long as its place is on the page, kept the same as what is shown. */
export function useCodeWidget({ value, isReadOnly, problems, onText }: Shown) {
  const parent = useRef<HTMLDivElement>(null);
  const [widget, setWidget] = useState<CodeWidget>();
  const [caret, setCaret] = useState(0);
  const [canLeave, setCanLeave] = useState(false);
  const tell = useEffectEvent(onText);
  const create = useEffectEvent((place: HTMLElement) =>
    createCodeWidget(place, {
      text: value,
      isReadOnly,
      onText: (text) => tell(text),
      onCaret: setCaret,
      onLeave: setCanLeave,
    }),
  );
  useLayoutEffect(() => {
    if (!parent.current) return;
    const created = create(parent.current);
    setWidget(created);
    return () => created.remove();
  }, []);
  useLayoutEffect(() => widget?.setText(value), [widget, value]);
  useLayoutEffect(() => widget?.setReadOnly(isReadOnly), [widget, isReadOnly]);
  useEffect(() => widget?.mark(problems), [widget, problems]);
  return { parent, widget, caret, canLeave };
}
