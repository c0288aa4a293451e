import { expect, test } from 'vitest';
import { mergePreference } from './merge-preference.ts';

// docs/behaviour.md#theme "If the proxy stores preferences (18.x)", "The console reads the preferences"
test.each([
  ['shows the option of the proxy', { remote: 2, lastSynced: null, pending: null }, 2],
  ['shows the option of the proxy after a change in another browser', { remote: 1, lastSynced: '2', pending: null }, 1],
  ['saves an unsaved choice', { remote: 1, lastSynced: '1', pending: '2' }, 'save'],
  ['saves an unsaved choice when the proxy has none', { remote: 0, lastSynced: '0', pending: '2' }, 'save'],
  [
    'shows the option of the proxy if it changed after the unsaved choice',
    { remote: 2, lastSynced: '1', pending: '1' },
    2,
  ],
  [
    'keeps the option of the browser when the proxy has none',
    { remote: 0, lastSynced: null, pending: null },
    undefined,
  ],
  [
    'keeps the option of the browser when the proxy has an unknown option',
    { remote: 7, lastSynced: null, pending: null },
    undefined,
  ],
  [
    'keeps the option of the browser when the proxy sends an object',
    { remote: { a: 1 }, lastSynced: null, pending: null },
    undefined,
  ],
] as const)('%s', (_, preference, outcome) =>
  expect(mergePreference({ ...preference, options: [1, 2] })).toBe(outcome),
);
