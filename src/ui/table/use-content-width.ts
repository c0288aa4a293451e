import { useEffect } from 'react';
import { estimateContentWidth } from './estimate-content-width.ts';
import { useWidth, type MeasuredElement } from './use-width.ts';

let lastMeasured: { windowWidth: number; contentWidth: number } | undefined;

/**
 * How wide the page's table may be. In a window of one width that is the same on every page, so a table is drawn without
 * waiting for the browser to lay out the page; where it is another after all, the table follows before it is painted.
 */
export function useContentWidth<T extends HTMLElement>(): MeasuredElement<T> & { width: number } {
  const { innerWidth: windowWidth } = window;
  const guess =
    lastMeasured?.windowWidth === windowWidth ? lastMeasured.contentWidth : estimateContentWidth(windowWidth);
  const { ref, width = guess } = useWidth<T>(guess);
  useEffect(() => {
    lastMeasured = { windowWidth, contentWidth: width };
  }, [windowWidth, width]);
  return { ref, width };
}
