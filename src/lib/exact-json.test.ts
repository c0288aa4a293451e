import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withExactNumbers, stringifyExact, parseExactJson, prettyJson } from './exact-json.ts';

const LONG_INTEGER = '12345678901234567890';

const eventsIn = (json: string): unknown[] => {
  const { events } = parseExactJson(json) as { events: unknown[] };
  return events;
};

test.each([
  `{"bytes":${LONG_INTEGER}}`,
  `{"nested":{"list":[1,-${LONG_INTEGER},{"deep":1.10}]}}`,
  '{"small":-0}',
  '{"float":1e400,"zero":0.10}',
  `{ "spaced" : ${LONG_INTEGER} }`,
  `{"text":"]}, \\"events\\": [${LONG_INTEGER}","number":${LONG_INTEGER}}`,
])('keeps the text of %s', (record) => {
  const otherElements = '{"a":1},null,7,"x",[2],';
  const [first, , , , list, exact, last] = eventsIn(
    `{"startKey":"events","events":[${otherElements}${record},{"b":2}],"n":1}`,
  );
  expect(stringifyExact(exact)).toBe(record);
  expect([first, list, last].map(stringifyExact)).toEqual(['{"a":1}', '[2]', '{"b":2}']);
});

test('keeps the text of records in a bare list', () => {
  const [, exact] = parseExactJson(`[{"a":1},{"bytes":${LONG_INTEGER}}]`) as unknown[];
  expect(stringifyExact(exact)).toBe(`{"bytes":${LONG_INTEGER}}`);
});

test('converts rounded numbers to strings of their digits and keeps other numbers', () => {
  const [record] = eventsIn(`{"events":[{"bytes":${LONG_INTEGER},"ei":3,"name":"${LONG_INTEGER}"}]}`);
  expect(withExactNumbers(record)).toEqual({ bytes: LONG_INTEGER, ei: 3, name: LONG_INTEGER });
  expect(Object.keys(record as object)).toEqual(['bytes', 'ei', 'name']);
});

test('prints a record on several lines like JSON.stringify, with exact numbers', () => {
  const record = `{"a":[],"b":{},"c":[1,{"d":"x,{y}:"}],"bytes":${LONG_INTEGER},"e":null}`;
  const [exact] = eventsIn(`{"events":[${record}]}`);
  expect(prettyJson(exact)).toBe(JSON.stringify(JSON.parse(record), null, 2).replace(/1234567\d{13}/, LONG_INTEGER));
  expect(prettyJson({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
});

test('parses like JSON.parse and prints every record unchanged', () => {
  const record = fc.dictionary(fc.string(), fc.jsonValue()).map((value) => ({ ...value, bytes: 0 }));
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const texts = records.map((event) => JSON.stringify(event).replace(/"bytes":0/, `"bytes":${LONG_INTEGER}`));
      const json = `{"events":[${texts.join(',')}]}`;
      const events = eventsIn(json);
      expect(parseExactJson(json)).toEqual(JSON.parse(json));
      expect(events.map(stringifyExact)).toEqual(texts);
    }),
  );
});

test('parses strings of ten million characters or escapes', () => {
  for (const unit of ['x', '\\"']) {
    const text = `{"items":[{"id":12345678901234567890,"name":"${unit.repeat(10_000_000)}"}]}`;
    const [record] = (parseExactJson(text) as { items: unknown[] }).items;
    expect(stringifyExact(record)?.slice(0, 26)).toBe('{"id":12345678901234567890');
  }
});

test('returns a message for a value that is nested too deeply', () => {
  const answer = parseExactJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect([stringifyExact(answer), prettyJson(answer)]).toEqual(
    Array(2).fill('This record is nested too deeply to be shown.'),
  );
});
