import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editRole, type YamlChange } from './edit-role.ts';

const LOGINS = ['spec', 'allow', 'logins'];
const LABELS = ['spec', 'allow', 'node_labels'];
const set = (...path: readonly (string | number)[]) => ({
  to: (value: Extract<YamlChange, { value: unknown }>['value']) => ({ path, value }),
});

describe('a list', () => {
  test.each<[string, string, readonly string[], string]>([
    [
      'one more in lines',
      'spec:\n  allow:\n    logins:\n      - root # keep\n      # last\n',
      ['root', 'deploy'],
      'spec:\n  allow:\n    logins:\n      - root # keep\n      - deploy\n      # last\n',
    ],
    [
      'one less in lines',
      'spec:\n  allow:\n    logins:\n    - root\n    - "a b"\n    - x\n',
      ['root', 'x'],
      'spec:\n  allow:\n    logins:\n    - root\n    - x\n',
    ],
    [
      'its comment stays',
      'spec:\n  allow:\n    logins:\n    - root # emergency\n    - x\n',
      ['x'],
      'spec:\n  allow:\n    logins:\n    # emergency\n    - x\n',
    ],
    [
      'one more in brackets',
      'spec: {allow: {logins: [root, x]}}',
      ['root', 'x', 'a b'],
      "spec: {allow: {logins: [root, x, 'a b']}}",
    ],
    [
      'one less in brackets',
      'spec: {allow: {logins: [root, x, y]}}',
      ['root', 'y'],
      'spec: {allow: {logins: [root, y]}}',
    ],
    ['the last in brackets', 'spec: {allow: {logins: [root, x]}}', ['root'], 'spec: {allow: {logins: [root]}}'],
    ['the first in brackets', 'spec: {allow: {logins: [root, x]}}', ['x'], 'spec: {allow: {logins: [x]}}'],
    ['all of it, exchanged', 'spec: {allow: {logins: [root, x]}}', ['a', 'b'], 'spec: {allow: {logins: [a, b]}}'],
    [
      'all of it, in lines',
      'spec:\n  allow:\n    logins:\n    - a\n    - b\n',
      ['c'],
      'spec:\n  allow:\n    logins:\n    - c\n',
    ],
    ['nothing left', 'spec:\n  allow:\n    logins:\n    - a\n    x: 1\n', [], 'spec:\n  allow:\n    x: 1\n'],
    [
      'nothing left at all',
      'spec:\n  allow:\n    logins:\n    - a\nversion: v7\n',
      [],
      'spec:\n  allow: {}\nversion: v7\n',
    ],
    [
      'where none was',
      'spec:\n  allow:\n    x: 1\n',
      ['root'],
      'spec:\n  allow:\n    x: 1\n    logins:\n      - root\n',
    ],
    [
      'in empty brackets',
      'spec:\n  allow: {} # none\nversion: v7',
      ['root'],
      'spec:\n  allow: # none\n    logins:\n      - root\nversion: v7',
    ],
    [
      'below a name without a value',
      'spec:\n  allow:\n  deny:\n',
      ['root'],
      'spec:\n  allow:\n    logins:\n      - root\n  deny:\n',
    ],
    [
      'without a line break at the end',
      'spec:\n  allow:\n    x: [1]',
      ['*'],
      "spec:\n  allow:\n    x: [1]\n    logins: ['*']",
    ],
    ['where spec is missing', 'kind: role\n', ['root'], 'kind: role\nspec:\n  allow:\n    logins:\n      - root\n'],
    [
      'in JSON',
      '{"kind": "role", "spec": {"allow": {}}}',
      ['root'],
      '{"kind": "role", "spec": {"allow": {"logins": ["root"]}}}',
    ],
    [
      'with the line breaks of Windows',
      'spec:\r\n  allow:\r\n    logins:\r\n    - a\r\n',
      ['a', 'b'],
      'spec:\r\n  allow:\r\n    logins:\r\n    - a\r\n    - b\r\n',
    ],
    [
      'in the quotes of its neighbors',
      'spec:\n  allow:\n    logins:\n    - "*"\n',
      ['*', '{{internal.logins}}'],
      'spec:\n  allow:\n    logins:\n    - "*"\n    - "{{internal.logins}}"\n',
    ],
    [
      'words that other readers take for something else',
      'spec: {allow: {logins: []}}',
      ['yes', '007', '1e3', 'null', '~', 'a#b', '- x', ''],
      "spec: {allow: {logins: ['yes', '007', '1e3', 'null', '~', 'a#b', '- x', '']}}",
    ],
    [
      'marks that are not seen',
      'spec: {allow: {logins: []}}',
      ['a\u2028b\u0007'],
      'spec: {allow: {logins: ["a\\u2028b\\u0007"]}}',
    ],
    [
      'items on several lines in brackets',
      'spec:\n  allow:\n    logins: [\n      a, # one\n      b, # two\n    ]\n',
      ['a', 'c'],
      'spec:\n  allow:\n    logins: [\n      a, c # one\n      , # two\n    ]\n',
    ],
  ])('%s', (...[, text, value, after]) => {
    const next = editRole(text, set(...LOGINS).to(value));
    expect(next).toBe(after);
    expect(parse(next)?.spec?.allow?.logins ?? []).toEqual(value);
    expect(editRole(next, set(...LOGINS).to(value))).toBe(next);
  });
});

