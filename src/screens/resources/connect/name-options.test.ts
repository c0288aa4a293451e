import { expect, test } from 'vitest';
import { nameOptionsOf } from './name-options.ts';

const REVERSED_TEXT = 'reader\u202egpj';
const WITH_CONTROL_CHARACTER = 'admin\u0003';

test.each([
  ['roles that give names', ['admin', 'reader'], { acceptsAnyName: false, names: ['admin', 'reader'], onlyName: '' }],
  ['roles that give one', ['admin'], { acceptsAnyName: false, names: ['admin'], onlyName: 'admin' }],
  ['roles that give none', [], { acceptsAnyName: true, names: [], onlyName: '' }],
  ['roles that allow any', ['*'], { acceptsAnyName: true, names: [], onlyName: '' }],
  ['roles that allow any beside some', ['*', 'admin'], { acceptsAnyName: true, names: ['admin'], onlyName: 'admin' }],
])('%s', (_what, given, choices) => {
  expect(nameOptionsOf(given)).toEqual({ ...choices, hasHiddenNames: false });
});

test('a field to type in is offered no name that it cannot show', () => {
  const choices = { acceptsAnyName: true, names: ['writer'], onlyName: 'writer', hasHiddenNames: true };
  expect(nameOptionsOf([REVERSED_TEXT, WITH_CONTROL_CHARACTER, '*', 'writer'])).toEqual(choices);
  expect(nameOptionsOf(['*', REVERSED_TEXT])).toEqual({
    acceptsAnyName: true,
    names: [],
    onlyName: '',
    hasHiddenNames: true,
  });
});

test('a list to choose from shows them escaped, so all are in it', () => {
  const names = [REVERSED_TEXT, WITH_CONTROL_CHARACTER];
  expect(nameOptionsOf(names)).toEqual({ acceptsAnyName: false, names, onlyName: '', hasHiddenNames: false });
});
