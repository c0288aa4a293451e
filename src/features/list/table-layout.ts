// Which columns a list has room for, and how wide each is by what it holds.
import { labelText } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { SMALL_INSET } from '#ui/button/button.css.ts';
import { CHIP_GAP, chipWidth } from '#ui/mark/chip-width.ts';
import type { SharedColumn } from '#ui/table/held-width.ts';
import { textWidth, widest } from '#ui/table/text-width.ts';
import { useSharedWidth } from '#ui/table/use-shared-width.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { Column, ListedRow, TableOf } from './kind.ts';
import { labelValue } from './label-column.tsx';
import { LABELS } from './messages.ts';
import { readable } from './query.ts';

/** Left and right of what stands in a cell. */
const PADDING = 32;
const SORT_ARROW = 20;
const MOST_LABELS = 600;
const MOST_ACTION = 280;
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
  titles: readonly string[];
  /** The labels that are columns. */
  labelColumns: readonly string[];
  widthOf: (key: string) => number | undefined;
  /** What chips have; undefined where there is no column of them. */
  chipRoom: number | undefined;
}

interface LayoutOptions<R extends ListedRow> {
  table: TableOf<R>;
  rows: readonly (R | UnreadableEntry)[];
  /** The labels that are wanted as columns; undefined where rows have none. */
  wanted: readonly string[] | undefined;
  room: number;
}

const withHead = (title: string, wants: number, sorts = false): number =>
  PADDING + Math.max(textWidth(title, 'head') + (sorts ? SORT_ARROW : 0), wants);

/** The widest that the labels of a row take side by side. */
const labelsWidth = (rows: readonly ListedRow[], columns: readonly string[]): number =>
  rows.slice(0, JUDGED_ROWS).reduce((most, { labels = [] }) => {
    const beside = labels.filter(({ name }) => !columns.includes(name));
    return Math.max(
      most,
      beside.reduce((sum, label) => sum + chipWidth(labelText(label)) + CHIP_GAP, 0),
    );
  }, 0);

const titlesOf = <R>(columns: readonly Column<R>[]): readonly string[] => columns.map(({ title }) => title);

/** Of the widest cell: text is measured in all rows, what stands beside it in the first ones, together with their own text. */
function cellWidth<R>(column: Column<R>, rows: readonly R[], shown: readonly string[]): number {
  const { look, text, sample, beside } = column;
  const face = look === 'quiet' ? 'plain' : look;
  const texts = widest(sample ?? rows.map(text), face);
  if (!beside || rows.length === 0) return texts;
  const judged = rows.slice(0, JUDGED_ROWS);
  const besides = judged.map((row) => beside(row, shown));
  const together = judged.map((row, index) => textWidth(text(row), face) + (besides[index] ?? 0));
  return Math.max(texts + Math.min(...besides), ...together);
}

function columnOf<R>(column: Column<R>, rows: readonly R[], shown: readonly Column<R>[]): SharedColumn {
  const { title, sort, least } = column;
  const isFolding = column === shown.find(({ least }) => least !== undefined);
  return {
    key: title,
    wants: withHead(title, cellWidth(column, rows, titlesOf(shown)), sort !== undefined),
    folds: isFolding && least !== undefined ? PADDING + least : undefined,
  };
}

function labelColumnOf(name: string, rows: readonly ListedRow[]): SharedColumn {
  const values = rows.map((row) => labelValue(row, name));
  return { key: labelKey(name), wants: withHead(sanitize(name), widest(values, 'plain')) };
}

/** The chip of a row that is to be seen at least: its first usual one, else its narrowest. */
function leastChip({ labels = [] }: ListedRow): number {
  const chips = labels.map((label) => chipWidth(labelText(label)));
  return chips.find((width) => width <= USUAL_CHIP) ?? Math.min(USUAL_CHIP, ...chips);
}

function labelsOf(rows: readonly ListedRow[], columns: readonly string[]): SharedColumn {
  const wants = withHead(LABELS, Math.min(MOST_LABELS, labelsWidth(rows, columns)));
  const chip = columns.length > 1 ? 0 : Math.max(0, ...rows.slice(0, JUDGED_ROWS).map(leastChip));
  return { key: 'labels', wants, folds: withHead(LABELS, chip + COUNTER) };
}

export const labelKey = (name: string): string => `label ${name}`;

/** The keys of widths are the titles of columns, `labelKey` of one that is a label, `labels` and `action`. */
export function useLayout<R extends ListedRow>({ table, rows, wanted, room }: LayoutOptions<R>): Layout<R> {
  const read = readable(rows);
  const crowd = PER_LABEL * (wanted?.length ?? 0);
  const columns = table.columns.filter(({ shown = 'always' }) => room >= ROOM[shown] + (shown === 'wide' ? crowd : 0));
  const hasLabels = wanted !== undefined && room >= ROOM.middle;
  const labelColumns = hasLabels ? wanted : [];
  const widths = useSharedWidth(
    [
      ...columns.map((column) => columnOf(column, read, columns)),
      ...labelColumns.map((name) => labelColumnOf(name, read)),
      ...(hasLabels ? [labelsOf(read, labelColumns)] : []),
      { key: 'action', wants: PADDING + actionWidth(table, read, room), isFixed: true },
    ],
    room,
  );
  const labels = widths.get('labels');
  return {
    columns,
    titles: titlesOf(columns),
    labelColumns,
    widthOf: (key) => widths.get(key),
    chipRoom: labels === undefined ? undefined : labels - PADDING,
  };
}

const actionWidth = <R extends ListedRow>({ action }: TableOf<R>, rows: readonly R[], room: number): number =>
  Math.min(
    room < ROOM.middle ? (action.mostOnPhone ?? MOST_ACTION) : MOST_ACTION,
    Math.max(textWidth(action.title, 'head') + SMALL_INSET, action.padding + widest(rows.map(action.text), 'button')),
  );
