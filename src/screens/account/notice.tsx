import { useEffect, useRef } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import * as css from './account.css.ts';

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
