// Chooses the columns that fit and computes their widths, in pixels, from their content.
import { labelText } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { SMALL_BUTTON_PADDING } from '#ui/button/button.css.ts';
import { CHIP_GAP, chipWidth } from '#ui/mark/chip-width.ts';
import type { SizedColumn } from '#ui/table/stable-widths.ts';
import { textWidth, maxTextWidth } from '#ui/table/text-width.ts';
import { useColumnWidths } from '#ui/table/use-column-widths.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { Column, ListedRow, TableDefinition } from './resource-kind.ts';
import { labelValue } from './label-column.tsx';
import { LABELS } from './messages.ts';
import { readableRows } from './resource-query.ts';

/** The total padding on both sides of a cell. */
const CELL_PADDING = 32;
const SORT_ARROW_WIDTH = 20;
const MAX_LABELS_WIDTH = 600;
const MAX_ACTION_WIDTH = 280;
/** The labels column has room for a chip of this width and a counter; with several label columns only for a counter. */
const TYPICAL_CHIP_WIDTH = 136;
const COUNTER_WIDTH = 40;
/** Enough rows to estimate the width. Later rows wrap. */
const SAMPLE_ROWS = 100;

/** The table widths from which columns are visible. */
const MIN_TABLE_WIDTH = { always: 0, middle: 560, wide: 780 };
/** The width of a name that is readable, with its padding. The same for all rows, so that loading keeps the columns. */
const REQUIRED_NAME_WIDTH = 152;
/** Enough for a date and a time. */
const MAX_REQUIRED_WIDTH = 200;
/** The additional table width for each label column. */
const EXTRA_WIDTH_PER_LABEL = 110;

export interface TableLayout<R> {
  columns: readonly Column<R>[];
  titles: readonly string[];
  /** The label keys that are columns. */
  labelColumns: readonly string[];
  widthOf: (key: string) => number | undefined;
  /** The width for label chips; undefined without a labels column. */
  chipsWidth: number | undefined;
}

interface TableLayoutOptions<R extends ListedRow> {
  table: TableDefinition<R>;
  rows: readonly (R | UnreadableEntry)[];
  /** The label keys that the user chose as columns; undefined for rows without labels. */
  labelColumns: readonly string[] | undefined;
  availableWidth: number;
}

const withHeadWidth = (title: string, contentWidth: number, isSortable = false): number =>
  CELL_PADDING + Math.max(textWidth(title, 'head') + (isSortable ? SORT_ARROW_WIDTH : 0), contentWidth);

/** The width of the longest row of label chips. */
const labelsWidth = (rows: readonly ListedRow[], columns: readonly string[]): number =>
  rows.slice(0, SAMPLE_ROWS).reduce((max, { labels = [] }) => {
    const chipLabels = labels.filter(({ name }) => !columns.includes(name));
    return Math.max(
      max,
      chipLabels.reduce((sum, label) => sum + chipWidth(labelText(label)) + CHIP_GAP, 0),
    );
  }, 0);

const titlesOf = <R>(columns: readonly Column<R>[]): readonly string[] => columns.map(({ title }) => title);

/** The width of the widest cell. Measures the text of all rows, and other content only of the first rows. */
function cellWidth<R>(column: Column<R>, rows: readonly R[], visibleTitles: readonly string[]): number {
  const { style, text, sample, extraWidth } = column;
  const face = style === 'quiet' ? 'plain' : style;
  const textsWidth = maxTextWidth(sample ?? rows.map(text), face);
  if (!extraWidth || rows.length === 0) return textsWidth;
  const sampleRows = rows.slice(0, SAMPLE_ROWS);
  const extraWidths = sampleRows.map((row) => extraWidth(row, visibleTitles));
  const combinedWidths = sampleRows.map((row, index) => textWidth(text(row), face) + (extraWidths[index] ?? 0));
  return Math.max(textsWidth + Math.min(...extraWidths), ...combinedWidths);
}

function sizeColumn<R>(column: Column<R>, rows: readonly R[], visibleColumns: readonly Column<R>[]): SizedColumn {
  const { title, sort, minWidth } = column;
  const isWrapping = column === visibleColumns.find(({ minWidth: least }) => least !== undefined);
  return {
    key: title,
    preferredWidth: withHeadWidth(title, cellWidth(column, rows, titlesOf(visibleColumns)), sort !== undefined),
    minWidth: isWrapping && minWidth !== undefined ? CELL_PADDING + minWidth : undefined,
  };
}

function sizeLabelColumn(name: string, rows: readonly ListedRow[]): SizedColumn {
  const values = rows.map((row) => labelValue(row, name));
  return { key: labelKey(name), preferredWidth: withHeadWidth(sanitize(name), maxTextWidth(values, 'plain')) };
}

