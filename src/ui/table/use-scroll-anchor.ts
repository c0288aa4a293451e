// Keeps the visible rows in place when rows above them are added or removed. The virtualizer's own anchoring
// (`anchorTo: 'end'`) is not enough: it loses its place when the first visible row is deleted or when as many rows are
// added as removed, and at the top of a list it scrolls away from new rows.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { HEAD_HEIGHT } from './table.css.ts';

interface ScrollAnchorOptions<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** In px. */
  rowHeight: number;
  /**
   * Identifies the list. The scroll position is adjusted only while this stays the same; undefined turns the adjustment
   * off.
   */
  listId: string | undefined;
  /** The distance of the rows from the top of the document, in px. */
  offset: number;
}

const TOP_BAR_HEIGHT = 48;
/** How many old rows are tried as the anchor, from the first visible row on, because some may have been deleted. */
const MAX_CANDIDATES = 40;

/**
 * Scrolls the window when rows are added or removed above it, so that the visible rows do not move, except at the top
 * of the list.
 */
export function useScrollAnchor<T>(options: ScrollAnchorOptions<T>): void {
  const { rows, listId } = options;
  const previous = useRef({ rows, listId });
  const restorePosition = useEffectEvent((oldRows: readonly T[]) => {
    const { rowKey, rowHeight, offset } = options;
    const firstVisibleIndex = Math.ceil((window.scrollY + TOP_BAR_HEIGHT + HEAD_HEIGHT - offset) / rowHeight);
    // At the top, a list shows new rows without compensation.
    if (firstVisibleIndex <= 1) return;
    for (
      let index = firstVisibleIndex;
      index < Math.min(firstVisibleIndex + MAX_CANDIDATES, oldRows.length);
      index += 1
    ) {
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
    const previousRender = previous.current;
    previous.current = { rows, listId };
    if (listId !== undefined && previousRender.listId === listId && previousRender.rows !== rows)
      restorePosition(previousRender.rows);
  }, [rows, listId]);
}
