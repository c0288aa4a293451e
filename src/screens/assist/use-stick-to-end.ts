import { useRef, useState } from 'react';

/** A user who is this close to the end is following new messages. */
const NEAR_END_PX = 48;

/** Keeps the end in view for users who follow new messages, and the position of users who scrolled up. */
export function useStickToEnd() {
  const log = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const lastScrollTop = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const scrollToEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight });
  return {
    log,
    isAtEnd,
    /** The ref of the scrolled content, which grows with new messages and outputs. */
    content(element: HTMLElement | null) {
      if (!element) return undefined;
      const observer = new ResizeObserver(() => followsEnd.current && scrollToEnd());
      observer.observe(element);
      return () => observer.disconnect();
    },
    onScroll() {
      const { current: box } = log;
      if (!box) return;
      const { scrollHeight, scrollTop, clientHeight } = box;
      const isNowAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      // New content also moves the view away from the end, but only the user scrolls up.
      if (isNowAtEnd || scrollTop < lastScrollTop.current) followsEnd.current = isNowAtEnd;
      lastScrollTop.current = scrollTop;
      setAtEnd(followsEnd.current);
    },
    goToEnd() {
      followsEnd.current = true;
      scrollToEnd();
    },
  };
}
