// The event types in the filter of the log (docs/protocol/audit-catalogue.md#6, #7).
import { once } from '#lib/once.ts';
import { compareNames } from '#lib/text/locale.ts';
import type { Category } from './categories.ts';
import { FAMILIES } from './codes/families.ts';
import { rawNamesOf, type AuditEvent } from './event.ts';
import { TYPE_TITLES } from './type-messages.ts';

export interface TypeChoice {
  title: string;
  category: Category;
  /** The types to request from the proxy. The first identifies the choice. */
  types: readonly string[];
  /** The codes of its events, and their titles in the log. */
  codes: readonly string[];
  eventTitles: readonly string[];
}

/** Types that form one choice. The first type gives the title. */
const GROUPED_TYPES: readonly (readonly string[])[] = [
  ['port', 'port.local', 'port.remote', 'port.remote_conn'],
  ['db.session.query', 'db.session.query.failed'],
  ['aws_identity_center.resource_sync.success', 'aws_identity_center.resource_sync.failed'],
];

const typeGroupOf = (type: string): readonly string[] => GROUPED_TYPES.find(([first]) => first === type) ?? [type];

const isLaterGroupMember = (type: string): boolean => GROUPED_TYPES.some(([, ...others]) => others.includes(type));

const catalogEntries = once(() => FAMILIES.flatMap((family) => Object.entries(family)));

/** All choices, sorted by title. */
export function typeChoices(): TypeChoice[] {
  const choices = new Map<string, TypeChoice>();
  for (const [, { event, title, category }] of catalogEntries())
    if (!choices.has(event) && !isLaterGroupMember(event))
      choices.set(event, { title: TYPE_TITLES[event] ?? title, category, ...eventsOf(typeGroupOf(event)) });
  return [...choices.values()].toSorted((a, b) => compareNames(a.title, b.title));
}

function eventsOf(types: readonly string[]): Pick<TypeChoice, 'types' | 'codes' | 'eventTitles'> {
  const entries = catalogEntries().filter(([, { event }]) => types.includes(event));
  return {
    types,
    codes: entries.map(([code]) => code),
    eventTitles: entries.flatMap(([, { title, variants = [] }]) => [
      title,
      ...variants.map((variant) => variant.title),
    ]),
  };
}

/** The choices by each of their types. */
const choicesByType = once(
  () => new Map(typeChoices().flatMap((choice) => choice.types.map((type) => [type, choice] as const))),
);

/** The first type of the choice that finds the event. Undefined if `typeChoices` does not offer the event's type. */
export const listedType = ({ type }: AuditEvent): string | undefined => choicesByType().get(type)?.types[0];

/** The request separates types by commas, so the filter cannot request a type that contains a comma. */
const isRequestable = (type: string): boolean => type !== '' && !type.includes(',');

/** The type of an event whose code is not in the catalog, exactly as sent, unless `typeChoices` offers the type. */
export function unlistedType({ raw, category, isKnown }: AuditEvent): string | undefined {
  if (isKnown) return undefined;
  const { type } = rawNamesOf(raw, category);
  return isRequestable(type) && !choicesByType().has(type) ? type : undefined;
}

/** The value of `include` in the request. An empty value requests all types. */
export const includeParamOf = (choices: readonly TypeChoice[]): string =>
  choices.flatMap(({ types }) => types).join(',');
