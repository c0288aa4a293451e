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

const envLabel = { name: 'env', value: 'prod' };
const ENV_PREDICATE = 'labels["env"] == "prod"';

test.each([
  [envLabel, ENV_PREDICATE],
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
    [{}, ENV_PREDICATE],
    [{ query: '  ' }, ENV_PREDICATE],
    [{ query: 'name == "x"' }, `name == "x" && ${ENV_PREDICATE}`],
    [{ query: ENV_PREDICATE }, ENV_PREDICATE],
    [{ query: 'labels.env=="prod"' }, 'labels.env=="prod"'],
    [{ query: `${ENV_PREDICATE} && name == "x"` }, `${ENV_PREDICATE} && name == "x"`],
    [{ query: `!(${ENV_PREDICATE})` }, `!(${ENV_PREDICATE}) && ${ENV_PREDICATE}`],
    [{ query: 'a == "1" || b == "2"' }, `(a == "1" || b == "2") && ${ENV_PREDICATE}`],
    [{ query: '(a == "1" || b == "2")' }, `(a == "1" || b == "2") && ${ENV_PREDICATE}`],
    [{ query: 'name == "a || b"' }, `name == "a || b" && ${ENV_PREDICATE}`],
    [{ search: 'pg' }, `search("pg") && ${ENV_PREDICATE}`],
    [{ search: ' pg  "two words" ' }, `search("pg", "two words") && ${ENV_PREDICATE}`],
    [{ search: 'a\\b' }, String.raw`search("a\\b") && ` + ENV_PREDICATE],
    [{ search: '"" " "' }, ENV_PREDICATE],
    [{ search: '"open end' }, `search("open", "end") && ${ENV_PREDICATE}`],
    [{ query: 'name == "x"', search: 'ignored' }, `name == "x" && ${ENV_PREDICATE}`],
  ])('adds the label to %o', (filters, query) => {
    expect(addLabel(filters, envLabel)).toBe(query);
  });
});

const EMPTY_NOTE_PREDICATE = '(exists(labels["note"]) && labels["note"] == "")';

const teamLabel = { name: 'team', value: 'a "b" \\' };
const TEAM_PREDICATE = labelPredicate(teamLabel);

// docs/behaviour.md#lists "An empty label value is a separate"
test.each([
  ['', [], ''],
  [ENV_PREDICATE, [envLabel], ''],
  [`${ENV_PREDICATE}&&${TEAM_PREDICATE}`, [envLabel, teamLabel], ''],
  [`  ${ENV_PREDICATE}  &&  ${TEAM_PREDICATE}  `, [envLabel, teamLabel], ''],
  ['labels.env == "prod"', [envLabel], ''],
  ['labels[ "env" ]=="prod"', [envLabel], ''],
  [`${ENV_PREDICATE} && ${ENV_PREDICATE}`, [envLabel], ''],
  [`${ENV_PREDICATE} && name == "x"`, [envLabel], 'name == "x"'],
  [`name == "x" && ${ENV_PREDICATE} && search("a && b")`, [envLabel], 'name == "x" && search("a && b")'],
  [EMPTY_NOTE_PREDICATE, [{ name: 'note', value: '' }], ''],
  [`${ENV_PREDICATE} && ${EMPTY_NOTE_PREDICATE}`, [envLabel, { name: 'note', value: '' }], ''],
  // These also match resources that lack the label.
  ['labels["note"] == ""', [], 'labels["note"] == ""'],
  ['labels.note == "" && name == "x"', [], 'labels.note == "" && name == "x"'],
  ['(exists(labels["a"]) && labels["b"] == "")', [], '(exists(labels["a"]) && labels["b"] == "")'],
  [`${ENV_PREDICATE} || name == "x"`, [], `${ENV_PREDICATE} || name == "x"`],
  [`name == "x" || name == "y" && ${ENV_PREDICATE}`, [], `name == "x" || name == "y" && ${ENV_PREDICATE}`],
  [`${ENV_PREDICATE} && (name == "x" || name == "y")`, [envLabel], '(name == "x" || name == "y")'],
  [`(${ENV_PREDICATE})`, [], `(${ENV_PREDICATE})`],
  [`!${ENV_PREDICATE}`, [], `!${ENV_PREDICATE}`],
  ['labels["env"] != "prod"', [], 'labels["env"] != "prod"'],
  ['"prod" == labels["env"]', [], '"prod" == labels["env"]'],
  ['labels["env"] == labels["x"]', [], 'labels["env"] == labels["x"]'],
  [`${ENV_PREDICATE} == true`, [], `${ENV_PREDICATE} == true`],
  ['exists(labels["env"])', [], 'exists(labels["env"])'],
  [String.raw`labels["e\x6ev"] == "prod"`, [], String.raw`labels["e\x6ev"] == "prod"`],
  ['labels["env] == "prod"', [], 'labels["env] == "prod"'],
  [`${ENV_PREDICATE} && (name == "x"`, [], `${ENV_PREDICATE} && (name == "x"`],
  [`${ENV_PREDICATE} && name == "x")`, [], `${ENV_PREDICATE} && name == "x")`],
  [`${ENV_PREDICATE} && name == 'x'`, [], `${ENV_PREDICATE} && name == 'x'`],
  [`${ENV_PREDICATE} && name == \`a " && b\``, [envLabel], 'name == `a " && b`'],
])('extracts the labels of %s', (query, labels, rest) => {
  expect(extractLabels(query)).toStrictEqual({ labels, rest });
});

test.each([
  [ENV_PREDICATE, ''],
  [`${ENV_PREDICATE} && name == "x"`, 'name == "x"'],
  [`name == "x" && labels.env == "prod" && ${TEAM_PREDICATE} && ${ENV_PREDICATE}`, `name == "x" && ${TEAM_PREDICATE}`],
  [TEAM_PREDICATE, TEAM_PREDICATE],
  [`${ENV_PREDICATE} || name == "x"`, `${ENV_PREDICATE} || name == "x"`],
])('removes env: prod from %s', (query, rest) => {
  expect(withoutLabel(query, envLabel)).toBe(rest);
});

test('extracts and removes any label that addLabel has added', () => {
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
  ['', ENV_PREDICATE, ENV_PREDICATE, ENV_PREDICATE],
  ['"two words" x', ENV_PREDICATE, `search("two words", "x") && ${ENV_PREDICATE}`, ENV_PREDICATE],
  [
    'web',
    `${ENV_PREDICATE} || name == "x"`,
    `search("web") && (${ENV_PREDICATE} || name == "x")`,
    `(${ENV_PREDICATE} || name == "x")`,
  ],
])('merges the words %j and the query %j into %s, and splits them again', (search, query, ...[merged, rest]) => {
  expect(mergeSearchAndQuery({ search, query })).toBe(merged);
  expect(splitSearchAndQuery(merged)).toEqual({ search, query: rest });
});

test.each([
  ['search( "a" , "b c" )', 'a "b c"', ''],
  [`name == "x" && search("a") && ${ENV_PREDICATE}`, 'a', `name == "x" && ${ENV_PREDICATE}`],
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
