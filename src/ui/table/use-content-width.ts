import { useEffect } from 'react';
import { estimateContentWidth } from './estimate-content-width.ts';
import { useWidth, type MeasuredElement } from './use-width.ts';

let lastMeasured: { windowWidth: number; contentWidth: number } | undefined;

/**
 * The available width for the page's table. It depends only on the window's width, so a table renders before the
 * browser has laid out the page. If the measured width differs, the table is updated before paint.
 */
export function useContentWidth<T extends HTMLElement>(): MeasuredElement<T> & { width: number } {
  const { innerWidth: windowWidth } = window;
  const estimatedWidth =
    lastMeasured?.windowWidth === windowWidth ? lastMeasured.contentWidth : estimateContentWidth(windowWidth);
  const { ref, width = estimatedWidth } = useWidth<T>(estimatedWidth);
  useEffect(() => {
    lastMeasured = { windowWidth, contentWidth: width };
  }, [windowWidth, width]);
  return { ref, width };
}
