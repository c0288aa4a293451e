import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './beside.css.ts';

interface BesideProps {
  /** In the window. */
  box: Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  children: ReactNode;
}

/** Where nothing lower than this fits, it stands above. */
const ROOM = 340;

/** Above everything else on the page, below a place in the text or above it. */
export function Beside({ box: { left, top, bottom }, children }: BesideProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.showPopover(), []);
  const isAbove = bottom + ROOM > window.innerHeight && top > ROOM;
  return (
    <div
      ref={ref}
      popover="manual"
      className={css.beside[isAbove ? 'above' : 'below']}
      style={{ left: `max(16px, min(${Math.round(left)}px, 100vw - 456px))`, top: Math.round(isAbove ? top : bottom) }}
    >
      {children}
    </div>
  );
}
