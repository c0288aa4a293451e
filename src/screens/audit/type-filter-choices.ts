// The choices of the filter by event type: first the types of loaded events, then all others that the console knows.
import { CATEGORIES, type Category } from '#domain/audit/categories.ts';
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import { titleOfType } from '#domain/audit/describe-generic.ts';
import { NOT_IN_CATALOG } from '#domain/audit/messages.ts';
import { listedType, typeChoices, unlistedType } from '#domain/audit/type-choices.ts';
import type { FilterChoice } from '#features/activity/filter-menu.tsx';
import { countValues } from '#features/activity/value-counts.ts';
import { once } from '#lib/once.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { truncate, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { eventCount, IN_LOADED_EVENTS } from './messages.ts';

/** A proxy may send any number of types, so the menu shows only the most frequent ones. */
const MAX_UNLISTED_TYPES = 100;

const CATEGORY_ORDER = Object.keys(CATEGORIES) as Category[]; // Object.keys returns string[]

/** All types of the catalog, by category and title. */
const catalogTypes = once((): ReadonlyMap<string, FilterChoice> => {
  const choices = CATEGORY_ORDER.flatMap((category) => typeChoices().filter((choice) => choice.category === category));
  return new Map(
    choices.map(({ title, category, types, codes, eventTitles }) => {
      const [value = ''] = types;
      const keywords = [CATEGORIES[category], ...types, ...codes, ...eventTitles].join('\n');
      return [value, { value, label: title, heading: CATEGORIES[category], keywords }];
    }),
  );
});

const listOf = (type: string | undefined): string[] => (type === undefined ? [] : [type]);

/** Types of loaded events whose codes the catalog does not contain. */
const unlistedTypes = (rows: readonly AuditRow[]): FilterChoice[] =>
  countValues(rows, (row: AuditEvent) => listOf(unlistedType(row)))
    .slice(0, MAX_UNLISTED_TYPES)
    .map(({ value, count }) => ({
      value,
      label: titleOfType(value),
      note: truncate(sanitize(value), MAX_NAME_LENGTH),
      count: eventCount(count),
      keywords: NOT_IN_CATALOG,
      heading: NOT_IN_CATALOG,
    }));

export function typeFilterChoices(rows: readonly AuditRow[]): FilterChoice[] {
  const loadedTypes = countValues(rows, (row: AuditEvent) => listOf(listedType(row))).flatMap(({ value, count }) => {
    const choice = catalogTypes().get(value);
    return choice ? [{ ...choice, count: eventCount(count), heading: IN_LOADED_EVENTS }] : [];
  });
  const loadedValues = new Set(loadedTypes.map(({ value }) => value));
  const otherTypes = [...catalogTypes().values()].filter(({ value }) => !loadedValues.has(value));
  return [...loadedTypes, ...unlistedTypes(rows), ...otherTypes];
}

export const labelOfType = (type: string): string => catalogTypes().get(type)?.label ?? titleOfType(type);
