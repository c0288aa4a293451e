import { useEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import * as css from './notice.css.ts';

/** What was just done. It takes the focus, because the control that did it may be gone. */
export function Notice({ children }: { children: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={css.notice}>
      <Banner tone="info">{children}</Banner>
    </div>
  );
}

/** The last action, numbered so that the same text is announced again. `first` is what a page before this one did. */
export function useNotice(initialText = '') {
  const [{ text, times }, setNotice] = useState({ text: initialText, times: 0 });
  const notify = (text: string) => setNotice(({ times }) => ({ text, times: times + 1 }));
  return { notice: text && <Notice key={times}>{text}</Notice>, notify };
}
