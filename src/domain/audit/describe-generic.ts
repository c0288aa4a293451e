// Makes the title and message of an event whose code is not in the catalog from the event's type and fields
// (docs/behaviour.md#audit-events).
import { textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { EventOutcome } from './entry.ts';
import { ACTOR_FIELDS, fieldOf, isPresent, RESOURCE_FIELDS, type Fields } from './fields.ts';
import * as says from './messages.ts';
import { parseTemplate, type Template } from './template.ts';
import { truncateValue, valueText } from './value-text.ts';
import { splitVerb, type Verb } from './verbs.ts';
import { capitalize, splitName, splitWords } from '#lib/text/humanize.ts';

/** A parsed event type, for example `app_auth_config.verify.failure`: kind, verb ("verify") and outcome. */
interface ParsedType {
  type: string;
  /** The kind of resource in words ("certificate"). Empty if the type does not contain it. */
  kind: string;
  /** The kind as in the type, unlike `kind` with its abbreviations: `cert` for "certificate". */
  sentKind: string;
  verb?: Verb | undefined;
  outcome?: EventOutcome | undefined;
}

/** Longer types are cut before parsing. */
const MAX_TYPE_LENGTH = 200;

const OUTCOME_WORDS: Readonly<Record<string, EventOutcome>> = { success: 'ok', failure: 'failure', failed: 'failure' };

/** "policies" for "policy". Covers only the names of kinds. */
const pluralOf = (kind: string): string => (kind.endsWith('s') ? kind : `${kind.replace(/y$/, 'ie')}s`);

/** The kind of resource in words, for example "all policies" for `policy.delete_all`. */
function kindWords(prefixWords: readonly string[], rest: readonly string[]): string {
  if (rest[0] !== 'all' || prefixWords.length === 0) return [...prefixWords, ...rest].join(' ');
  return ['all', pluralOf(prefixWords.join(' ')), ...rest.slice(1)].join(' ');
}

function parseType(type: string): ParsedType {
  const segments = type.slice(0, MAX_TYPE_LENGTH).split(/[.:/]/).filter(Boolean);
  const lastSegment = segments.at(-1) ?? '';
  const outcome =
    segments.length > 1 && Object.hasOwn(OUTCOME_WORDS, lastSegment) ? OUTCOME_WORDS[lastSegment] : undefined;
  const nameSegments = outcome === undefined ? segments : segments.slice(0, -1);
  const last = splitName(nameSegments.at(-1) ?? '').map((word) => word.toLowerCase());
  const parsedVerb = splitVerb(last);
  const prefix = nameSegments.slice(0, -1).join('.');
  const rest = (parsedVerb?.rest ?? last).join('.');
  const kind = kindWords(splitWords(prefix), splitWords(rest));
  return { type, kind, sentKind: prefix + rest, outcome, verb: kind === '' ? undefined : parsedVerb?.verb };
}

const firstFieldWithValue = (names: readonly string[], fields: Fields): string | undefined =>
  names.find((name) => valueText(fieldOf(fields, name)) !== undefined);

const ERROR_FIELDS = ['error', 'status.error', 'exitError'];

/**
 * Decides by the first of these that is present: the success flag, the outcome in the type, an error, the last letter
 * of the code (docs/protocol/audit-catalogue.md#5).
 */
function outcomeOf(fields: Fields, { outcome }: ParsedType): EventOutcome {
  const success = fieldOf(fields, 'success') ?? fieldOf(fields, 'status.success');
  if (typeof success === 'boolean') return success ? 'ok' : 'failure';
  if (outcome) return outcome;
  if (firstFieldWithValue(ERROR_FIELDS, fields) !== undefined) return 'failure';
  return /[WE]$/.test(textOr(fields['code'], '')) ? 'failure' : 'info';
}

const NAME_FIELDS = ['name', 'resource_name', 'display'];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z\d]|s$/g, '');

/** Ignores case, separators and a plural "s": "beams config" equals `beams_config`. */
const isSameWord = (first: string, second: string): boolean => lettersOf(first) === lettersOf(second);

/** Fields that every event has, so they never name a resource. */
const ENVELOPE_FIELDS: readonly string[] = [
  ...ACTOR_FIELDS,
  'code',
  'event',
  'time',
  'uid',
  'cluster_name',
  'ei',
  'success',
];

/** The field named like the kind, such as `app_auth_config`. It contains the name of the resource. */
function fieldNamedLike(kind: string, fields: Fields): string | undefined {
  const kindLetters = lettersOf(kind);
  if (kindLetters === '') return undefined;
  return Object.keys(fields).find((name) => {
    // A name shorter than the kind cannot match. This cheap check excludes most fields.
    if (name.length < kindLetters.length || ENVELOPE_FIELDS.includes(name)) return false;
    const hasKindName = lettersOf(name) === kindLetters || lettersOf(name.replace(/_(?:name|id)$/, '')) === kindLetters;
    return hasKindName && isPresent(fields[name]) && typeof fields[name] !== 'object';
  });
}