describe('labels', () => {
  test.each<[string, string, YamlChange, string]>([
    [
      'a value of several',
      'spec: {allow: {node_labels: {env: [a, b]}}}',
      set(...LABELS, 'env').to(['a']),
      'spec: {allow: {node_labels: {env: [a]}}}',
    ],
    [
      'a value alone',
      'spec: {allow: {node_labels: {env: a}}}',
      set(...LABELS, 'env').to(['b']),
      'spec: {allow: {node_labels: {env: b}}}',
    ],
    [
      'a second value',
      "spec: {allow: {node_labels: {env: 'a'}}}",
      set(...LABELS, 'env').to(['a', 'b']),
      'spec: {allow: {node_labels: {env: [a, b]}}}',
    ],
    [
      'quotes are kept',
      'spec: {allow: {node_labels: {env: "a"}}}',
      set(...LABELS, 'env').to(['b']),
      'spec: {allow: {node_labels: {env: "b"}}}',
    ],
    [
      'a label more',
      'spec:\n  allow:\n    node_labels:\n      env: a\n',
      set(...LABELS, '*').to(['*']),
      "spec:\n  allow:\n    node_labels:\n      env: a\n      '*': '*'\n",
    ],
    [
      'a label less',
      'spec:\n  allow:\n    node_labels:\n      env: a # why\n      team: b\n',
      set(...LABELS, 'env').to(undefined),
      'spec:\n  allow:\n    node_labels:\n      # why\n      team: b\n',
    ],
    [
      'the last label',
      'version: v7\nspec:\n  allow:\n    x: 1\n    node_labels: {env: a}\n',
      set(...LABELS, 'env').to(undefined),
      'version: v7\nspec:\n  allow:\n    x: 1\n',
    ],
    [
      'the last label of v3, where none at all would be any',
      'version: v3\nspec:\n  allow:\n    node_labels:\n      env: a\n',
      set(...LABELS, 'env').to(undefined),
      'version: v3\nspec:\n  allow:\n    node_labels: {}\n',
    ],
    [
      'a label without values',
      'spec: {allow: {node_labels: {env: a}}}',
      set(...LABELS, 'env').to([]),
      'spec: {allow: {node_labels: {env: []}}}',
    ],
    [
      'another name',
      'spec: {allow: {node_labels: {env: a, team: b}}}',
      { path: [...LABELS, 'env'], name: 'environment' },
      'spec: {allow: {node_labels: {environment: a, team: b}}}',
    ],
    [
      'a name that is taken',
      'spec: {allow: {node_labels: {env: a, team: b}}}',
      { path: [...LABELS, 'env'], name: 'team' },
      'spec: {allow: {node_labels: {env: a, team: b}}}',
    ],
  ])('%s', (...[, text, change, after]) => {
    expect(editRole(text, change)).toBe(after);
    expect(editRole(after, change)).toBe(after);
  });
});

const RULES = ['spec', 'allow', 'rules'];
const RULE_TEXT =
  'spec:\n  allow:\n    rules:\n      # first\n      - resources:\n          - user\n        verbs: [list]\n      - resources: [role]\n        verbs: [read]\n';

