import { useRef, useState } from 'react';

/** Who is this near to the end reads what comes. */
const NEAR_PX = 48;

/** Keeps the end in sight for who reads there, and the place of who reads elsewhere. */
export function useAtEnd() {
  const log = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const scroll = () => log.current?.scrollTo({ top: log.current.scrollHeight });
  return {
    log,
    isAtEnd,
    /** What is scrolled: it grows with what is said, and with outputs that come later. */
    content(element: HTMLElement | null) {
      if (!element) return undefined;
      const observer = new ResizeObserver(() => isNear.current && scroll());
      observer.observe(element);
      return () => observer.disconnect();
    },
    onScroll() {
      const { current: box } = log;
      if (!box) return;
      isNear.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      setAtEnd(isNear.current);
    },
    goToEnd() {
      isNear.current = true;
      scroll();
    },
  };
}
