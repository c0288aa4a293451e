import type { ReactNode } from 'react';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { countValues } from '#features/activity/value-counts.ts';
import { FilterChips } from '#features/activity/filter-chips.tsx';
import { FilterMenu, type FilterChoice } from '#features/activity/filter-menu.tsx';
import {
  NAME_OF_RESOURCE,
  NAME_OF_USER,
  RESOURCE,
  resourceFilterLabel,
  userFilterLabel,
} from '#features/activity/messages.ts';
import { TYPE, USERS } from '#features/list/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { recordingCount, SEARCH_RECORDINGS, typeIs, TYPES } from './messages.ts';
import { FILTER_NAMES, type FilterName, type RecordingsState } from './recordings-params.ts';

const nameOfType = (type: string): string => new Map<string, string>(Object.entries(TYPES)).get(type) ?? type;

/** What the chip of each filter says. */
const SAYS: Readonly<Record<FilterName, (value: string) => string>> = {
  type: (value) => typeIs(nameOfType(value)),
  user: userFilterLabel,
  resource: resourceFilterLabel,
};

type Rows = readonly (RecordingRow | UnreadableEntry)[];

const choicesOf = (
  rows: Rows,
  of: (row: RecordingRow) => readonly string[],
  labelOf: (value: string) => string,
): FilterChoice[] =>
  countValues(rows, of).map(({ value, count }) => ({ value, label: labelOf(value), note: recordingCount(count) }));

interface RecordingFiltersProps {
  params: RecordingsState;
  /** All that is loaded. */
  rows: Rows;
  shown: ReactNode;
}

/** Everything is filtered here, in what is loaded: the proxy filters no recordings but by time. */
export function RecordingFilters({ params, rows, shown }: RecordingFiltersProps) {
  const { filter, valuesOf, add, remove, clear, setSearch, isFiltered } = params;
  const menu = (name: FilterName, label: string, choices: () => readonly FilterChoice[]) => ({
    label,
    choices: () => choices().filter(({ value }) => !valuesOf(name).includes(value)),
    onChoose: (value: string) => add(name, value),
  });
  const types = () => choicesOf(rows, ({ type }) => [type], nameOfType);
  const users = () => choicesOf(rows, (row) => row.users, sanitize);
  const resources = () => choicesOf(rows, ({ name }) => [name], sanitize);
  const chips = FILTER_NAMES.flatMap((name) =>
    valuesOf(name).map((value) => ({ name, value, label: SAYS[name](sanitize(value)) })),
  );
  return (
    <Toolbar summary={shown}>
      <SearchField label={SEARCH_RECORDINGS} value={filter.text} onChange={setSearch} />
      <FilterMenu {...menu('type', TYPE, types)} />
      <FilterMenu {...menu('user', USERS, users)} customValueLabel={NAME_OF_USER} />
      <FilterMenu {...menu('resource', RESOURCE, resources)} customValueLabel={NAME_OF_RESOURCE} />
      <FilterChips chips={isFiltered ? chips : undefined} onRemove={remove} onClear={clear} />
    </Toolbar>
  );
}
