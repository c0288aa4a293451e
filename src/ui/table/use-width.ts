import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is inside; known before it is painted, and told anew when it changes. */
export function useWidth<T extends HTMLElement>(): { ref: RefObject<T | null>; width: number | undefined } {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
