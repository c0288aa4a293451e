import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { HEAD_HEIGHT } from './table.css.ts';
import { ROW_HEIGHT } from '#ui/theme/tokens.ts';

interface Kept<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** What list the rows are of: those of another one begin a position of their own. */
  list: string | undefined;
  /** Where the rows begin in the document. */
  offset: number;
}

const TOP_BAR = 48;
/** The row looked at may itself be gone; one of the next will be there. */
const NEXT = 40;

/** Where rows come or go above what is in sight, the window follows, so that what one reads stays where it is. */
export function useKeptPosition<T>(kept: Kept<T>): void {
  const { rows, list } = kept;
  const before = useRef({ rows, list });
  const keep = useEffectEvent((was: readonly T[]) => {
    const { rowKey, offset } = kept;
    const first = Math.ceil((window.scrollY + TOP_BAR + HEAD_HEIGHT - offset) / ROW_HEIGHT);
    // At its beginning a list shows what has come.
    if (first <= 1) return;
    for (let index = first; index < Math.min(first + NEXT, was.length); index += 1) {
      const key = rowKey(was[index] as T); // within its length
      const same = rows[index];
      const now = same !== undefined && rowKey(same) === key ? index : rows.findIndex((row) => rowKey(row) === key);
      if (now < 0) continue;
      if (now !== index) window.scrollBy(0, (now - index) * ROW_HEIGHT);
      return;
    }
  });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { rows, list };
    if (list !== undefined && was.list === list && was.rows !== rows) keep(was.rows);
  }, [rows, list]);
}
