import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface MeasuredElement<T> {
  ref: RefObject<T | null>;
  /** Undefined until it is known, which is before anything is painted. */
  width: number | undefined;
}

/** How wide an element is inside, as the browser's own layout of the frame finds it; and again when it changes. */
export function useWidth<T extends HTMLElement>(initialWidth?: number): MeasuredElement<T> {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // In this frame still, between its layout and its painting.
    const observer = new ResizeObserver(() => flushSync(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
