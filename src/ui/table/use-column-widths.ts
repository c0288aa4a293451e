import { useState } from 'react';
import { stableWidths, type SizedColumn, type ColumnWidths } from './stable-widths.ts';

/** The widths of a table's columns, which stay stable while rows load. */
export function useColumnWidths(columns: readonly SizedColumn[], availableWidth: number): ColumnWidths {
  const [previous, setPrevious] = useState<ColumnWidths>(new Map());
  const { widths, preferred } = stableWidths(columns, previous, availableWidth);
  if (preferred !== previous) setPrevious(preferred);
  return widths;
}
