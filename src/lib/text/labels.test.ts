import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLabel,
  mergeSearchAndQuery,
  labelPredicate,
  extractLabels,
  splitSearchAndQuery,
  withoutLabel,
} from './labels.ts';

const env = { name: 'env', value: 'prod' };
const ENV = 'labels["env"] == "prod"';

test.each([
  [env, ENV],
  [{ name: 'a b', value: '' }, '(exists(labels["a b"]) && labels["a b"] == "")'],
  [{ name: 'say', value: '"hi" \\ there' }, String.raw`labels["say"] == "\"hi\" \\ there"`],
  [{ name: 'lines', value: 'a\nb\tc\r\u0000\u001b' }, String.raw`labels["lines"] == "a\nb\tc\r\u0000\u001b"`],
  [{ name: 'odd', value: '\u007f\u0085\u2028\ufeff' }, String.raw`labels["odd"] == "\u007f\u0085\u2028\ufeff"`],
  [{ name: 'half', value: 'a\ud800b' }, 'labels["half"] == "a\ufffdb"'],
  [{ name: 'ünï', value: '🚀' }, 'labels["ünï"] == "🚀"'],
  [
    { name: '"] == "" || true || labels["x', value: 'y' },
    String.raw`labels["\"] == \"\" || true || labels[\"x"] == "y"`,
  ],
])('writes the predicate of %o', (label, predicate) => {
  expect(labelPredicate(label)).toBe(predicate);
});

describe('addLabel', () => {
  test.each([
    [{}, ENV],
    [{ query: '  ' }, ENV],
    [{ query: 'name == "x"' }, `name == "x" && ${ENV}`],
    [{ query: ENV }, ENV],
    [{ query: 'labels.env=="prod"' }, 'labels.env=="prod"'],
    [{ query: `${ENV} && name == "x"` }, `${ENV} && name == "x"`],
    [{ query: `!(${ENV})` }, `!(${ENV}) && ${ENV}`],
    [{ query: 'a == "1" || b == "2"' }, `(a == "1" || b == "2") && ${ENV}`],
    [{ query: '(a == "1" || b == "2")' }, `(a == "1" || b == "2") && ${ENV}`],
    [{ query: 'name == "a || b"' }, `name == "a || b" && ${ENV}`],
    [{ search: 'pg' }, `search("pg") && ${ENV}`],
    [{ search: ' pg  "two words" ' }, `search("pg", "two words") && ${ENV}`],
    [{ search: 'a\\b' }, String.raw`search("a\\b") && ` + ENV],
    [{ search: '"" " "' }, ENV],
    [{ search: '"open end' }, `search("open", "end") && ${ENV}`],
    [{ query: 'name == "x"', search: 'ignored' }, `name == "x" && ${ENV}`],
  ])('adds the label to %o', (filters, query) => {
    expect(addLabel(filters, env)).toBe(query);
  });
});

const EMPTY = '(exists(labels["note"]) && labels["note"] == "")';

const team = { name: 'team', value: 'a "b" \\' };
const TEAM = labelPredicate(team);