/** The field with the name of the resource. Undefined if there is none, or if it only repeats the kind. */
function nameField({ kind, sentKind }: ParsedType, fields: Fields): string | undefined {
  const field =
    firstFieldWithValue(NAME_FIELDS, fields) ??
    fieldNamedLike(sentKind, fields) ??
    (isSameWord(kind, sentKind) ? undefined : fieldNamedLike(kind, fields)) ??
    (kind.endsWith('session') && !kind.includes(' ') ? firstFieldWithValue(['sid'], fields) : undefined) ??
    firstFieldWithValue([...RESOURCE_FIELDS, 'instance_id', 'path'], fields);
  if (field === undefined) return undefined;
  const value = valueText(fieldOf(fields, field)) ?? '';
  return isSameWord(value, kind) || isSameWord(value, sentKind) ? undefined : field;
}

/** The kind in the message. Events with a verb also get their resource type, as in "SCIM user". */
function kindOf({ kind, verb }: ParsedType, fields: Fields): string {
  // An event with an actor reads "alice signed in", not "alice signed in to user".
  if (kind === 'user' && verb?.preposition !== undefined && firstFieldWithValue(ACTOR_FIELDS, fields)) return '';
  const type = textOr(fieldOf(fields, 'resource_type'), '');
  return verb && type !== '' && !isSameWord(type, kind) ? `${kind} ${splitWords(type).join(' ')}` : kind;
}

const withPreposition = (verb: string, { preposition }: Verb, hasObject: boolean): string =>
  hasObject && preposition !== undefined ? `${verb} ${preposition}` : verb;

interface SentenceParts {
  verb: Verb;
  hasActor: boolean;
  hasObject: boolean;
  isFailure: boolean;
}

function sentenceTemplate({ verb, hasActor, hasObject, isFailure }: SentenceParts): string {
  const { base, past, isIntransitive } = verb;
  if (hasActor && isFailure) return says.actorFailedTo(withPreposition(base, verb, hasObject));
  if (hasActor) return says.actorDid(withPreposition(past, verb, hasObject));
  if (isIntransitive) return isFailure ? says.resourceFailedTo(base) : says.resourceDid(past);
  return isFailure ? says.failedWithoutActor(base) : says.resourceWas(past);
}

function titleOf({ type, kind, verb }: ParsedType, isFailure: boolean): string {
  if (!verb)
    return type === ''
      ? says.EVENT_WITHOUT_TYPE
      : capitalize(splitWords(type.slice(0, MAX_TYPE_LENGTH)).join(' ') || type);
  const { base, past, preposition } = verb;
  const isAboutUser = kind === 'user' && preposition !== undefined;
  if (isFailure) return isAboutUser ? says.failedTo(base) : says.failedToDo(withPreposition(base, verb, true), kind);
  if (preposition !== undefined && !isAboutUser) return capitalize(`${past} ${preposition} ${kind}`);
  return capitalize(`${kind} ${past}`);
}

function sentenceWithoutVerb(type: string, isFailure: boolean): string {
  if (type === '') return isFailure ? says.FAILED_EVENT_WITH_CODE : says.EVENT_WITH_CODE;
  return isFailure ? says.FAILED_EVENT_OF_TYPE : says.EVENT_OF_TYPE;
}

/** Parsed templates by text. The number of verbs limits it to a few hundred entries. */
const templateCache = new Map<string, Template>();

function cachedTemplate(text: string): Template {
  const template = templateCache.get(text) ?? parseTemplate(text);
  templateCache.set(text, template);
  return template;
}

/** The title of an event type alone, without the fields of an event: "Inference model created". */
export const titleOfType = (type: string): string => truncateValue(sanitize(titleOf(parseType(type), false)));

interface GenericDescription {
  title: string;
  outcome: EventOutcome;
  template: Template;
  /** Texts for gaps of the template that no field fills. */
  fixedTexts: Readonly<Record<string, string | undefined>>;
  /** By gap, the field whose value fills it. */
  fieldNames: Readonly<Record<string, string | undefined>>;
}

export function describeGeneric(fields: Fields): GenericDescription {
  const parsed = parseType(textOr(fields['event'], ''));
  const { type, verb } = parsed;
  const outcome = outcomeOf(fields, parsed);
  const isFailure = outcome === 'failure' && !verb?.isNegative;
  const actor = firstFieldWithValue(ACTOR_FIELDS, fields);
  const kind = kindOf(parsed, fields);
  const name = nameField(parsed, fields);
  const hasObject = kind !== '' || name !== undefined;
  return {
    title: truncateValue(sanitize(titleOf(parsed, isFailure))),
    outcome,
    template: cachedTemplate(
      verb
        ? sentenceTemplate({ verb, hasActor: actor !== undefined, hasObject, isFailure })
        : sentenceWithoutVerb(type, isFailure),
    ),
    fixedTexts: { kind: kind || undefined, Kind: capitalize(kind) || undefined, type: type || undefined },
    fieldNames: { actor, name, error: firstFieldWithValue(ERROR_FIELDS, fields), code: 'code' },
  };
}
