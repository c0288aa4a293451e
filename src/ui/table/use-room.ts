import { useEffect } from 'react';
import { roomIn } from './room-in.ts';
import { useWidth, type Measured } from './use-width.ts';

let last: { windowWidth: number; room: number } | undefined;

/**
 * How wide the page's table may be. In a window of one width that is the same on every page, so a table is drawn without
 * waiting for the browser to lay out the page; where it is another after all, the table follows before it is painted.
 */
export function useRoom<T extends HTMLElement>(): Measured<T> & { width: number } {
  const { innerWidth: windowWidth } = window;
  const guess = last?.windowWidth === windowWidth ? last.room : roomIn(windowWidth);
  const { ref, width = guess } = useWidth<T>(guess);
  useEffect(() => {
    last = { windowWidth, room: width };
  }, [windowWidth, width]);
  return { ref, width };
}
