// The wording rules of docs/protocol/audit-catalogue.md#1, for every code.
import { expect, test } from 'vitest';
import { FAMILIES } from './codes/families.ts';
import type { CatalogueEntry } from './entry.ts';

const entries = FAMILIES.flatMap((family) => Object.entries<CatalogueEntry>(family));
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

/** Codes with a more exact verb than their type. */
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

test('titles of the same action use the same verb', () => {
  const inconsistentTitles = entries.flatMap(([code, { event, title, outcome }]) => {
    const verb = MORE_EXACT_VERBS[code] ?? ACTION_VERBS[event.split('.').at(-1) ?? ''];
    return verb === undefined || outcome === 'failure' || title.endsWith(` ${verb}`) ? [] : `${code}: ${title}`;
  });
  expect(inconsistentTitles).toEqual([]);
});

/** Failures whose title names the fault instead of ending in "failed". */
const NAMED_FAULTS = ['TAL009W', 'TCB00W', 'TCC00E', 'TDB06I', 'TMCP006E', 'TSCIM005IE'];

test('titles of failures end in failed, denied, rejected or blocked', () => {
  const unusualTitles = wordings.filter(
    ({ code, title, outcome }) =>
      outcome === 'failure' && !NAMED_FAULTS.includes(code) && !/ (failed|denied|rejected|blocked)$/.test(title),
  );
  expect(unusualTitles.map(({ code, title }) => `${code}: ${title}`)).toEqual([]);
});

/** Words that the messages must not use, because the wording rules give a plainer word for each. */
const REPLACED_WORDS =
  /\b(asked|could not|did not get|dropped|edited|entered|erased|kept out|launched|lifted|removal of|rewrote|set up|tore down|took|was not|withdrew|without (success|an answer))\b/;

test('messages do not use words that the wording rules replace', () => {
  const faultyMessages = wordings.filter(({ message }) => REPLACED_WORDS.test(message));
  expect(faultyMessages.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});
