// Every code with what is said about it, ready to be filled with values.
import { epochMs } from '#lib/instant.ts';
import { once } from '#lib/once.ts';
import { textOr } from '#lib/read.ts';
import { neverExpires } from '#lib/time.ts';
import { FAMILIES } from './codes/families.ts';
import type { Entry, Outcome, Wording } from './entry.ts';
import { fieldOf, type Fields } from './fields.ts';
import { formatted, shortForm } from './formats.ts';
import { AUTH_SERVICE, UNKNOWN_EVENT } from './messages.ts';
import { fill, templateOf, type Part, type Template, type Value } from './template.ts';
import { UNKNOWN } from '#lib/messages.ts';
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

/** The letter at the end of a code that is not known is a hint, no more (docs/protocol/audit-catalogue.md#5). */
const hinted = (code: string): Outcome => (/[WE]$/.test(code) ? 'failure' : 'info');

const unlisted = once(() =>
  known({ event: '', title: UNKNOWN, category: 'other', outcome: 'info', message: UNKNOWN_EVENT }),
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

/** Fields that name who acted. */
const ACTORS: readonly string[] = ['user', 'updated_by'];

/** What the auth service does by itself names its host by UUID and cluster (docs/protocol/audit-catalogue.md#1). */
const isHost = (text: string, fields: Fields): boolean =>
  HOST.test(text) && text.slice(text.indexOf('.') + 1) === fields['cluster_name'];

/** An expiry centuries after the event says that there is none, so the message leaves it out. */
const isUnlimited = (name: string, text: string, { time }: Fields): boolean =>
  name === 'expires' && neverExpires(epochMs(textOr(time, '')), text);

/** A value under its own name or another that the entry gives, the first that says something. */
function valueOf(fields: Fields, name: string, { instead = {}, format = {} }: Entry): Value | undefined {
  for (const each of [name, ...(instead[name] ?? INSTEAD[name] ?? [])]) {
    const value = fieldOf(fields, each);
    const text = formatted(value, format[name]);
    if (text === undefined || isUnlimited(name, text, fields)) continue;
    if (ACTORS.includes(name) && isHost(text, fields)) return { whole: AUTH_SERVICE };
    return { whole: withoutFraction(text), short: shortForm(value, format[name]) };
  }
  return undefined;
}

/** Others come from newer proxies, and are shown as they came. */
export const isKnownCode = (code: string): boolean => catalogue().has(code);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said about an event. */
export interface Description {
  title: string;
  category: Category;
  outcome: Outcome;
  message: readonly Part[];
}

/** A code decides alone: a type that does not go with it is no error (docs/protocol/audit-catalogue.md#5). */
export function describeEvent(fields: Fields): Description {
  const code = typeof fields['code'] === 'string' ? fields['code'] : '';
  const found = catalogue().get(code);
  const { entry, variants, ...main } = found ?? { ...unlisted(), outcome: hinted(code) };
  const { title, outcome, template } = variants.find(({ when }) => when(fields)) ?? main;
  const message = fill(template, (name) => valueOf(fields, name, entry));
  if (message[0]?.text === AUTH_SERVICE) message[0] = { kind: 'text', text: capitalized(AUTH_SERVICE) };
  return { title, category: entry.category, outcome, message };
}
