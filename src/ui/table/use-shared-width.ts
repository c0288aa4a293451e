import { useState } from 'react';
import { holdWidth, type SharedColumn, type Widths } from './held-width.ts';

/** The widths of a table's columns, which keep still while its rows come. */
export function useSharedWidth(columns: readonly SharedColumn[], room: number): Widths {
  const [before, setHeld] = useState<Widths>(new Map());
  const { widths, held } = holdWidth(columns, before, room);
  if (held !== before) setHeld(held);
  return widths;
}
