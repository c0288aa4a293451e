// The virtualizer's own anchoring (`anchorTo: 'end'`) is not enough here: it loses its place when the first visible row is
// deleted or when as many rows come as go, and at the top of a list it scrolls away from new rows.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { HEAD_HEIGHT } from './table.css.ts';

interface ScrollAnchorOptions<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** In px. */
  rowHeight: number;
  /** Identifies the list; rows of another list start at their own position. */
  list: string | undefined;
  /** Where the rows begin in the document. */
  offset: number;
}

const TOP_BAR = 48;
/** The first visible row may itself be deleted; one of the next rows is still there. */
const MAX_CANDIDATES = 40;

/** Scrolls the window when rows are added or removed above it, so that the visible rows do not move. */
export function useScrollAnchor<T>(options: ScrollAnchorOptions<T>): void {
  const { rows, list } = options;
  const previous = useRef({ rows, list });
  const restorePosition = useEffectEvent((oldRows: readonly T[]) => {
    const { rowKey, rowHeight, offset } = options;
    const first = Math.ceil((window.scrollY + TOP_BAR + HEAD_HEIGHT - offset) / rowHeight);
    // At the top, a list shows new rows without compensation.
    if (first <= 1) return;
    for (let index = first; index < Math.min(first + MAX_CANDIDATES, oldRows.length); index += 1) {
      const key = rowKey(oldRows[index] as T); // index is less than the length
      const sameIndexRow = rows[index];
      const newIndex =
        sameIndexRow !== undefined && rowKey(sameIndexRow) === key
          ? index
          : rows.findIndex((row) => rowKey(row) === key);
      if (newIndex < 0) continue;
      if (newIndex !== index) window.scrollBy(0, (newIndex - index) * rowHeight);
      return;
    }
  });
  useLayoutEffect(() => {
    const old = previous.current;
    previous.current = { rows, list };
    if (list !== undefined && old.list === list && old.rows !== rows) restorePosition(old.rows);
  }, [rows, list]);
}
