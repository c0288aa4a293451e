import { expect, test } from 'vitest';
import { rowOf, unreadableRow } from '#domain/audit/test-rows.ts';
import { labelOfType, typeFilterChoices } from './type-filter-choices.ts';

const LOCK = { code: 'TLK00I', event: 'lock.created' };
const UNKNOWN = { code: 'T9I', event: 'never.heard_of' };

// docs/behaviour.md#audit-events "The filter offers the types of loaded events first"
test('offers the types of loaded events first, the most frequent first, with their counts', () => {
  const rows = [rowOf(LOCK), rowOf(), unreadableRow(), rowOf(UNKNOWN), rowOf({ code: 'T1000W' })];
  const [signIns, locks, unknown, ...others] = typeFilterChoices(rows);
  expect(signIns).toMatchObject({
    value: 'user.login',
    label: 'Sign-ins',
    count: '2 events',
    heading: 'In the loaded events',
  });
  expect(locks).toMatchObject({ value: 'lock.created', count: '1 event', heading: 'In the loaded events' });
  expect(unknown).toMatchObject({
    value: 'never.heard_of',
    label: 'Never heard of',
    count: '1 event',
    heading: 'Not in the catalog',
  });
  expect(others.some(({ value }) => value === 'user.login' || value === 'lock.created')).toBe(false);
});

test('offers all other types by category and title, without counts', () => {
  const choices = typeFilterChoices([]);
  expect(choices.slice(0, 2).map(({ label, heading }) => [heading, label])).toEqual([
    ['Authentication', 'Login rule created or updated'],
    ['Authentication', 'Login rule deleted'],
  ]);
  const headings = choices.map(({ heading }) => heading);
  expect(headings.filter((heading, index) => heading !== headings[index - 1])).toHaveLength(new Set(headings).size);
  expect(choices.every(({ count }) => count === undefined)).toBe(true);
});

test('counts grouped types as one choice', () => {
  const rows = ['port', 'port.local'].map((event) => rowOf({ code: 'T2003I', event }));
  expect(typeFilterChoices(rows)[0]).toMatchObject({ value: 'port', count: '2 events' });
});

// docs/behaviour.md#audit-events "A search in the filter finds a type"
test('finds a type by its category, type, code and the titles of its events', () => {
  const signIns = typeFilterChoices([rowOf()]).find(({ value }) => value === 'user.login');
  expect(signIns?.keywords?.split('\n')).toEqual(
    expect.arrayContaining(['Authentication', 'user.login', 'T1000W', 'Sign-in failed']),
  );
});

test('names a type that the catalog does not contain', () => {
  expect(labelOfType('user.login')).toBe('Sign-ins');
  expect(labelOfType('never.heard_of')).toBe('Never heard of');
});
