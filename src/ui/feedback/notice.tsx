import { useEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import * as css from './notice.css.ts';

/** Reports the last action. Takes the focus, because the control that started the action may have disappeared. */
export function Notice({ children }: { children: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={css.notice}>
      <Banner tone="info">{children}</Banner>
    </div>
  );
}

/**
 * Returns the notice about the last action, and `notify`, which replaces it. A counter is the key of the notice, so
 * that screen readers announce the same text again. `initialText` reports an action on the page before this one.
 */
export function useNotice(initialText = '') {
  const [{ text, times }, setNotice] = useState({ text: initialText, times: 0 });
  const notify = (text: string) => setNotice(({ times }) => ({ text, times: times + 1 }));
  return { notice: text && <Notice key={times}>{text}</Notice>, notify };
}
