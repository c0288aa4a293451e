// Which columns a list has room for, and how wide each is by what it holds.
import { labelText, type Label } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CHIP_GAP, chipWidth } from '#ui/mark/chip-width.ts';
import type { SharedColumn } from '#ui/table/held-width.ts';
import { textWidth, widest } from '#ui/table/text-width.ts';
import { useSharedWidth } from '#ui/table/use-shared-width.ts';
import type { Unreadable } from '#lib/unreadable.ts';
import type { Column, Kind, Resource } from './kind.ts';
import { labelValue } from './label-column.tsx';
import type { ListState } from './list-params.ts';
import { readable } from './query.ts';

/** Left and right of what stands in a cell. */
const PADDING = 32;
const SORT_ARROW = 20;
const MOST_LABELS = 600;
const MOST_ACTION = 264;
/** Labels keep room for one chip of this width and a counter; beside several columns of labels for the counter alone. */
const USUAL_CHIP = 136;
const COUNTER = 40;
/** Wide enough to judge by: what comes later folds. */
const JUDGED_ROWS = 100;

/** How wide a table must be for its columns to be shown. */
const ROOM = { always: 0, middle: 560, wide: 780 };
/** And how much wider for each label that is a column. */
const PER_LABEL = 110;

export interface Layout<R> {
  columns: readonly Column<R>[];
  /** The labels that are columns. */
  labelColumns: readonly string[];
  widthOf: (key: string) => number | undefined;
  /** What chips have; undefined where there is no column of them. */
  chipRoom: number | undefined;
}

interface Given<R extends Resource> {
  kind: Kind<R>;
  rows: readonly (R | Unreadable)[];
  listParams: ListState;
  room: number;
}

const withHead = (title: string, wants: number, sorts = false): number =>
  PADDING + Math.max(textWidth(title, 'head') + (sorts ? SORT_ARROW : 0), wants);

/** The widest that the labels of a row take side by side. */
const labelsWidth = (rows: readonly { labels: readonly Label[] }[], columns: readonly string[]): number =>
  rows.slice(0, JUDGED_ROWS).reduce((most, { labels }) => {
    const beside = labels.filter(({ name }) => !columns.includes(name));
    return Math.max(
      most,
      beside.reduce((sum, label) => sum + chipWidth(labelText(label)) + CHIP_GAP, 0),
    );
  }, 0);

function columnOf<R>({ title, sort, look, text, before = 0 }: Column<R>, rows: readonly R[]): SharedColumn {
  return { key: title, wants: withHead(title, before + widest(rows.map(text), look), sort !== undefined) };
}

function labelColumnOf(name: string, rows: readonly Resource[]): SharedColumn {
  const values = rows.map((row) => labelValue(row, name));
  return { key: labelKey(name), wants: withHead(sanitize(name), widest(values, 'plain')) };
}

/** The chip of a row that is to be seen at least: its first usual one, else its narrowest. */
function leastChip({ labels }: Resource): number {
  const chips = labels.map((label) => chipWidth(labelText(label)));
  return chips.find((width) => width <= USUAL_CHIP) ?? Math.min(USUAL_CHIP, ...chips);
}

function labelsOf(rows: readonly Resource[], columns: readonly string[]): SharedColumn {
  const wants = withHead('Labels', Math.min(MOST_LABELS, labelsWidth(rows, columns)));
  const chip = columns.length > 1 ? 0 : Math.max(0, ...rows.slice(0, JUDGED_ROWS).map(leastChip));
  return { key: 'labels', wants, folds: withHead('Labels', chip + COUNTER) };
}

export const labelKey = (name: string): string => `label ${name}`;

/** The keys of widths are the titles of columns, `labelKey` of one that is a label, `labels` and `action`. */
export function useLayout<R extends Resource>({ kind, rows, listParams, room }: Given<R>): Layout<R> {
  const read = readable(rows);
  const crowd = PER_LABEL * listParams.columns.length;
  const columns = kind.columns.filter(({ shown = 'always' }) => room >= ROOM[shown] + (shown === 'wide' ? crowd : 0));
  const hasLabels = room >= ROOM.middle;
  const labelColumns = hasLabels ? listParams.columns : [];
  const widths = useSharedWidth(
    [
      ...columns.map((column) => columnOf(column, read)),
      ...labelColumns.map((name) => labelColumnOf(name, read)),
      ...(hasLabels ? [labelsOf(read, labelColumns)] : []),
      { key: 'action', wants: PADDING + actionWidth(kind, read), isFixed: true },
    ],
    room,
  );
  const labels = widths.get('labels');
  return {
    columns,
    labelColumns,
    widthOf: (key) => widths.get(key),
    chipRoom: labels === undefined ? undefined : labels - PADDING,
  };
}

const actionWidth = <R extends Resource>({ action }: Kind<R>, rows: readonly R[]): number =>
  Math.min(
    MOST_ACTION,
    Math.max(textWidth(action.title, 'head'), action.frame + widest(rows.map(action.text), 'button')),
  );
