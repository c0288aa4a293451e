// The search and the filters above the audit log.
import type { ReactNode } from 'react';
import { CATEGORIES, OUTCOMES } from '#domain/audit/categories.ts';
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import {
  RESOURCE,
  RESOURCE_SEARCH,
  resourceFilterLabel,
  USER_SEARCH,
  userFilterLabel,
} from '#features/activity/messages.ts';
import { ViewsMenu } from '#features/list/views/views-menu.tsx';
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
  OUTCOME,
  requestFilterLabel,
  SEARCH_EVENTS,
  sessionFilterLabel,
  eventCount,
  TYPE_SEARCH,
} from './messages.ts';
import { labelOfType, typeFilterChoices } from './type-filter-choices.ts';
import type { AuditState } from './use-audit-params.ts';

/** Computes the choices of a filter from all loaded events. */
type ChoicesOf = (rows: readonly AuditRow[]) => readonly FilterChoice[];

/** The text on the chip of an active filter. */
const CHIP_LABELS: Readonly<Record<FilterName, (value: string) => string>> = {
  type: labelOfType,
  category: (value) => new Map<string, string>(Object.entries(CATEGORIES)).get(value) ?? value,
  outcome: (value) => new Map<string, string>(Object.entries(OUTCOMES)).get(value) ?? value,
  user: userFilterLabel,
  resource: resourceFilterLabel,
  session: sessionFilterLabel,
  request: requestFilterLabel,
};

const CHIP_FILTER_NAMES = Object.keys(CHIP_LABELS) as FilterName[]; // Object.keys returns string[]

const countChoices =
  <T extends string>(valueOf: (row: AuditEvent) => T, labelOf: (value: T) => string): ChoicesOf =>
  (rows) =>
    countValues(rows, (row: AuditEvent) => [valueOf(row)]).map(({ value, count }) => ({
      value,
      label: labelOf(value),
      count: eventCount(count),
    }));

const categoryChoices = countChoices(
  ({ category }) => category,
  (category) => CATEGORIES[category],
);
const outcomeChoices = countChoices(
  ({ outcome }) => outcome,
  (outcome) => OUTCOMES[outcome],
);
const userChoices = countChoices(({ user }) => user, sanitize);
const resourceChoices = countChoices(({ resource }) => resource, sanitize);

interface AuditFiltersProps {
  params: AuditState;
  /** All loaded rows. */
  rows: readonly AuditRow[];
  summary: ReactNode;
}

/** The proxy filters by type. The browser applies all other filters to the loaded events. */
export function AuditFilters({ params, rows, summary }: AuditFiltersProps) {
  const { isFiltered, valuesOf, remove, clear } = params;
  const menuProps = (name: FilterName, label: string, choices: ChoicesOf) => ({
    label,
    choices: () => choices(rows).filter(({ value }) => !valuesOf(name).includes(value)),
    onChoose: (value: string) => params.add(name, value),
  });
  const chips = CHIP_FILTER_NAMES.flatMap((name) =>
    valuesOf(name).map((value) => ({ name, value, label: CHIP_LABELS[name](sanitize(value)) })),
  );
  return (
    <Toolbar summary={summary}>
      <SearchField label={SEARCH_EVENTS} value={params.filter.text} onChange={params.setSearch} />
      <FilterMenu {...menuProps('type', EVENT_TYPE, typeFilterChoices)} search={TYPE_SEARCH} />
      <FilterMenu {...menuProps('category', CATEGORY, categoryChoices)} />
      <FilterMenu {...menuProps('outcome', OUTCOME, outcomeChoices)} />
      <FilterMenu {...menuProps('user', fieldName('user'), userChoices)} search={USER_SEARCH} />
      <FilterMenu {...menuProps('resource', RESOURCE, resourceChoices)} search={RESOURCE_SEARCH} />
      <ViewsMenu page="audit" size="small" />
      <FilterChips chips={isFiltered ? chips : undefined} onRemove={remove} onClear={clear} />
    </Toolbar>
  );
}
