import { expect, test, vi } from 'vitest';
import type { MenuAction, MenuEntry } from './menu-content.ts';
import { searchEntries } from './search-entries.ts';

const action = (label: string, texts: Pick<MenuAction, 'note' | 'keywords'> = {}): MenuAction => ({
  kind: 'action',
  label,
  ...texts,
  onSelect: vi.fn<() => void>(),
});
const ENTRIES: MenuEntry[] = [
  { kind: 'heading', label: 'Loaded' },
  action('Sign-ins', { keywords: 'Authentication\nuser.login\nT1000W\nSign-in failed' }),
  { kind: 'heading', label: 'Locks' },
  action('Lock created', { keywords: 'Locks\nlock.created\nTLK00I' }),
  action('Never heard of', { note: 'never.heard_of' }),
];
const labelsOf = (entries: readonly MenuEntry[]) => entries.flatMap((entry) => ('label' in entry ? entry.label : []));

test.each([
  ['the label', 'sign-INS', ['Loaded', 'Sign-ins']],
  ['a keyword', 't1000w', ['Loaded', 'Sign-ins']],
  ['the note', 'heard_of', ['Locks', 'Never heard of']],
  ['every word, in any order', '  failed   user.login ', ['Loaded', 'Sign-ins']],
  ['no entry', 'sign-ins lock', []],
])('shows only entries that match %s, under their headings', (_what, text, labels) => {
  expect(labelsOf(searchEntries(ENTRIES, text, undefined))).toEqual(labels);
});

test('shows all entries without a text', () => expect(searchEntries(ENTRIES, '', action)).toEqual(ENTRIES));

test('offers the typed text after the matches, unless an entry has it as its label', () => {
  const users = [action('alice'), action('ali')];
  const typedEntry = (text: string) => action(`Filter by ${text}`);
  expect(labelsOf(searchEntries(users, 'al', typedEntry))).toEqual(['alice', 'ali', 'Filter by al']);
  expect(labelsOf(searchEntries(users, 'ali', typedEntry))).toEqual(['alice', 'ali']);
});

test('finds entries beyond the maximum number of shown entries', () => {
  const users = Array.from({ length: 600 }, (_, index) => action(`user-${index}`));
  expect(searchEntries(users, '', undefined)).toHaveLength(500);
  expect(labelsOf(searchEntries(users, 'user-599', undefined))).toEqual(['user-599']);
});
