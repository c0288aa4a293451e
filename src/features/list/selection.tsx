// Selected rows of a list. The selection stays while the user scrolls, searches and sorts.
import { useState, type ReactNode } from 'react';
import { Cell, HeadCell } from '#ui/table/table.tsx';
import type { ListedRow } from './resource-kind.ts';
import { selectAllLoaded, selectRow } from './messages.ts';

export interface Selection<R> {
  rows: ReadonlyMap<string, R>;
  set: (rows: readonly R[], isSelected: boolean) => void;
  /** Actions for the selected rows, next to the filters. */
  tools: ReactNode;
}

/** In pixels. */
export const SELECTION_WIDTH = 44;

export function useSelection<R extends ListedRow>(): Omit<Selection<R>, 'tools'> {
  const [rows, setRows] = useState<ReadonlyMap<string, R>>(new Map());
  const set = (changed: readonly R[], isSelected: boolean) => {
    const next = new Map(rows);
    for (const row of changed)
      if (isSelected) next.set(row.id, row);
      else next.delete(row.id);
    setRows(next);
  };
  return { rows, set };
}

/** Selects all loaded rows. Its label contains their number. */
export function SelectAll<R extends ListedRow>({
  selection,
  loaded,
}: {
  selection: Selection<R>;
  loaded: readonly R[];
}) {
  const isAll = loaded.length > 0 && loaded.every(({ id }) => selection.rows.has(id));
  return (
    <HeadCell width={SELECTION_WIDTH}>
      <input
        type="checkbox"
        aria-label={selectAllLoaded(loaded.length)}
        title={selectAllLoaded(loaded.length)}
        checked={isAll}
        onChange={() => selection.set(loaded, !isAll)}
      />
    </HeadCell>
  );
}

export function SelectRow<R extends ListedRow>({ selection, row }: { selection: Selection<R>; row: R }) {
  const isSelected = selection.rows.has(row.id);
  return (
    <Cell kind="check">
      <input
        type="checkbox"
        aria-label={selectRow(row.name)}
        checked={isSelected}
        onChange={() => selection.set([row], !isSelected)}
      />
    </Cell>
  );
}
