import { expect, test } from 'vitest';
import { nameOptionsOf } from './name-options.ts';

const REVERSED_TEXT = 'reader\u202egpj';
const WITH_CONTROL_CHARACTER = 'admin\u0003';

test.each([
  [
    'offers the names of the roles',
    ['admin', 'reader'],
    { acceptsAnyName: false, names: ['admin', 'reader'], onlyName: '' },
  ],
  ['preselects a single name', ['admin'], { acceptsAnyName: false, names: ['admin'], onlyName: 'admin' }],
  ['accepts any name if the roles grant none', [], { acceptsAnyName: true, names: [], onlyName: '' }],
  ['accepts any name if the roles grant a wildcard', ['*'], { acceptsAnyName: true, names: [], onlyName: '' }],
  [
    'accepts any name and preselects a single name if the roles grant both',
    ['*', 'admin'],
    { acceptsAnyName: true, names: ['admin'], onlyName: 'admin' },
  ],
])('%s', (_title, grantedNames, choices) => {
  expect(nameOptionsOf(grantedNames)).toEqual({ ...choices, hasHiddenNames: false });
});

test('a text field suggests no name with invisible characters', () => {
  const choices = { acceptsAnyName: true, names: ['writer'], onlyName: 'writer', hasHiddenNames: true };
  expect(nameOptionsOf([REVERSED_TEXT, WITH_CONTROL_CHARACTER, '*', 'writer'])).toEqual(choices);
  expect(nameOptionsOf(['*', REVERSED_TEXT])).toEqual({
    acceptsAnyName: true,
    names: [],
    onlyName: '',
    hasHiddenNames: true,
  });
});

test('a select offers all names, because it shows invisible characters escaped', () => {
  const names = [REVERSED_TEXT, WITH_CONTROL_CHARACTER];
  expect(nameOptionsOf(names)).toEqual({ acceptsAnyName: false, names, onlyName: '', hasHiddenNames: false });
});