describe('entries of a list', () => {
  test.each<[string, YamlChange, string]>([
    [
      'one more',
      set(...RULES, 2).to({ resources: ['node'], verbs: ['*'] }),
      `${RULE_TEXT}      - resources: [node]\n        verbs: ['*']\n`,
    ],
    ['one less', set(...RULES, 1).to(undefined), RULE_TEXT.replace(/ {6}- resources: \[role\][^]*$/, '')],
    ['the first one', set(...RULES, 0).to(undefined), RULE_TEXT.replace(/ {6}- resources:\n[^]*verbs: \[list\]\n/, '')],
    [
      'a list in one',
      set(...RULES, 0, 'resources').to(['user', 'token']),
      RULE_TEXT.replace('- user\n', '- user\n          - token\n'),
    ],
    [
      'an empty list in one',
      set(...RULES, 0, 'resources').to([]),
      RULE_TEXT.replace('resources:\n          - user\n', 'resources: []\n'),
    ],
    ['a text in one', set(...RULES, 1, 'where').to('a == b'), `${RULE_TEXT}        where: 'a == b'\n`],
  ])('%s', (_, change, after) => {
    expect(editRole(RULE_TEXT, change)).toBe(after);
    expect(parse(after)).toBeTruthy();
  });

  test('the only one takes the list with it', () => {
    expect(
      editRole(
        'spec:\n  allow:\n    a: 1\n    rules:\n    - resources: []\n      verbs: []\n',
        set(...RULES, 0).to(undefined),
      ),
    ).toBe('spec:\n  allow:\n    a: 1\n');
  });
});

describe('options', () => {
  test.each<[string, YamlChange, string]>([
    [
      'spec:\n  options:\n    forward_agent: yes # old\n',
      set('spec', 'options', 'forward_agent').to(false),
      'spec:\n  options:\n    forward_agent: false # old\n',
    ],
    [
      'spec:\n  options: {}\n',
      set('spec', 'options', 'record_session', 'desktop').to(true),
      'spec:\n  options:\n    record_session:\n      desktop: true\n',
    ],
    [
      'spec:\n  options:\n    max_session_ttl: 8h0m0s\n',
      set('spec', 'options', 'max_session_ttl').to('12h'),
      'spec:\n  options:\n    max_session_ttl: 12h\n',
    ],
    [
      'spec:\n  options:\n    max_session_ttl: 8h\n    lock: strict\n',
      set('spec', 'options', 'max_session_ttl').to(undefined),
      'spec:\n  options:\n    lock: strict\n',
    ],
  ])('%j', (text, change, after) => expect(editRole(text, change)).toBe(after));
});

describe('left to people', () => {
  test.each<[string, string, YamlChange]>([
    ['what has an anchor', 'spec: {allow: {logins: &l [a]}}', set(...LOGINS).to(['b'])],
    ['what is an alias', 'x: &l [a]\nspec: {allow: {logins: *l}}', set(...LOGINS).to(['b'])],
    ['what is below an alias', 'x: &l {logins: [a]}\nspec: {allow: *l}', set(...LOGINS).to(['b'])],
    ['what is merged', 'x: &l {logins: [a]}\nspec: {allow: {<<: *l}}', set(...LOGINS).to(['b'])],
    ['what has a tag', 'spec: {allow: {logins: !!set {a, b}}}', set(...LOGINS).to(['b'])],
    ['what is something else', 'spec: {allow: {logins: {a: b}}}', set(...LOGINS).to(['b'])],
    ['what is below something else', 'spec: {allow: [1]}', set(...LOGINS).to(['b'])],
    ['a text that cannot be read', 'spec: {allow: [', set(...LOGINS).to(['b'])],
    ['a list of lists', 'spec: {allow: {logins: [[a]]}}', set(...LOGINS).to(['b'])],
  ])('%s', (_, text, change) => expect(editRole(text, change)).toBe(text));
});

test('what is set already is left alone, however it is written', () => {
  const text = 'spec:\n  allow:\n    logins: [ "a",\n      1000 ]\n    node_labels: { env: "a" }\n';
  expect(editRole(text, set(...LOGINS).to(['a', '1000']))).toBe(text);
  expect(editRole(text, set(...LABELS, 'env').to(['a']))).toBe(text);
  const bare = 'spec: {allow: {node_labels: {uid: 1000}}}';
  expect(editRole(bare, set(...LABELS, 'uid').to(['1000']))).toBe(bare);
});
