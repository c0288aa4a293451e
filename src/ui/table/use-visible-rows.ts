import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';

interface VisibleRowsOptions {
  count: number;
  /** In px; an estimate where rows are measured. */
  rowHeight: number;
  /** The space between rows, in px. */
  gap?: number;
  /** How many rows are rendered beyond each edge of the window, so that fast scrolling shows no blank area. */
  overscan: number;
}

interface VisibleRows {
  /** The index of the first rendered row, and of the first row after the rendered rows. */
  from: number;
  to: number;
  /** The height of all rows before and after the rendered rows, in px. */
  above: number;
  below: number;
  /** The distance of the list from the top of the document, in px. */
  offset: number;
  scrollTo: (index: number) => void;
  /** A ref for rows of different heights; each carries its index as `data-index`. */
  measure: (row: Element | null) => void;
}

/** Which rows of a list to render while the window scrolls: only those near the window, determined before paint. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, options: VisibleRowsOptions): VisibleRows {
  const { count, rowHeight, gap = 0, overscan } = options;
  const offset = useOffset(list);
  // The rule is for React Compiler, which the build does not use.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap,
    overscan,
    scrollMargin: offset,
    // Lets the first render include rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    from: first?.index ?? 0,
    to: last ? last.index + 1 : 0,
    above: (first?.start ?? offset) - offset,
    below: virtualizer.getTotalSize() - ((last?.end ?? offset) - offset),
    offset,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
    measure: virtualizer.measureElement,
  };
}

/** The usual distance of lists from the document's top in px, for rendering the first rows before measuring. */
const USUAL_OFFSET = 282;

/**
 * The list's distance from the document's top. A slightly outdated value is fine, because the overscan covers small
 * shifts.
 */
function useOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(USUAL_OFFSET);
  useEffect(() => {
    const measure = () => setOffset(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // In an animation frame the layout is already computed; measuring now would force a layout.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
    };
  }, [list]);
  return offset;
}