/** The width of the chip that must stay visible: the first of typical width, otherwise the narrowest. */
function minChipWidth({ labels = [] }: ListedRow): number {
  const chips = labels.map((label) => chipWidth(labelText(label)));
  return chips.find((width) => width <= TYPICAL_CHIP_WIDTH) ?? Math.min(TYPICAL_CHIP_WIDTH, ...chips);
}

function sizeLabelsColumn(rows: readonly ListedRow[], columns: readonly string[]): SizedColumn {
  const preferredWidth = withHeadWidth(LABELS, Math.min(MAX_LABELS_WIDTH, labelsWidth(rows, columns)));
  const chipSpace = columns.length > 1 ? 0 : Math.max(0, ...rows.slice(0, SAMPLE_ROWS).map(minChipWidth));
  return { key: 'labels', preferredWidth, minWidth: withHeadWidth(LABELS, chipSpace + COUNTER_WIDTH) };
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** The width that a column needs to be readable. Longer texts are cut or wrap. */
const requiredWidth = ({ preferredWidth, minWidth, isFixed }: SizedColumn): number =>
  minWidth ?? (isFixed ? preferredWidth : Math.min(preferredWidth, MAX_REQUIRED_WIDTH));

/** Leaves out columns until the others are readable, first those that only wide tables show. */
function fittingColumns<R>(
  candidates: readonly Column<R>[],
  rows: readonly R[],
  availableWidth: number,
): readonly Column<R>[] {
  const required = candidates.map((column) =>
    column.style === 'name' ? REQUIRED_NAME_WIDTH : requiredWidth(sizeColumn(column, rows, candidates)),
  );
  if (sumOf(required) <= availableWidth) return candidates;
  const excess =
    candidates.findLast(({ visibleFrom }) => visibleFrom === 'wide') ??
    candidates.findLast(({ visibleFrom }) => visibleFrom === 'middle');
  if (excess === undefined) return candidates;
  return fittingColumns(
    candidates.filter((column) => column !== excess),
    rows,
    availableWidth,
  );
}

export const labelKey = (name: string): string => `label ${name}`;

/** Keys of widths: the titles of columns, `labelKey(name)` for label columns, `labels` and `action`. */
export function useTableLayout<R extends ListedRow>({
  table,
  rows,
  labelColumns: chosenLabels,
  availableWidth,
}: TableLayoutOptions<R>): TableLayout<R> {
  const parsedRows = readableRows(rows);
  const extraForLabels = EXTRA_WIDTH_PER_LABEL * (chosenLabels?.length ?? 0);
  const candidates = table.columns.filter(
    ({ visibleFrom = 'always' }) =>
      availableWidth >= MIN_TABLE_WIDTH[visibleFrom] + (visibleFrom === 'wide' ? extraForLabels : 0),
  );
  const hasLabels = chosenLabels !== undefined && availableWidth >= MIN_TABLE_WIDTH.middle;
  const labelColumns = hasLabels ? chosenLabels : [];
  const otherColumns: readonly SizedColumn[] = [
    ...labelColumns.map((name) => sizeLabelColumn(name, parsedRows)),
    ...(hasLabels ? [sizeLabelsColumn(parsedRows, labelColumns)] : []),
    { key: 'action', preferredWidth: CELL_PADDING + actionWidth(table, parsedRows, availableWidth), isFixed: true },
  ];
  const columns = fittingColumns(candidates, parsedRows, availableWidth - sumOf(otherColumns.map(requiredWidth)));
  const widths = useColumnWidths(
    [...columns.map((column) => sizeColumn(column, parsedRows, columns)), ...otherColumns],
    availableWidth,
  );
  const labelsColumnWidth = widths.get('labels');
  return {
    columns,
    titles: titlesOf(columns),
    labelColumns,
    widthOf: (key) => widths.get(key),
    chipsWidth: labelsColumnWidth === undefined ? undefined : labelsColumnWidth - CELL_PADDING,
  };
}

const actionWidth = <R extends ListedRow>(
  { action }: TableDefinition<R>,
  rows: readonly R[],
  availableWidth: number,
): number =>
  Math.min(
    availableWidth < MIN_TABLE_WIDTH.middle ? (action.maxWidthOnPhone ?? MAX_ACTION_WIDTH) : MAX_ACTION_WIDTH,
    Math.max(
      textWidth(action.title, 'head') + SMALL_BUTTON_PADDING,
      action.padding + maxTextWidth(rows.map(action.text), 'button'),
    ),
  );
