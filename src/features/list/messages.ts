// Messages of all lists: filters, labels, saved views and records. Each kind of list also has its own messages.
import type { StopReason } from '#lib/paging.ts';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const EXPORT_CSV = 'Export CSV';
export const exportRows = (count: number): string =>
  plural(count, { one: 'Export 1 row', other: `Export ${formatCount(count)} rows` });
/** For lists that may have more rows. */
export const exportLoadedRows = (count: number): string =>
  plural(count, { one: 'Export the 1 loaded row', other: `Export the ${formatCount(count)} loaded rows` });
export const exportSelectedRows = (count: number): string =>
  plural(count, { one: 'Export the 1 selected row', other: `Export the ${formatCount(count)} selected rows` });
export const NO_ROWS_TO_EXPORT = 'There are no rows to export';

export const NAME = 'Name';
export const HOSTNAME = 'Hostname';
export const ADDRESS = 'Address';
export const DESCRIPTION = 'Description';
export const CARDS = 'Cards';
export const ENVIRONMENT = 'Environment';
export const TYPE = 'Type';
export const STATE = 'State';
export const USERS = 'Users';
export const DURATION = 'Duration';
export const MESSAGE = 'Message';
export const LABELS = 'Labels';

export const selectRow = (name: string): string => `Select row ${name}`;
/** Scrolling may load more rows. */
export const selectAllLoaded = (count: number): string =>
  plural(count, { one: 'Select the 1 loaded', other: `Select all ${formatCount(count)} loaded` });
export const CLEAR_SELECTION = 'Deselect all';
/** The first names, and how many others there are. */
export const someNames = (names: readonly string[], max: number): string =>
  names.length <= max
    ? names.join(', ')
    : `${names.slice(0, max).join(', ')} and ${formatCount(names.length - max)} more`;
export const moreNames = (count: number): string =>
  plural(count, { one: 'and 1 other', other: `and ${formatCount(count)} others` });
export const notSentMessage = (count: number): string =>
  plural(count, {
    one: 'The console sent no request for 1 other row. It is still selected.',
    other: `The console sent no requests for ${formatCount(count)} other rows. They are still selected.`,
  });

export const CLEAR_FILTERS = 'Clear filters';
export const removeFilter = (filter: string): string => `Remove filter ${filter}`;
/** The label starts with the visible text of the chip (WCAG 2.5.3). */
export const filterByLabel = (label: string): string => `${label}, filter`;
/** The label starts with the visible text of the button (WCAG 2.5.3). */
export const moreLabels = (count: number, name: string): string =>
  plural(count, {
    one: `+${formatCount(count)} more label of ${name}`,
    other: `+${formatCount(count)} more labels of ${name}`,
  });
export const allLabels = (count: number, name: string): string =>
  plural(count, { one: `+${formatCount(count)} label of ${name}`, other: `+${formatCount(count)} labels of ${name}` });

export const QUERY = 'Query';
export const removeQuery = (query: string): string => `Remove query ${query}`;
export const EDIT_QUERY = 'Edit query';
export const INVALID_QUERY = 'Invalid query';
export const QUERY_EXAMPLE = 'labels["env"] == "production"';
export const SHOW_SYNTAX = 'Show query syntax';
export const SYNTAX = 'Query syntax';
export const SYNTAX_NOTE =
  'Put text in double quotes. Write the label on the left of a comparison, the text on the right.';
/** Explains each part of a query, next to an example. */
export const SYNTAX_PARTS = {
  equal: 'The label env has this value. You can write labels.env if the label is a single word.',
  notEqual: 'The label env has another value, or is missing.',
  exists: 'The label exists, with any value.',
  missing: 'The label is missing.',
  name: 'The resource has this name. For servers, this is the hostname.',
  search: 'Every word is in a name, an address or a label, as in a search without a query.',
  field: 'Any field of the stored resource has this value.',
  and: 'Both conditions are met.',
  or: 'At least one condition is met. && is evaluated first. Group conditions with parentheses.',
} as const;

export const NO_ACCESS = 'Ask an administrator to grant you a role with access.';
export const ENROLL_IN_ROOT = 'Switch to the root cluster to enroll resources';
/** For a list that stopped because it is too long. */
const onlyFirst = (count: number): string =>
  `Only the first ${formatCount(count)} results are loaded. Search or filter to find others.`;

/** Why a list stopped loading although the proxy has more pages. */
export const STOP_REASONS: Readonly<Record<Exclude<StopReason, 'too many rows'>, string>> = {
  'repeated key': 'The proxy sent the same page again.',
  'nothing new': 'The last three pages added nothing new.',
};
const lookedAt = (count: number): string =>
  plural(count, { one: 'Looked at 1 result.', other: `Looked at ${formatCount(count)} results.` });
