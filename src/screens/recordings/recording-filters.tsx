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
import { recordingCount, SEARCH_RECORDINGS, typeFilterLabel, RECORDING_TYPE_LABELS } from './messages.ts';
import { FILTER_NAMES, type FilterName, type RecordingsState } from './recordings-params.ts';

const typeLabelOf = (type: string): string =>
  new Map<string, string>(Object.entries(RECORDING_TYPE_LABELS)).get(type) ?? type;

const CHIP_LABELS: Readonly<Record<FilterName, (value: string) => string>> = {
  type: (value) => typeFilterLabel(typeLabelOf(value)),
  user: userFilterLabel,
  resource: resourceFilterLabel,
};

type RecordingRows = readonly (RecordingRow | UnreadableEntry)[];

const filterChoices = (
  rows: RecordingRows,
  valuesOf: (row: RecordingRow) => readonly string[],
  labelOf: (value: string) => string,
): FilterChoice[] =>
  countValues(rows, valuesOf).map(({ value, count }) => ({
    value,
    label: labelOf(value),
    note: recordingCount(count),
  }));

interface RecordingFiltersProps {
  params: RecordingsState;
  /** All loaded rows. */
  rows: RecordingRows;
  summary: ReactNode;
}

/** Filters only the loaded rows, because the proxy can filter recordings only by time. */
export function RecordingFilters({ params, rows, summary }: RecordingFiltersProps) {
  const { filter, valuesOf, add, remove, clear, setSearch, isFiltered } = params;
  const menu = (name: FilterName, label: string, choices: () => readonly FilterChoice[]) => ({
    label,
    choices: () => choices().filter(({ value }) => !valuesOf(name).includes(value)),
    onChoose: (value: string) => add(name, value),
  });
  const typeChoices = () => filterChoices(rows, ({ type }) => [type], typeLabelOf);
  const userChoices = () => filterChoices(rows, (row) => row.users, sanitize);
  const resourceChoices = () => filterChoices(rows, ({ name }) => [name], sanitize);
  const chips = FILTER_NAMES.flatMap((name) =>
    valuesOf(name).map((value) => ({ name, value, label: CHIP_LABELS[name](sanitize(value)) })),
  );
  return (
    <Toolbar summary={summary}>
      <SearchField label={SEARCH_RECORDINGS} value={filter.text} onChange={setSearch} />
      <FilterMenu {...menu('type', TYPE, typeChoices)} />
      <FilterMenu {...menu('user', USERS, userChoices)} customValueLabel={NAME_OF_USER} />
      <FilterMenu {...menu('resource', RESOURCE, resourceChoices)} customValueLabel={NAME_OF_RESOURCE} />
      <FilterChips chips={isFiltered ? chips : undefined} onRemove={remove} onClear={clear} />
    </Toolbar>
  );
}
