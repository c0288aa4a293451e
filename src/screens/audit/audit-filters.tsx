import type { ReactNode } from 'react';
import { CATEGORIES, OUTCOMES } from '#domain/audit/categories.ts';
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import { titleOfType } from '#domain/audit/describe-generic.ts';
import { NOT_IN_CATALOGUE } from '#domain/audit/messages.ts';
import { typeChoices, unlistedType } from '#domain/audit/type-choices.ts';
import {
  NAME_OF_RESOURCE,
  NAME_OF_USER,
  RESOURCE,
  resourceFilterLabel,
  userFilterLabel,
} from '#features/activity/messages.ts';
import { once } from '#lib/once.ts';
import { truncate, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import type { FilterName } from './audit-params.ts';
import { fieldName } from './field-names.ts';
import { countValues } from '#features/activity/value-counts.ts';
import { FilterChips } from '#features/activity/filter-chips.tsx';
import { FilterMenu, type FilterChoice } from '#features/activity/filter-menu.tsx';
import {
  CATEGORY,
  EVENT_TYPE,
  eventCount,
  OUTCOME,
  requestIs,
  SEARCH_EVENTS,
  sessionIs,
  typeCount,
} from './messages.ts';
import type { AuditState } from './use-audit-params.ts';

/** Looks at every event that is loaded. */
type Choices = (rows: readonly AuditRow[]) => readonly FilterChoice[];

const listedTypes = once((): FilterChoice[] =>
  typeChoices().map(({ title, category, types: [value = ''] }) => ({
    value,
    label: title,
    heading: CATEGORIES[category],
  })),
);

/** A proxy may send any number of types; the menu offers the most frequent ones. */
const MOST_UNLISTED_TYPES = 100;

/** Types of loaded events whose codes are not in the catalogue. */
function unlistedTypes(rows: readonly AuditRow[]): FilterChoice[] {
  const counts = countValues(rows, (row: AuditEvent) => {
    const type = unlistedType(row);
    return type === undefined ? [] : [type];
  });
  return counts.slice(0, MOST_UNLISTED_TYPES).map(({ value, count }) => ({
    value,
    label: titleOfType(value),
    note: typeCount(truncate(sanitize(value), MAX_NAME_LENGTH), count),
    heading: NOT_IN_CATALOGUE,
  }));
}

const types: Choices = (rows) => [...unlistedTypes(rows), ...listedTypes()];

const labelOfType = (type: string): string =>
  listedTypes().find(({ value }) => value === type)?.label ?? titleOfType(type);

/** What the chip of each filter says. */
const SAYS: Readonly<Record<FilterName, (value: string) => string>> = {
  type: labelOfType,
  category: (value) => new Map<string, string>(Object.entries(CATEGORIES)).get(value) ?? value,
  outcome: (value) => new Map<string, string>(Object.entries(OUTCOMES)).get(value) ?? value,
  user: userFilterLabel,
  resource: resourceFilterLabel,
  session: sessionIs,
  request: requestIs,
};

const NAMES = Object.keys(SAYS) as FilterName[]; // keys forget which they are

const countsOf =
  <T extends string>(of: (row: AuditEvent) => T, labelOf: (value: T) => string): Choices =>
  (rows) =>
    countValues(rows, (row: AuditEvent) => [of(row)]).map(({ value, count }) => ({
      value,
      label: labelOf(value),
      note: eventCount(count),
    }));

const categories = countsOf(
  ({ category }) => category,
  (category) => CATEGORIES[category],
);
const outcomes = countsOf(
  ({ outcome }) => outcome,
  (outcome) => OUTCOMES[outcome],
);
const users = countsOf(({ user }) => user, sanitize);
const resources = countsOf(({ resource }) => resource, sanitize);

interface AuditFiltersProps {
  params: AuditState;
  /** All that is loaded. */
  rows: readonly AuditRow[];
  shown: ReactNode;
}

/** Types are filtered by the proxy, everything else here, in what is loaded. */
export function AuditFilters({ params, rows, shown }: AuditFiltersProps) {
  const { isFiltered, valuesOf, remove, clear } = params;
  const menu = (name: FilterName, label: string, choices: Choices) => ({
    label,
    choices: () => choices(rows).filter(({ value }) => !valuesOf(name).includes(value)),
    onChoose: (value: string) => params.add(name, value),
  });
  const chips = NAMES.flatMap((name) =>
    valuesOf(name).map((value) => ({ name, value, label: SAYS[name](sanitize(value)) })),
  );
  return (
    <Toolbar summary={shown}>
      <SearchField label={SEARCH_EVENTS} value={params.filter.text} onChange={params.setSearch} />
      <FilterMenu {...menu('type', EVENT_TYPE, types)} />
      <FilterMenu {...menu('category', CATEGORY, categories)} />
      <FilterMenu {...menu('outcome', OUTCOME, outcomes)} />
      <FilterMenu {...menu('user', fieldName('user'), users)} customValueLabel={NAME_OF_USER} />
      <FilterMenu {...menu('resource', RESOURCE, resources)} customValueLabel={NAME_OF_RESOURCE} />
      <FilterChips chips={isFiltered ? chips : undefined} onRemove={remove} onClear={clear} />
    </Toolbar>
  );
}
