import { expect, test } from 'vitest';
import { fieldsOf, booleanOr, isRecord, parseJson, listOf, numberOr, textOr } from './untrusted.ts';

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

test('returns valid values, and the fallback for others', () => {
  expect([fieldsOf({ a: 1 }), fieldsOf(null), fieldsOf([1])]).toStrictEqual([{ a: 1 }, {}, {}]);
  expect([listOf([1]), listOf(null), listOf({ length: 1 })]).toStrictEqual([[1], [], []]);
  expect([textOr('x', 'o'), textOr('', 'o'), textOr(1, 'o'), textOr(null, undefined)]).toStrictEqual([
    'x',
    'o',
    'o',
    undefined,
  ]);
  expect([booleanOr(false, true), booleanOr(undefined, true), booleanOr('false', true)]).toStrictEqual([
    false,
    true,
    true,
  ]);
  expect([numberOr(0, 7), numberOr('1', 7), numberOr(Number.NaN, 7), numberOr(Infinity, 7)]).toStrictEqual([
    0, 7, 7, 7,
  ]);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
])('parses %j, or returns undefined for invalid JSON', (text, value) => {
  expect(parseJson(text)).toStrictEqual(value);
});

interface Server {
  hostname: string;
}

test('the compiler checks the names of fields and treats their values as unknown', () => {
  const { hostname } = fieldsOf<Server>({ hostname: 7 });
  // @ts-expect-error: the value of a field is unknown
  const text: string | undefined = hostname;
  expect(text).toBe(7);
  // @ts-expect-error: the type has no such field
  expect(fieldsOf<Server>({ hostname: 7 }).host).toBeUndefined();
  // @ts-expect-error: unknown has no fields
  expect(fieldsOf(JSON.parse('{}') as unknown).hostname).toBeUndefined();
});
