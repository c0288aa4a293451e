// The verbs in event types, for events whose codes are not in the catalog (docs/behaviour.md#audit-events).

export interface Verb {
  base: string;
  past: string;
  /** The verb can be used without an object, as in "session ended". */
  isIntransitive?: boolean;
  /** The word between the verb and its object: "signed in to". */
  preposition?: string;
  /** The verb already says that something failed, was refused or has expired. */
  isNegative?: boolean;
}

const regularVerb = (base: string): Verb => ({ base, past: base.endsWith('e') ? `${base}d` : `${base}ed` });

const REGULAR_VERBS = [
  'accept',
  'access',
  'add',
  'approve',
  'assign',
  'authenticate',
  'change',
  'close',
  'confirm',
  'create',
  'deactivate',
  'delete',
  'destroy',
  'disable',
  'download',
  'enable',
  'enroll',
  'execute',
  'export',
  'fetch',
  'generate',
  'grant',
  'import',
  'install',
  'issue',
  'list',
  'lock',
  'open',
  'patch',
  'promote',
  'receive',
  'refresh',
  'register',
  'remove',
  'rename',
  'renew',
  'restore',
  'resume',
  'review',
  'revoke',
  'rotate',
  'share',
  'summarize',
  'suspend',
  'sync',
  'trigger',
  'unassign',
  'unlock',
  'update',
  'upgrade',
  'upload',
  'use',
  'validate',
];

const OTHER_VERBS: readonly Verb[] = [
  { base: 'connect', past: 'connected', isIntransitive: true, preposition: 'to' },
  { base: 'disconnect', past: 'disconnected', isIntransitive: true, preposition: 'from' },
  { base: 'drop', past: 'dropped' },
  { base: 'end', past: 'ended', isIntransitive: true },
  { base: 'expire', past: 'expired', isIntransitive: true, isNegative: true },
  { base: 'join', past: 'joined', isIntransitive: true },
  { base: 'leave', past: 'left', isIntransitive: true },
  { base: 'start', past: 'started', isIntransitive: true },
  { base: 'stop', past: 'stopped', isIntransitive: true },
  { base: 'block', past: 'blocked', isNegative: true },
  { base: 'cancel', past: 'canceled' },
  { base: 'deny', past: 'denied', isNegative: true },
  { base: 'read', past: 'read' },
  { base: 'reject', past: 'rejected', isNegative: true },
  { base: 'send', past: 'sent' },
  { base: 'reset', past: 'reset' },
  { base: 'submit', past: 'submitted' },
  { base: 'verify', past: 'verified' },
];

const allVerbs = [...REGULAR_VERBS.map(regularVerb), ...OTHER_VERBS];

/** Verbs in event types for which our texts use another verb. */
const VERB_ALIASES: Readonly<Record<string, Verb>> = {
  exec: regularVerb('execute'),
  get: { base: 'read', past: 'read' },
  login: { base: 'sign in', past: 'signed in', isIntransitive: true, preposition: 'to' },
  logout: { base: 'sign out', past: 'signed out', isIntransitive: true, preposition: 'of' },
  upsert: { base: 'create or update', past: 'created or updated' },
};

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ...allVerbs.map((verb) => [verb.base, verb] as const),
  ...allVerbs.map((verb) => [verb.past, verb] as const),
  ...Object.entries(VERB_ALIASES),
]);

/** Finds a verb by its base form, past form or alias. */
const verbOf = (word: string): Verb | undefined => VERBS.get(word);

/** Verbs that are never nouns, so they are verbs next to other words too. */
const NEVER_NOUNS: readonly string[] = ['add', 'create', 'delete', 'disable', 'drop', 'enable', 'remove'];

interface SplitWords {
  verb: Verb;
  /** The words without the verb. */
  rest: string[];
}

/** Finds the verb in one part of a type: `created`, `access_path_changed`, `profile_create` or `create_card`. */
export function splitVerb(words: readonly string[]): SplitWords | undefined {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const ending = verbOf(last);
  // A base form next to other words may be a noun: `access_request`.
  if (ending && (words.length === 1 || ending.past === last || NEVER_NOUNS.includes(last)))
    return { verb: ending, rest: words.slice(0, -1) };
  const leading = first === 'update' || NEVER_NOUNS.includes(first) ? verbOf(first) : undefined;
  return leading && { verb: leading, rest: words.slice(1) };
}