// docs/behaviour.md#lists "An empty label value is a separate"
test.each([
  ['', [], ''],
  [ENV, [env], ''],
  [`${ENV}&&${TEAM}`, [env, team], ''],
  [`  ${ENV}  &&  ${TEAM}  `, [env, team], ''],
  ['labels.env == "prod"', [env], ''],
  ['labels[ "env" ]=="prod"', [env], ''],
  [`${ENV} && ${ENV}`, [env], ''],
  [`${ENV} && name == "x"`, [env], 'name == "x"'],
  [`name == "x" && ${ENV} && search("a && b")`, [env], 'name == "x" && search("a && b")'],
  [EMPTY, [{ name: 'note', value: '' }], ''],
  [`${ENV} && ${EMPTY}`, [env, { name: 'note', value: '' }], ''],
  // These also match resources that lack the label.
  ['labels["note"] == ""', [], 'labels["note"] == ""'],
  ['labels.note == "" && name == "x"', [], 'labels.note == "" && name == "x"'],
  ['(exists(labels["a"]) && labels["b"] == "")', [], '(exists(labels["a"]) && labels["b"] == "")'],
  [`${ENV} || name == "x"`, [], `${ENV} || name == "x"`],
  [`name == "x" || name == "y" && ${ENV}`, [], `name == "x" || name == "y" && ${ENV}`],
  [`${ENV} && (name == "x" || name == "y")`, [env], '(name == "x" || name == "y")'],
  [`(${ENV})`, [], `(${ENV})`],
  [`!${ENV}`, [], `!${ENV}`],
  ['labels["env"] != "prod"', [], 'labels["env"] != "prod"'],
  ['"prod" == labels["env"]', [], '"prod" == labels["env"]'],
  ['labels["env"] == labels["x"]', [], 'labels["env"] == labels["x"]'],
  [`${ENV} == true`, [], `${ENV} == true`],
  ['exists(labels["env"])', [], 'exists(labels["env"])'],
  [String.raw`labels["e\x6ev"] == "prod"`, [], String.raw`labels["e\x6ev"] == "prod"`],
  ['labels["env] == "prod"', [], 'labels["env] == "prod"'],
  [`${ENV} && (name == "x"`, [], `${ENV} && (name == "x"`],
  [`${ENV} && name == "x")`, [], `${ENV} && name == "x")`],
  [`${ENV} && name == 'x'`, [], `${ENV} && name == 'x'`],
  [`${ENV} && name == \`a " && b\``, [env], 'name == `a " && b`'],
])('extracts the labels of %s', (query, labels, rest) => {
  expect(extractLabels(query)).toStrictEqual({ labels, rest });
});

test.each([
  [ENV, ''],
  [`${ENV} && name == "x"`, 'name == "x"'],
  [`name == "x" && labels.env == "prod" && ${TEAM} && ${ENV}`, `name == "x" && ${TEAM}`],
  [TEAM, TEAM],
  [`${ENV} || name == "x"`, `${ENV} || name == "x"`],
])('removes env: prod from %s', (query, rest) => {
  expect(withoutLabel(query, env)).toBe(rest);
});

test('extracts and removes any label that it has added', () => {
  const texts = fc.string({ unit: 'binary' }).map((value) => value.replace(/\p{Cs}/gu, ''));
  fc.assert(
    fc.property(texts, texts, (name, value) => {
      const query = addLabel({ query: 'name == "x"' }, { name, value });
      expect(extractLabels(query)).toStrictEqual({ labels: [{ name, value }], rest: 'name == "x"' });
      expect(withoutLabel(query, { name, value })).toBe('name == "x"');
      expect(addLabel({ query }, { name, value })).toBe(query);
    }),
  );
});

test.each([
  ['', '', '', ''],
  ['web 01', '', 'search("web", "01")', ''],
  ['', ENV, ENV, ENV],
  ['"two words" x', ENV, `search("two words", "x") && ${ENV}`, ENV],
  ['web', `${ENV} || name == "x"`, `search("web") && (${ENV} || name == "x")`, `(${ENV} || name == "x")`],
])('merges the words %j and the query %j into %s, and splits them again', (search, query, ...[merged, rest]) => {
  expect(mergeSearchAndQuery({ search, query })).toBe(merged);
  expect(splitSearchAndQuery(merged)).toEqual({ search, query: rest });
});

test.each([
  ['search( "a" , "b c" )', 'a "b c"', ''],
  [`name == "x" && search("a") && ${ENV}`, 'a', `name == "x" && ${ENV}`],
  ['search("a") && search("b")', 'a', 'search("b")'],
  // No plain search is equivalent to these.
  [String.raw`search("say \"hi\"")`, '', String.raw`search("say \"hi\"")`],
  ['search("")', '', 'search("")'],
  ['search(" a")', '', 'search(" a")'],
  ['search(name)', '', 'search(name)'],
  ['search("a") || name == "x"', '', 'search("a") || name == "x"'],
  ['search("a', '', 'search("a'],
])('splits %s into the words %j and the query %j', (query, search, rest) => {
  expect(splitSearchAndQuery(query)).toEqual({ search, query: rest });
});
