import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResourceList, ListName } from '#api/list/resource-lists.ts';
import type { Page } from '#api/list/page.ts';
import type { VisibleRows } from '#api/list/refresh-pages.ts';
import type { Label } from '#lib/text/labels.ts';
import type { PageName } from '#lib/pages/pages.ts';

/** What every readable record has, whatever its kind. */
export interface ListedRow {
  ok: true;
  id: string;
  /** Its name, sanitized for the screen. */
  name: string;
  labels?: readonly Label[];
}

/** One that can be filtered by its labels. */
export interface Resource extends ListedRow {
  labels: readonly Label[];
}

export interface Column<R> {
  title: string;
  /** The proxy's name for the order by it (docs/protocol/resources.md#1.3). */
  sort?: string | undefined;
  /** How much room it takes to be shown; `always` when it is left out. */
  visibleFrom?: 'always' | 'middle' | 'wide';
  /** `name` heads the row; one column has it. */
  style: 'name' | 'code' | 'plain' | 'quiet';
  text: (row: R) => string;
  /** What is drawn, where it is more than the text; beside which other columns, by their titles. */
  cell?: (row: R, shown: readonly string[]) => ReactNode;
  /** Pixels that are taken beside the text. */
  extraWidth?: (row: R, shown: readonly string[]) => number;
  /** What its width is judged by, where the text is not known beforehand. */
  sample?: readonly string[];
  /** It may fold down to so many pixels; of the columns that are shown the first one that can does. */
  minWidth?: number;
  /** False for an ID, and for text that no search looks at. */
  isSearched?: boolean;
  /** Lays out its own lines where there is little room, instead of taking two. */
  hasOwnLayout?: boolean;
}

/** The main action of a row. */
interface RowAction<R> {
  title: string;
  render: (row: R) => ReactNode;
  /** The text on its button, and the pixels around it. */
  text: (row: R) => string;
  padding: number;
  /** The most pixels of its column on a phone, where the name needs the room. */
  maxWidthOnPhone?: number;
}

/** A list as a table. */
export interface TableDefinition<R extends ListedRow> {
  page: PageName;
  columns: readonly Column<R>[];
  action: RowAction<R>;
  /** Whether a search also matches text that no column shows, as IDs. */
  hasHiddenMatches?: boolean;
}

/** Whole sentences, because each kind has its own. */
export interface ListMessages {
  /** "1 server", "1,204 servers". */
  counted: (total: number) => string;
  matched: (total: number) => string;
  /** The same where more may follow. */
  countedSoFar: (total: number) => string;
  matchedSoFar: (total: number) => string;
  search: string;
  searchHint: string;
  noMatch: (filters: string) => string;
  none: string;
  /** For a user who cannot enroll the first. */
  noAccess: (cluster: string) => string;
  first: string;
  enroll: string;
  notLoaded: string;
  moreNotLoaded: string;
}

/** One kind of resource: how it is asked for, read, named and drawn. */
export interface ListKind<R extends Resource> extends TableDefinition<R> {
  page: PageName & ListName;
  icon: LucideIcon;
  permission: string;
  list: ResourceList;
  /** Reads what `list` brings. A method, whose parameters are compared both ways: every kind is also a `Kind<R>`. */
  read(raw: unknown, index: number): R | UnreadableEntry;
  messages: ListMessages;
  /** What else the head of the page offers. */
  headActions?: ReactNode;
  filters?: KindFilters<R>;
  /** What is to be known of what came, above it. */
  notice?: (pages: readonly Page[], onRetry: () => void) => ReactNode;
  /** In place of the table. */
  cards?: ((shown: CardsProps<R>) => ReactNode) | undefined;
}

/** Filters beside search and labels. */
export interface KindFilters<R extends Resource> {
  /** Their parameters in the address. */
  params: readonly string[];
  /** Those that are on, in words. */
  labels: readonly string[];
  controls: (rows: readonly R[]) => ReactNode;
  /** Which of what has come are wanted, where no proxy filters so. */
  isMatching?: ((row: R) => boolean) | undefined;
}

/** Rows to be shown, and what happens with them. */
export interface CardsProps<R extends Resource> {
  rows: readonly (R | UnreadableEntry)[];
  onLabel: (label: Label) => void;
  onVisibleRangeChange: (range: VisibleRows) => void;
  /** The index of the first row that matches the search only by its ID or hidden labels. */
  hiddenMatchesFrom: number | undefined;
}

/** Pixels of a button beside its text, with the sign of a menu. */
export const BUTTON_PADDING = 46;
