// What is said about an event whose code is not in the catalogue, from its type and its own fields
// (docs/behaviour.md#audit-events).
import { textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Outcome } from './entry.ts';
import { ACTOR_FIELDS, fieldOf, isPresent, RESOURCE_FIELDS, type Fields } from './fields.ts';
import * as says from './messages.ts';
import { templateOf, type Template } from './template.ts';
import { truncate, valueText } from './value-text.ts';
import { splitVerb, type Verb } from './verbs.ts';
import { capitalize, splitName, splitWords } from '#lib/text/humanize.ts';

/** A type in its parts: `app_auth_config.verify.failure` is a failure to verify an app auth config. */
interface ParsedType {
  type: string;
  /** What the event is about, in words; empty where the type does not say. */
  kind: string;
  /** The same without words written out: "cert" for "certificate". */
  sentKind: string;
  verb?: Verb | undefined;
  outcome?: Outcome | undefined;
}

/** More of a type is not read. */
const LONGEST_TYPE = 200;

const OUTCOME_WORDS: Readonly<Record<string, Outcome>> = { success: 'ok', failure: 'failure', failed: 'failure' };

/** "policies"; enough for the names of kinds. */
const pluralOf = (kind: string): string => (kind.endsWith('s') ? kind : `${kind.replace(/y$/, 'ie')}s`);

/** What a type is about: `policy.delete_all` is about all policies. */
function kindWords(before: readonly string[], rest: readonly string[]): string {
  if (rest[0] !== 'all' || before.length === 0) return [...before, ...rest].join(' ');
  return ['all', pluralOf(before.join(' ')), ...rest.slice(1)].join(' ');
}

function parseType(type: string): ParsedType {
  const segments = type.slice(0, LONGEST_TYPE).split(/[.:/]/).filter(Boolean);
  const end = segments.at(-1) ?? '';
  const outcome = segments.length > 1 && Object.hasOwn(OUTCOME_WORDS, end) ? OUTCOME_WORDS[end] : undefined;
  const named = outcome === undefined ? segments : segments.slice(0, -1);
  const last = splitName(named.at(-1) ?? '').map((word) => word.toLowerCase());
  const found = splitVerb(last);
  const before = named.slice(0, -1).join('.');
  const rest = (found?.rest ?? last).join('.');
  const kind = kindWords(splitWords(before), splitWords(rest));
  return { type, kind, sentKind: before + rest, outcome, verb: kind === '' ? undefined : found?.verb };
}

const firstOf = (names: readonly string[], fields: Fields): string | undefined =>
  names.find((name) => valueText(fieldOf(fields, name)) !== undefined);

const ERRORS = ['error', 'status.error', 'exitError'];

/** What the event says itself, then the letter at the end of its code (docs/protocol/audit-catalogue.md#5). */
function outcomeOf(fields: Fields, { outcome }: ParsedType): Outcome {
  const success = fieldOf(fields, 'success') ?? fieldOf(fields, 'status.success');
  if (typeof success === 'boolean') return success ? 'ok' : 'failure';
  if (outcome) return outcome;
  if (firstOf(ERRORS, fields) !== undefined) return 'failure';
  return /[WE]$/.test(textOr(fields['code'], '')) ? 'failure' : 'info';
}

const NAMES = ['name', 'resource_name', 'display'];

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z\d]|s$/g, '');

/** "beams config" and `beams_config`, also in singular and plural. */
const isSame = (one: string, other: string): boolean => letters(one) === letters(other);

/** Fields of every event, which name no resource. */
const ENVELOPE: readonly string[] = [...ACTOR_FIELDS, 'code', 'event', 'time', 'uid', 'cluster_name', 'ei', 'success'];

/** A field with the name of the kind, such as `app_auth_config`, holds the name of the resource. */
function fieldNamedAs(kind: string, fields: Fields): string | undefined {
  const wanted = letters(kind);
  if (wanted === '') return undefined;
  return Object.keys(fields).find((name) => {
    // Names of other lengths cannot be the same; most fields go here.
    if (name.length < wanted.length || ENVELOPE.includes(name)) return false;
    const isNamed = letters(name) === wanted || letters(name.replace(/_(?:name|id)$/, '')) === wanted;
    return isNamed && isPresent(fields[name]) && typeof fields[name] !== 'object';
  });
}

