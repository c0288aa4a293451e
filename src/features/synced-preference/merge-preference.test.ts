import { expect, test } from 'vitest';
import { mergePreference } from './merge-preference.ts';

// docs/behaviour.md#theme "If the proxy stores preferences (18.x)", "The console reads the preferences"
test.each([
  ["returns the proxy's option", { remote: 2, lastSynced: null, pending: null }, 2],
  ["returns the proxy's option after a change in another browser", { remote: 1, lastSynced: '2', pending: null }, 1],
  ['saves an unsaved choice', { remote: 1, lastSynced: '1', pending: '2' }, 'save'],
  ['saves an unsaved choice when the proxy has no option', { remote: 0, lastSynced: '0', pending: '2' }, 'save'],
  [
    "returns the proxy's option instead of the unsaved choice if it changed since the last sync",
    { remote: 2, lastSynced: '1', pending: '1' },
    2,
  ],
  ['returns nothing when the proxy has no option', { remote: 0, lastSynced: null, pending: null }, undefined],
  ['returns nothing when the proxy has an unknown option', { remote: 7, lastSynced: null, pending: null }, undefined],
  ['returns nothing when the proxy sends an object', { remote: { a: 1 }, lastSynced: null, pending: null }, undefined],
] as const)('%s', (_, preference, expected) =>
  expect(mergePreference({ ...preference, options: [1, 2] })).toBe(expected),
);
