// The wording rules of docs/protocol/audit-catalogue.md#1, for every code.
import { expect, test } from 'vitest';
import { FAMILIES } from './codes/families.ts';
import type { CatalogEntry } from './entry.ts';

const entries = FAMILIES.flatMap((family) => Object.entries<CatalogEntry>(family));
const wordings = entries.flatMap(([code, { variants = [], ...entry }]) =>
  [entry, ...variants].map(({ title, message, outcome }) => ({ code, title, message, outcome })),
);

/** The verb of a title, by the last part of the event type. */
const ACTION_VERBS: Readonly<Record<string, string>> = {
  create: 'created',
  created: 'created',
  update: 'updated',
  updated: 'updated',
  delete: 'deleted',
  deleted: 'deleted',
  start: 'started',
  end: 'ended',
  join: 'joined',
  leave: 'left',
};

/** The verbs of titles that are more exact than the verb of the event type, by code. */
const MORE_EXACT_VERBS: Readonly<Record<string, string>> = {
  T1007I: 'removed',
  T1015I: 'requested',
  TAL005I: 'added',
  TAL007I: 'removed',
  TC000I: 'issued',
  TCTC001I: 'added',
  TCTC002I: 'removed',
  TDB07I: 'granted',
  TLR00I: 'created or updated',
  TOK001I: 'synced',
  TOK002I: 'synced',
  TV001I: 'added',
  TV002I: 'removed',
  WID004I: 'revoked',
};

test('titles of successes end in the verb for the action of their event type', () => {
  const inconsistentTitles = entries.flatMap(([code, { event, title, outcome }]) => {
    const verb = MORE_EXACT_VERBS[code] ?? ACTION_VERBS[event.split('.').at(-1) ?? ''];
    return verb === undefined || outcome === 'failure' || title.endsWith(` ${verb}`) ? [] : `${code}: ${title}`;
  });
  expect(inconsistentTitles).toEqual([]);
});

/** The codes of failures whose title names the fault instead of ending in "failed" or a similar word. */
const NAMED_FAULTS = ['TAL009W', 'TCB00W', 'TCC00E', 'TDB06I', 'TMCP006E', 'TSCIM005IE'];

test('titles of failures end in failed, denied, rejected or blocked, unless they name the fault', () => {
  const unusualTitles = wordings.filter(
    ({ code, title, outcome }) =>
      outcome === 'failure' && !NAMED_FAULTS.includes(code) && !/ (failed|denied|rejected|blocked)$/.test(title),
  );
  expect(unusualTitles.map(({ code, title }) => `${code}: ${title}`)).toEqual([]);
});

/** Words that the messages must not use, because the wording rules give a plainer word for each. */
const FORBIDDEN_WORDS =
  /\b(asked|could not|did not get|dropped|edited|entered|erased|kept out|launched|lifted|removal of|rewrote|set up|tore down|took|was not|withdrew|without (success|an answer))\b/;

test('messages do not use words that the wording rules replace', () => {
  const faultyMessages = wordings.filter(({ message }) => FORBIDDEN_WORDS.test(message));
  expect(faultyMessages.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});
