// Describes audit events: the code of an event selects its title and message from the families in codes/.
import { epochMs } from '#lib/instant.ts';
import { once } from '#lib/once.ts';
import { textOr } from '#lib/untrusted.ts';
import { neverExpires } from '#lib/time.ts';
import { FAMILIES } from './codes/families.ts';
import type { CatalogEntry, EventOutcome, EventWording } from './entry.ts';
import { ACTOR_FIELDS, fieldOf, type Fields } from './fields.ts';
import { formatField, shortFieldText } from './formats.ts';
import { describeGeneric } from './describe-generic.ts';
import { AUTH_SERVICE } from './messages.ts';
import { fillTemplate, parseTemplate, type MessagePart, type Template, type FieldText } from './template.ts';
import { capitalize } from '#lib/text/humanize.ts';
import type { Category } from './categories.ts';

type CompiledWording = EventWording & { template: Template };

interface CompiledEntry extends CompiledWording {
  entry: CatalogEntry;
  variants: readonly (CompiledWording & { when: (fields: Fields) => boolean })[];
}

const compileWording = <W extends EventWording>(wording: W): W & CompiledWording => ({
  ...wording,
  template: parseTemplate(wording.message),
});

const compileEntry = (entry: CatalogEntry): CompiledEntry => ({
  ...compileWording(entry),
  entry,
  variants: (entry.variants ?? []).map(compileWording),
});

const catalog = once(
  () =>
    new Map(
      FAMILIES.flatMap((family) => Object.entries(family)).map(([code, entry]) => [code, compileEntry(entry)] as const),
    ),
);

/** Fallback fields that apply unless the code's entry names its own for the field. */
const FALLBACK_FIELDS: NonNullable<CatalogEntry['fallbackFields']> = {
  server_hostname: ['server_addr', 'addr.local', 'server_id'],
  desktop_name: ['desktop_addr'],
  'device.asset_tag': ['device.device_id'],
  display: ['teleport_id', 'external_id'],
};

const TIME_WITH_FRACTION = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+(Z|[+-]\d\d:\d\d)$/;

const withoutFractionalSeconds = (text: string): string => text.replace(TIME_WITH_FRACTION, '$1$2');

const HOST_ID_PREFIX = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\./i;

/** In its own events, the auth service sends `<UUID>.<cluster>` as the user (docs/protocol/audit-catalogue.md#1). */
export const isHostUser = (text: string, fields: Fields): boolean =>
  HOST_ID_PREFIX.test(text) && text.slice(text.indexOf('.') + 1) === fields['cluster_name'];

/** An expiry centuries after the event means "never", so the message omits it. */
const isUnlimited = (name: string, text: string, { time }: Fields): boolean =>
  name === 'expires' && neverExpires(epochMs(textOr(time, '')), text);

/** Field names are untrusted: `constructor` must not find the inherited property. */
const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The first value among the field itself and its fallback fields, formatted. */
function fieldValueOf(
  fields: Fields,
  name: string,
  { fallbackFields = {}, format = {} }: Pick<CatalogEntry, 'format' | 'fallbackFields'>,
): FieldText | undefined {
  for (const fieldName of [name, ...(ownValue(fallbackFields, name) ?? ownValue(FALLBACK_FIELDS, name) ?? [])]) {
    const value = fieldOf(fields, fieldName);
    const fieldFormat = ownValue(format, name);
    const text = formatField(value, fieldFormat);
    if (text === undefined || isUnlimited(name, text, fields)) continue;
    if (ACTOR_FIELDS.includes(name) && isHostUser(text, fields)) return { full: AUTH_SERVICE };
    return { full: withoutFractionalSeconds(text), short: shortFieldText(value, fieldFormat) };
  }
  return undefined;
}

export interface EventDescription {
  title: string;
  category: Category;
  outcome: EventOutcome;
  message: readonly MessagePart[];
  /** False if the code is not in the catalog, so that the texts are made from the event's fields. */
  isKnown: boolean;
}

const NO_FORMATTING: Pick<CatalogEntry, 'format' | 'fallbackFields'> = {};

function describeUnknown(fields: Fields): EventDescription {
  const { title, outcome, template, fixedTexts, fieldNames } = describeGeneric(fields);
  const message = fillTemplate(template, (gap) => {
    const [text, name] = [fixedTexts[gap], fieldNames[gap]];
    if (text !== undefined) return { full: text };
    return name === undefined ? undefined : fieldValueOf(fields, name, NO_FORMATTING);
  });
  return { title, category: 'other', outcome, message, isKnown: false };
}

function describeKnown(fields: Fields, { entry, variants, ...main }: CompiledEntry): EventDescription {
  const { title, outcome, template } = variants.find(({ when }) => when(fields)) ?? main;
  const message = fillTemplate(template, (name) => fieldValueOf(fields, name, entry));
  return { title, category: entry.category, outcome, message, isKnown: true };
}

/** Only the code selects the texts. An unexpected event type is no error (docs/protocol/audit-catalogue.md#5). */
export function describeEvent(fields: Fields): EventDescription {
  const entry = catalog().get(textOr(fields['code'], ''));
  const description = entry ? describeKnown(fields, entry) : describeUnknown(fields);
  const [first, ...rest] = description.message;
  if (first?.text !== AUTH_SERVICE) return description;
  return { ...description, message: [{ kind: 'text', text: capitalize(AUTH_SERVICE) }, ...rest] };
}