/** The field that holds the name of what the event is about. */
function nameField({ kind, sentKind }: ParsedType, fields: Fields): string | undefined {
  const found =
    firstOf(NAMES, fields) ??
    fieldNamedAs(sentKind, fields) ??
    (isSame(kind, sentKind) ? undefined : fieldNamedAs(kind, fields)) ??
    (kind.endsWith('session') && !kind.includes(' ') ? firstOf(['sid'], fields) : undefined) ??
    firstOf([...RESOURCE_FIELDS, 'instance_id', 'path'], fields);
  if (found === undefined) return undefined;
  const value = valueText(fieldOf(fields, found)) ?? '';
  return isSame(value, kind) || isSame(value, sentKind) ? undefined : found;
}

/** "SCIM user", where a field says what kind of SCIM resource it is. */
function kindOf({ kind, verb }: ParsedType, fields: Fields): string {
  // "alice signed in", not "alice signed in to user".
  if (kind === 'user' && verb?.preposition !== undefined && firstOf(ACTOR_FIELDS, fields)) return '';
  const type = textOr(fieldOf(fields, 'resource_type'), '');
  return verb && type !== '' && !isSame(type, kind) ? `${kind} ${splitWords(type).join(' ')}` : kind;
}

const withPreposition = (verb: string, { preposition }: Verb, hasObject: boolean): string =>
  hasObject && preposition !== undefined ? `${verb} ${preposition}` : verb;

interface Sentence {
  verb: Verb;
  hasActor: boolean;
  hasObject: boolean;
  isFailure: boolean;
}

function sentence({ verb, hasActor, hasObject, isFailure }: Sentence): string {
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
      : capitalize(splitWords(type.slice(0, LONGEST_TYPE)).join(' ') || type);
  const { base, past, preposition } = verb;
  const isAboutUser = kind === 'user' && preposition !== undefined;
  if (isFailure) return isAboutUser ? says.failedTo(base) : says.failedToDo(withPreposition(base, verb, true), kind);
  if (preposition !== undefined && !isAboutUser) return capitalize(`${past} ${preposition} ${kind}`);
  return capitalize(`${kind} ${past}`);
}

function withoutVerb(type: string, isFailure: boolean): string {
  if (type === '') return isFailure ? says.FAILED_EVENT_WITH_CODE : says.EVENT_WITH_CODE;
  return isFailure ? says.FAILED_EVENT_OF_TYPE : says.EVENT_OF_TYPE;
}

/** One for each sentence, of which the verbs make a few hundred. */
const templates = new Map<string, Template>();

function templateFor(text: string): Template {
  const template = templates.get(text) ?? templateOf(text);
  templates.set(text, template);
  return template;
}

/** The title of a type without an event: "Inference model created". */
export const titleOfType = (type: string): string => truncate(sanitize(titleOf(parseType(type), false)));

interface GenericDescription {
  title: string;
  outcome: Outcome;
  template: Template;
  /** What stands in gaps of the template that no field fills. */
  words: Readonly<Record<string, string | undefined>>;
  /** The fields that fill the other gaps. */
  names: Readonly<Record<string, string | undefined>>;
}

export function describeGeneric(fields: Fields): GenericDescription {
  const parsed = parseType(textOr(fields['event'], ''));
  const { type, verb } = parsed;
  const outcome = outcomeOf(fields, parsed);
  const isFailure = outcome === 'failure' && !verb?.isNegative;
  const actor = firstOf(ACTOR_FIELDS, fields);
  const kind = kindOf(parsed, fields);
  const name = nameField(parsed, fields);
  const hasObject = kind !== '' || name !== undefined;
  return {
    title: truncate(sanitize(titleOf(parsed, isFailure))),
    outcome,
    template: templateFor(
      verb ? sentence({ verb, hasActor: actor !== undefined, hasObject, isFailure }) : withoutVerb(type, isFailure),
    ),
    words: { kind: kind || undefined, Kind: capitalize(kind) || undefined, type: type || undefined },
    names: { actor, name, error: firstOf(ERRORS, fields), code: 'code' },
  };
}
