import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResourceList, ListName } from '#api/list/resource-lists.ts';
import type { Page } from '#api/list/page.ts';
import type { VisibleRows } from '#api/list/refresh-pages.ts';
import type { Label } from '#lib/text/labels.ts';
import type { PageName } from '#lib/pages/pages.ts';

/** The common fields of all readable records. */
export interface ListedRow {
  ok: true;
  id: string;
  /** Sanitized, safe to show. */
  name: string;
  labels?: readonly Label[];
}

/** A row with labels to filter by. */
export interface Resource extends ListedRow {
  labels: readonly Label[];
}

export interface Column<R> {
  title: string;
  /** The proxy's name of the sort field (docs/protocol/resources.md#1.3). */
  sort?: string | undefined;
  /** The width of the table from which the column is visible; `always` by default. */
  visibleFrom?: 'always' | 'middle' | 'wide';
  /** The style `name` is for the row header; exactly one column has it. */
  style: 'name' | 'code' | 'plain' | 'quiet';
  text: (row: R) => string;
  /** The text in a CSV file, if the cell shows more than `text`. */
  csv?: (row: R) => string;
  /** The content of the cell, if it is more than the text. */
  cell?: (row: R, visibleTitles: readonly string[]) => ReactNode;
  /** The width of other content next to the text, in pixels. */
  extraWidth?: (row: R, visibleTitles: readonly string[]) => number;
  /** Texts that determine the width of a column whose text is not known yet. */
  sample?: readonly string[];
  /** The minimum width of a column that may wrap, in pixels. Only the first visible column with this field wraps. */
  minWidth?: number;
  /** False for IDs and other text that the search does not match. */
  isSearched?: boolean;
  /** Whether the cell arranges its own lines in narrow tables. */
  hasOwnLayout?: boolean;
}

interface RowAction<R> {
  title: string;
  render: (row: R) => ReactNode;
  /** The text of the button, for measuring; `padding` is the rest of its width. */
  text: (row: R) => string;
  padding: number;
  /** The maximum width of the column on phones, where the name needs the space. */
  maxWidthOnPhone?: number;
}

export interface TableDefinition<R extends ListedRow> {
  page: PageName;
  columns: readonly Column<R>[];
  action: RowAction<R>;
  /** Whether the proxy's search also matches text that no column shows, such as IDs. */
  hasHiddenMatches?: boolean;
  /** Whether the names of rows open details. The screen renders them for the ID in the address (`useDetails`). */
  hasDetails?: boolean | ((row: R) => boolean);
}

/** The messages of one kind of list. */
export interface ListMessages {
  /** "1 server", "1,204 servers". */
  counted: (total: number) => string;
  matched: (total: number) => string;
  /** For lists that may have more rows. */
  countedSoFar: (total: number) => string;
  matchedSoFar: (total: number) => string;
  /** The label of the search field. */
  search: string;
  searchHint: string;
  noMatch: (filters: string) => string;
  /** The title of an empty list, for users who can enroll resources. */
  none: string;
  /** For users who can't enroll resources. */
  noAccess: (cluster: string) => string;
  /** The hint in an empty list to enroll the first resource. */
  first: string;
  enroll: string;
  notLoaded: string;
  moreNotLoaded: string;
}

/** A kind of resource: its query, its parser, its messages and its columns. */
export interface ListKind<R extends Resource> extends TableDefinition<R> {
  page: PageName & ListName;
  icon: LucideIcon;
  permission: string;
  list: ResourceList;
  /** Parses a record of `list`. A method, so that TypeScript accepts each kind as a `ListKind<Resource>`. */
  read(raw: unknown, index: number): R | UnreadableEntry;
  messages: ListMessages;
  /** More actions in the head of the page. */
  headActions?: ReactNode;
  filters?: KindFilters<R>;
  /** A notice about the loaded pages, shown above them. */
  notice?: (pages: readonly Page[], onRetry: () => void) => ReactNode;
  /** Renders cards instead of the table; undefined for the table. */
  cards?: ((shown: CardsProps<R>) => ReactNode) | undefined;
}

/** Filters in addition to search and labels. */
export interface KindFilters<R extends Resource> {
  /** The names of their parameters in the address. */
  params: readonly string[];
  /** The names of the active filters. */
  labels: readonly string[];
  controls: (rows: readonly R[]) => ReactNode;
  /** Filters the loaded rows, for filters that no proxy supports. */
  isMatching?: ((row: R) => boolean) | undefined;
}

/** The rows to show, and callbacks. */
export interface CardsProps<R extends Resource> {
  rows: readonly (R | UnreadableEntry)[];
  onLabel: (label: Label) => void;
  onVisibleRangeChange: (range: VisibleRows) => void;
  /** The index of the first row that matches the search only by its ID or hidden labels. */
  hiddenMatchesFrom: number | undefined;
}

/** The width of a button without its text but with the menu icon, in pixels. */
export const BUTTON_PADDING = 46;