export const stoppedMessage = (count: number, stop: StopReason): string =>
  stop === 'too many rows' ? onlyFirst(count) : `${lookedAt(count)} ${STOP_REASONS[stop]}`;

/** For lists that the console searches itself. */
export function onlyFirstLoaded(count: number, stop: StopReason | undefined): string {
  const loaded = plural(count, {
    one: 'Only the first result is loaded. Others are neither shown nor searched.',
    other: `Only the first ${formatCount(count)} results are loaded. Others are neither shown nor searched.`,
  });
  return stop === undefined || stop === 'too many rows' ? loaded : `${loaded} ${STOP_REASONS[stop]}`;
}

/** For filters that the proxy does not support. */
export const partialFilterMessage = (count: number): string =>
  plural(count, {
    one: 'Filtered among the first result. More can be loaded.',
    other: `Filtered among the first ${formatCount(count)} results. More can be loaded.`,
  });
/** The count may grow until the list is loaded in full. */
export const matchedByHidden = (count: number, isWhole: boolean): string =>
  isWhole
    ? `Matched by ID or hidden details only (${formatCount(count)})`
    : `Matched by ID or hidden details only (${formatCount(count)} so far)`;
export const MATCHED_BY_HIDDEN = 'Matched by ID or hidden details only';
export const LOAD_MORE = 'Load more';
export const LOADING_MORE = 'Loading more results';
/** The text for the end of a list that is waiting for the proxy. */
export const MORE_RESULTS = 'more results';

export const UNREADABLE = 'Unreadable';
export const COPY_RECORD = 'Copy record';

export const CLOSE_LABELS = 'Close labels';
export const FIND_LABEL = 'Find a label';
export const NO_LABELS = 'These results have no labels.';
export const noLabelMatches = (text: string): string => `No labels match "${text}".`;
export const moreKeys = countFormatter(
  '1 more label. Type a part of its name to find it.',
  'more labels. Type a part of a name to find one.',
);
export const moreValues = countFormatter(
  '1 more value. Type a part of it to find it.',
  'more values. Type a part of one to find it.',
);
export const countsOf = (results: number): string =>
  plural(results, { one: 'Counted in 1 result.', other: `Counted in ${formatCount(results)} results.` });
export const countsSoFar = (results: number): string =>
  plural(results, {
    one: 'Counted in the first result.',
    other: `Counted in the first ${formatCount(results)} results.`,
  });
export const COUNT_ALL = 'Count all results';
export const showValues = (count: number, label: string): string => `Show ${formatCount(count)} values of ${label}`;
export const EMPTY_VALUE = '(empty)';
/** The label starts with the visible text of the button (WCAG 2.5.3). */
export const labelValue = (value: string, count: number, label: string): string =>
  `${value}, ${formatCount(count)} in ${label}`;
export const showColumn = (label: string): string => `Show column ${label}`;
export const removeColumn = (label: string): string => `Remove column ${label}`;
export const maxColumnsReached = (count: number): string => `You can show up to ${formatCount(count)} label columns`;

export const VIEWS = 'Views';
export const viewsOf = (list: string): string => `Views of ${list}`;
export const SAVE_VIEW = 'Save view';
export const REPLACE_VIEW = 'Replace view';
export const OPEN_SAVE_VIEW = 'Save this view…';
export const MANAGE_VIEWS = 'Manage views…';
export const SAVED_IN_BROWSER = 'Saves the search, filters, sorting and columns in this browser.';
export const NAME_TAKEN = 'A view with this name already exists. Saving replaces it.';
export const NO_VIEWS = 'No saved views yet. Filter or sort the list, then save it as a view.';
export const EVERYTHING_BY_DEFAULT = 'All results in the default order';
export const deleteView = (name: string): string => `Delete view ${name}`;
export const IMPORT_VIEWS = 'Import views';
export const EXPORT_VIEWS = 'Export all views';
export const NOTHING_TO_EXPORT = 'There are no views to export';
export const viewsImported = countFormatter('1 view imported.', 'views imported.');
export const invalidViewsFile = (file: string): string =>
  `${file} contains no saved views. Import a file exported from this console.`;
export const DONE = 'Done';

export const NOT_SHOWN_YET = "The proxy accepted a change, but its list doesn't show it yet.";
export const RELOAD_LIST = 'Reload list';

export const ID = 'ID';
