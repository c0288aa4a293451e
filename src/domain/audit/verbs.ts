// The verbs at the end of event types, for events whose codes are not in the catalogue (docs/behaviour.md#audit-events).

export interface Verb {
  base: string;
  past: string;
  /** The subject itself does it, as a session that ends; nobody does it to something. */
  isIntransitive?: boolean;
  /** Between the verb and its object: "signed in to". */
  preposition?: string;
  /** Already says that something was not permitted or did not work. */
  isNegative?: boolean;
}

const regular = (base: string): Verb => ({ base, past: base.endsWith('e') ? `${base}d` : `${base}ed` });

const REGULAR = [
  'accept',
  'access',
  'add',
  'approve',
  'assign',
  'authenticate',
  'change',
  'close',
  'create',
  'delete',
  'destroy',
  'disable',
  'download',
  'enable',
  'enroll',
  'execute',
  'export',
  'generate',
  'grant',
  'import',
  'install',
  'issue',
  'lock',
  'open',
  'patch',
  'promote',
  'receive',
  'register',
  'remove',
  'rename',
  'renew',
  'restore',
  'review',
  'revoke',
  'rotate',
  'summarize',
  'sync',
  'unassign',
  'unlock',
  'update',
  'upgrade',
  'upload',
  'use',
  'validate',
];

const IRREGULAR: readonly Verb[] = [
  { base: 'connect', past: 'connected', isIntransitive: true, preposition: 'to' },
  { base: 'disconnect', past: 'disconnected', isIntransitive: true, preposition: 'from' },
  { base: 'end', past: 'ended', isIntransitive: true },
  { base: 'expire', past: 'expired', isIntransitive: true, isNegative: true },
  { base: 'join', past: 'joined', isIntransitive: true },
  { base: 'leave', past: 'left', isIntransitive: true },
  { base: 'start', past: 'started', isIntransitive: true },
  { base: 'stop', past: 'stopped', isIntransitive: true },
  { base: 'block', past: 'blocked', isNegative: true },
  { base: 'cancel', past: 'canceled' },
  { base: 'deny', past: 'denied', isNegative: true },
  { base: 'reject', past: 'rejected', isNegative: true },
  { base: 'send', past: 'sent' },
  { base: 'submit', past: 'submitted' },
  { base: 'verify', past: 'verified' },
];

const all = [...REGULAR.map(regular), ...IRREGULAR];

/** Verbs that types write in another way than we do. */
const OTHERWISE: Readonly<Record<string, Verb>> = {
  exec: regular('execute'),
  login: { base: 'sign in', past: 'signed in', isIntransitive: true, preposition: 'to' },
  logout: { base: 'sign out', past: 'signed out', isIntransitive: true, preposition: 'of' },
  upsert: { base: 'create or update', past: 'created or updated' },
};

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ...all.map((verb) => [verb.base, verb] as const),
  ...all.map((verb) => [verb.past, verb] as const),
  ...Object.entries(OTHERWISE),
]);

/** The verb that a type ends in; its form in the past too, as in `beam.created`. */
export const verbOf = (word: string): Verb | undefined => VERBS.get(word);
