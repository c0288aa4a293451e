import { expect, test } from 'vitest';
import { fieldsOf, flagOr, isRecord, jsonOf, listOf, numberOr, textOr } from './read.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [[], false],
  ['x', false],
  [undefined, false],
])('isRecord(%o) is %s', (value, answer) => {
  expect(isRecord(value)).toBe(answer);
});

test('a wrong type gives the other value', () => {
  expect([fieldsOf({ a: 1 }), fieldsOf(null), fieldsOf([1])]).toStrictEqual([{ a: 1 }, {}, {}]);
  expect([listOf([1]), listOf(null), listOf({ length: 1 })]).toStrictEqual([[1], [], []]);
  expect([textOr('x', 'o'), textOr('', 'o'), textOr(1, 'o'), textOr(null, undefined)]).toStrictEqual([
    'x',
    'o',
    'o',
    undefined,
  ]);
  expect([flagOr(false, true), flagOr(undefined, true), flagOr('false', true)]).toStrictEqual([false, true, true]);
  expect([numberOr(0, 7), numberOr('1', 7), numberOr(Number.NaN, 7), numberOr(Infinity, 7)]).toStrictEqual([
    0, 7, 7, 7,
  ]);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
])('jsonOf(%j)', (text, value) => {
  expect(jsonOf(text)).toStrictEqual(value);
});
