import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface MeasuredElement<T> {
  ref: RefObject<T | null>;
  /** Undefined until measured, which happens before paint. */
  width: number | undefined;
}

/** The inner width of an element; updated when it changes. */
export function useWidth<T extends HTMLElement>(initialWidth?: number): MeasuredElement<T> {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Synchronous, so that the update is in the same frame, between layout and paint.
    const observer = new ResizeObserver(() => flushSync(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
