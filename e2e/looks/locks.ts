// Locks: the list, the question before one is deleted, and what is chosen and seen before one is placed.
import { rows } from './lists.ts';
import { at, pressing, type Look } from './look.ts';

const LOCKS = '/web/locks';

export const LOCK_LOOKS: Look[] = [
  { says: 'the list', scenario: 'some locks', go: rows(LOCKS, /dora/) },
  { says: 'the question', scenario: 'some locks', go: pressing(rows(LOCKS, /dora/), /^Delete lock on user: dora/) },
  { says: 'for who may only read', scenario: 'some locks', as: 'carol', go: rows(LOCKS, /dora/) },
  { says: 'none', scenario: 'sessions and no locks', go: at(LOCKS, /^No locks/) },
  { says: 'odd records', scenario: 'an odd lock', go: rows(LOCKS, /Unreadable/) },
  { says: 'names of ill intent', scenario: 'locks of ill intent', go: rows(LOCKS, /long-/) },
];
