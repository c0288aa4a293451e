// Every code with what is said about it, ready to be filled with values.
import { epochMs } from '#lib/instant.ts';
import { once } from '#lib/once.ts';
import { textOr } from '#lib/untrusted.ts';
import { neverExpires } from '#lib/time.ts';
import { FAMILIES } from './codes/families.ts';
import type { Entry, Outcome, Wording } from './entry.ts';
import { ACTOR_FIELDS, fieldOf, type Fields } from './fields.ts';
import { formatted, shortForm } from './formats.ts';
import { describeGeneric } from './generic.ts';
import { AUTH_SERVICE } from './messages.ts';
import { fill, templateOf, type Part, type Template, type Value } from './template.ts';
import { capitalize } from '#lib/text/humanize.ts';
import type { Category } from './categories.ts';

type Said = Wording & { template: Template };

interface Known extends Said {
  entry: Entry;
  variants: readonly (Said & { when: (fields: Fields) => boolean })[];
}

const said = <W extends Wording>(wording: W): W & Said => ({ ...wording, template: templateOf(wording.message) });

const known = (entry: Entry): Known => ({ ...said(entry), entry, variants: (entry.variants ?? []).map(said) });

const catalogue = once(
  () =>
    new Map(FAMILIES.flatMap((family) => Object.entries(family)).map(([code, entry]) => [code, known(entry)] as const)),
);

/** Other fields that say the same, for all codes alike. */
const INSTEAD: NonNullable<Entry['instead']> = {
  server_hostname: ['server_addr', 'addr.local', 'server_id'],
  desktop_name: ['desktop_addr'],
  'device.asset_tag': ['device.device_id'],
  display: ['teleport_id', 'external_id'],
};

const FRACTION = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+(Z|[+-]\d\d:\d\d)$/;

/** A time to the second. */
const withoutFraction = (text: string): string => text.replace(FRACTION, '$1$2');

const HOST = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\./i;

/** What the auth service does by itself names its host by UUID and cluster (docs/protocol/audit-catalogue.md#1). */
const isHost = (text: string, fields: Fields): boolean =>
  HOST.test(text) && text.slice(text.indexOf('.') + 1) === fields['cluster_name'];

/** An expiry centuries after the event says that there is none, so the message leaves it out. */
const isUnlimited = (name: string, text: string, { time }: Fields): boolean =>
  name === 'expires' && neverExpires(epochMs(textOr(time, '')), text);

/** Names of fields are untrusted, and `constructor` is one. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** A value under its own name or another that the entry gives, the first that says something. */
function valueOf(
  fields: Fields,
  name: string,
  { instead = {}, format = {} }: Pick<Entry, 'format' | 'instead'>,
): Value | undefined {
  for (const each of [name, ...(own(instead, name) ?? own(INSTEAD, name) ?? [])]) {
    const value = fieldOf(fields, each);
    const as = own(format, name);
    const text = formatted(value, as);
    if (text === undefined || isUnlimited(name, text, fields)) continue;
    if (ACTOR_FIELDS.includes(name) && isHost(text, fields)) return { whole: AUTH_SERVICE };
    return { whole: withoutFraction(text), short: shortForm(value, as) };
  }
  return undefined;
}

/** What is said about an event. */
export interface Description {
  title: string;
  category: Category;
  outcome: Outcome;
  message: readonly Part[];
  /** False where all of it is made from the event's own fields, because its code is not in the catalogue. */
  isKnown: boolean;
}

const NO_ENTRY: Pick<Entry, 'format' | 'instead'> = {};

function describeUnknown(fields: Fields): Description {
  const { title, outcome, template, words, names } = describeGeneric(fields);
  const message = fill(template, (gap) => {
    const [text, name] = [words[gap], names[gap]];
    if (text !== undefined) return { whole: text };
    return name === undefined ? undefined : valueOf(fields, name, NO_ENTRY);
  });
  return { title, category: 'other', outcome, message, isKnown: false };
}

function describeKnown(fields: Fields, { entry, variants, ...main }: Known): Description {
  const { title, outcome, template } = variants.find(({ when }) => when(fields)) ?? main;
  const message = fill(template, (name) => valueOf(fields, name, entry));
  return { title, category: entry.category, outcome, message, isKnown: true };
}

/** A code decides alone: a type that does not go with it is no error (docs/protocol/audit-catalogue.md#5). */
export function describeEvent(fields: Fields): Description {
  const entry = catalogue().get(textOr(fields['code'], ''));
  const description = entry ? describeKnown(fields, entry) : describeUnknown(fields);
  const [first, ...rest] = description.message;
  if (first?.text !== AUTH_SERVICE) return description;
  return { ...description, message: [{ kind: 'text', text: capitalize(AUTH_SERVICE) }, ...rest] };
}
