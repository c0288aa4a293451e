// The event types that the log can be asked for (docs/protocol/audit-catalogue.md#6, #7).
import { once } from '#lib/once.ts';
import { compareNames } from '#lib/text/locale.ts';
import type { Category } from './categories.ts';
import { FAMILIES } from './codes/families.ts';
import { rawNamesOf, type AuditEvent } from './event.ts';
import { TYPE_TITLES } from './type-messages.ts';

/** One choice of the filter. */
export interface TypeChoice {
  title: string;
  category: Category;
  /** What the proxy is asked for; the first names the choice. */
  types: readonly string[];
}

/** Types that belong together although they differ. The first gives its title, and is the one with a code of its own. */
const GROUPED_TYPES: readonly (readonly string[])[] = [
  ['port', 'port.local', 'port.remote', 'port.remote_conn'],
  ['db.session.query', 'db.session.query.failed'],
  ['aws_identity_center.resource_sync.success', 'aws_identity_center.resource_sync.failed'],
];

const typeGroupOf = (type: string): readonly string[] => GROUPED_TYPES.find(([first]) => first === type) ?? [type];

const isGroupMember = (type: string): boolean => GROUPED_TYPES.some(([, ...others]) => others.includes(type));

/** Every type once, by title. */
export function typeChoices(): TypeChoice[] {
  const choices = new Map<string, TypeChoice>();
  for (const { event, title, category } of FAMILIES.flatMap((family) => Object.values(family)))
    if (!choices.has(event) && !isGroupMember(event))
      choices.set(event, { title: TYPE_TITLES[event] ?? title, category, types: typeGroupOf(event) });
  return [...choices.values()].toSorted((a, b) => compareNames(a.title, b.title));
}

const listedTypes = once(() => new Set(typeChoices().flatMap(({ types }) => types)));

/** A comma separates types in the request, so the proxy can't be asked for a type that has one. */
const isRequestable = (type: string): boolean => type !== '' && !type.includes(',');

/** The type of an event as the proxy sent it, where `typeChoices` does not have it. */
export function unlistedType({ raw, category, isKnown }: AuditEvent): string | undefined {
  if (isKnown) return undefined;
  const { type } = rawNamesOf(raw, category);
  return isRequestable(type) && !listedTypes().has(type) ? type : undefined;
}

/** What the log is asked for as `include`; nothing chosen is everything. */
export const includeParamOf = (choices: readonly TypeChoice[]): string =>
  choices.flatMap(({ types }) => types).join(',');
