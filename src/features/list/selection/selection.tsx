// Selected rows of a list. The selection stays while the user scrolls, searches and sorts.
import { useRef, useState, type ChangeEvent, type MouseEvent, type ReactNode } from 'react';
import type { ListedRow } from '#features/list/resource-kind.ts';
import { CLEAR_SELECTION, selectAllLoaded, selectRow } from '#features/list/messages.ts';
import { readableRows } from '#features/list/resource-query.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxAlone } from '#ui/field/checkbox.tsx';
import { Cell, HeadCell } from '#ui/table/table.tsx';
import { rowsBetween } from './rows-between.ts';

export interface Selection<R> {
  rows: ReadonlyMap<string, R>;
  set: (rows: readonly R[], isSelected: boolean) => void;
  /** Selects or deselects one row; with `shownRows`, all of them from the last toggled row to this one. */
  toggle: (row: R, shownRows?: readonly R[]) => void;
  /** Actions for the selected rows, next to the filters. */
  tools: ReactNode;
  /** Why a row can't be selected. */
  disabledReasonOf?: (row: R) => string | undefined;
}

/** In pixels. */
export const SELECTION_WIDTH = 44;

export function useSelection<R extends ListedRow>(): Omit<Selection<R>, 'tools'> {
  const [rows, setRows] = useState<ReadonlyMap<string, R>>(new Map());
  const anchorId = useRef<string>(undefined);
  const set = (changed: readonly R[], isSelected: boolean) =>
    setRows((current) => {
      const next = new Map(current);
      for (const row of changed)
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      return next;
    });
  const toggle = (row: R, shownRows: readonly R[] = []) => {
    set(rowsBetween(shownRows, anchorId.current, row), !rows.has(row.id));
    anchorId.current = row.id;
  };
  return { rows, set, toggle };
}

const isSelectable = <R extends ListedRow>({ disabledReasonOf }: Selection<R>, row: R): boolean =>
  disabledReasonOf?.(row) === undefined;

/** Selects all loaded rows. Its label contains their number. */
export function SelectAll<R extends ListedRow>({
  selection,
  loaded,
}: {
  selection: Selection<R>;
  loaded: readonly R[];
}) {
  const selectable = loaded.filter((row) => isSelectable(selection, row));
  const isAll = selectable.length > 0 && selectable.every(({ id }) => selection.rows.has(id));
  return (
    <HeadCell width={SELECTION_WIDTH}>
      <CheckboxAlone
        aria-label={selectAllLoaded(selectable.length)}
        title={selectAllLoaded(selectable.length)}
        checked={isAll}
        disabled={selectable.length === 0}
        onChange={() => selection.set(selectable, !isAll)}
      />
    </HeadCell>
  );
}

interface SelectRowProps<R extends ListedRow> {
  selection: Selection<R>;
  row: R;
  /** The rows in the shown order, for ranges. */
  shownRows: readonly (R | UnreadableEntry)[];
}

/** Browsers fire `change` of a checkbox for a click, also when the user presses Space. */
const hasShift = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;

/** Keeps a click with Shift from selecting text. The checkbox still gets the focus. */
function preventTextSelection(event: MouseEvent<HTMLInputElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** Selects one row. With Shift, selects all rows between the last selected row and this one. */
export function SelectRow<R extends ListedRow>({ selection, row, shownRows }: SelectRowProps<R>) {
  const isSelected = selection.rows.has(row.id);
  const disabledReason = selection.disabledReasonOf?.(row);
  const selectableRows = () => readableRows(shownRows).filter((other) => isSelectable(selection, other));
  return (
    <Cell kind="check">
      <CheckboxAlone
        aria-label={selectRow(row.name)}
        title={disabledReason}
        disabled={disabledReason !== undefined}
        checked={isSelected}
        onMouseDown={preventTextSelection}
        onChange={(event) => selection.toggle(row, hasShift(event) ? selectableRows() : undefined)}
      />
    </Cell>
  );
}

/** Deselects all rows; also those that the current search hides. */
export const ClearSelection = <R extends ListedRow>({ selection }: { selection: Pick<Selection<R>, 'rows' | 'set'> }) =>
  selection.rows.size > 0 && (
    <Button onClick={() => selection.set([...selection.rows.values()], false)}>{CLEAR_SELECTION}</Button>
  );
