import { useRef, useState } from 'react';

/** Who is this near to the end reads what comes. */
const NEAR_END_PX = 48;

/** Keeps the end in sight for who reads there, and the place of who reads elsewhere. */
export function useStickToEnd() {
  const log = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const top = useRef(0);
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
      const { scrollHeight, scrollTop, clientHeight } = box;
      const isEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      // What was said since the last scroll leads away from the end too, but only a reader goes up.
      if (isEnd || scrollTop < top.current) isNear.current = isEnd;
      top.current = scrollTop;
      setAtEnd(isNear.current);
    },
    goToEnd() {
      isNear.current = true;
      scroll();
    },
  };
}
