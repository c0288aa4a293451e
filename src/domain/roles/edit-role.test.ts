import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editRole, type YamlChange } from './edit-role.ts';

const LOGINS = ['spec', 'allow', 'logins'];
const LABELS = ['spec', 'allow', 'node_labels'];
const set = (...path: readonly (string | number)[]) => ({
  to: (value: Extract<YamlChange, { value: unknown }>['value']) => ({ path, value }),
});

describe('editing a list', () => {
  test.each<[string, string, readonly string[], string]>([
    [
      'adds an item in block style',
      'spec:\n  allow:\n    logins:\n      - root # keep\n      # last\n',
      ['root', 'deploy'],
      'spec:\n  allow:\n    logins:\n      - root # keep\n      - deploy\n      # last\n',
    ],
    [
      'removes an item in block style',
      'spec:\n  allow:\n    logins:\n    - root\n    - "a b"\n    - x\n',
      ['root', 'x'],
      'spec:\n  allow:\n    logins:\n    - root\n    - x\n',
    ],
    [
      'keeps the comment of a removed item',
      'spec:\n  allow:\n    logins:\n    - root # emergency\n    - x\n',
      ['x'],
      'spec:\n  allow:\n    logins:\n    # emergency\n    - x\n',
    ],
    [
      'adds an item in brackets',
      'spec: {allow: {logins: [root, x]}}',
      ['root', 'x', 'a b'],
      "spec: {allow: {logins: [root, x, 'a b']}}",
    ],
    [
      'removes an item in brackets',
      'spec: {allow: {logins: [root, x, y]}}',
      ['root', 'y'],
      'spec: {allow: {logins: [root, y]}}',
    ],
    [
      'removes the last item in brackets',
      'spec: {allow: {logins: [root, x]}}',
      ['root'],
      'spec: {allow: {logins: [root]}}',
    ],
    ['removes the first item in brackets', 'spec: {allow: {logins: [root, x]}}', ['x'], 'spec: {allow: {logins: [x]}}'],
    [
      'replaces all items in brackets',
      'spec: {allow: {logins: [root, x]}}',
      ['a', 'b'],
      'spec: {allow: {logins: [a, b]}}',
    ],
    [
      'replaces all items in block style',
      'spec:\n  allow:\n    logins:\n    - a\n    - b\n',
      ['c'],
      'spec:\n  allow:\n    logins:\n    - c\n',
    ],
    ['removes an empty list', 'spec:\n  allow:\n    logins:\n    - a\n    x: 1\n', [], 'spec:\n  allow:\n    x: 1\n'],
    [
      'writes {} if the removed list was the only field',
      'spec:\n  allow:\n    logins:\n    - a\nversion: v7\n',
      [],
      'spec:\n  allow: {}\nversion: v7\n',
    ],
    [
      'adds a missing list',
      'spec:\n  allow:\n    x: 1\n',
      ['root'],
      'spec:\n  allow:\n    x: 1\n    logins:\n      - root\n',
    ],
    [
      'adds a list to an empty map in brackets',
      'spec:\n  allow: {} # none\nversion: v7',
      ['root'],
      'spec:\n  allow: # none\n    logins:\n      - root\nversion: v7',
    ],
    [
      'adds a list to a name without a value',
      'spec:\n  allow:\n  deny:\n',
      ['root'],
      'spec:\n  allow:\n    logins:\n      - root\n  deny:\n',
    ],
    [
      'adds a list to a text without a line break at the end',
      'spec:\n  allow:\n    x: [1]',
      ['*'],
      "spec:\n  allow:\n    x: [1]\n    logins: ['*']",
    ],
    ['adds a missing spec', 'kind: role\n', ['root'], 'kind: role\nspec:\n  allow:\n    logins:\n      - root\n'],
    [
      'writes JSON into a JSON document',
      '{"kind": "role", "spec": {"allow": {}}}',
      ['root'],
      '{"kind": "role", "spec": {"allow": {"logins": ["root"]}}}',
    ],
    [
      'keeps Windows line breaks',
      'spec:\r\n  allow:\r\n    logins:\r\n    - a\r\n',
      ['a', 'b'],
      'spec:\r\n  allow:\r\n    logins:\r\n    - a\r\n    - b\r\n',
    ],
    [
      'uses the quotes of other items',
      'spec:\n  allow:\n    logins:\n    - "*"\n',
      ['*', '{{internal.logins}}'],
      'spec:\n  allow:\n    logins:\n    - "*"\n    - "{{internal.logins}}"\n',
    ],
    [
      'quotes words that YAML parsers read as other types',
      'spec: {allow: {logins: []}}',
      ['yes', '007', '1e3', 'null', '~', 'a#b', '- x', ''],
      "spec: {allow: {logins: ['yes', '007', '1e3', 'null', '~', 'a#b', '- x', '']}}",
    ],
    [
      'escapes invisible characters',
      'spec: {allow: {logins: []}}',
      ['a\u2028b\u0007'],
      'spec: {allow: {logins: ["a\\u2028b\\u0007"]}}',
    ],
    [
      'replaces an item in brackets over several lines',
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

describe('editing labels', () => {
  test.each<[string, string, YamlChange, string]>([
    [
      'removes one of several values',
      'spec: {allow: {node_labels: {env: [a, b]}}}',
      set(...LABELS, 'env').to(['a']),
      'spec: {allow: {node_labels: {env: [a]}}}',
    ],
    [
      'replaces a single value',
      'spec: {allow: {node_labels: {env: a}}}',
      set(...LABELS, 'env').to(['b']),
      'spec: {allow: {node_labels: {env: b}}}',
    ],
    [
      'adds a second value',
      "spec: {allow: {node_labels: {env: 'a'}}}",
      set(...LABELS, 'env').to(['a', 'b']),
      'spec: {allow: {node_labels: {env: [a, b]}}}',
    ],
    [
      'keeps quotes',
      'spec: {allow: {node_labels: {env: "a"}}}',
      set(...LABELS, 'env').to(['b']),
      'spec: {allow: {node_labels: {env: "b"}}}',
    ],
    [
      'adds a label',
      'spec:\n  allow:\n    node_labels:\n      env: a\n',
      set(...LABELS, '*').to(['*']),
      "spec:\n  allow:\n    node_labels:\n      env: a\n      '*': '*'\n",
    ],
    [
      'removes a label',
      'spec:\n  allow:\n    node_labels:\n      env: a # why\n      team: b\n',
      set(...LABELS, 'env').to(undefined),
      'spec:\n  allow:\n    node_labels:\n      # why\n      team: b\n',
    ],
    [
      'removes the field with the last label',
      'version: v7\nspec:\n  allow:\n    x: 1\n    node_labels: {env: a}\n',
      set(...LABELS, 'env').to(undefined),
      'version: v7\nspec:\n  allow:\n    x: 1\n',
    ],
    [
      'writes {} for the last label of v3, where a missing field means all labels',
      'version: v3\nspec:\n  allow:\n    node_labels:\n      env: a\n',
      set(...LABELS, 'env').to(undefined),
      'version: v3\nspec:\n  allow:\n    node_labels: {}\n',
    ],
    [
      'keeps a label without values',
      'spec: {allow: {node_labels: {env: a}}}',
      set(...LABELS, 'env').to([]),
      'spec: {allow: {node_labels: {env: []}}}',
    ],
    [
      'renames a label',
      'spec: {allow: {node_labels: {env: a, team: b}}}',
      { path: [...LABELS, 'env'], name: 'environment' },
      'spec: {allow: {node_labels: {environment: a, team: b}}}',
    ],
    [
      'does not rename a label to an existing name',
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

describe('editing the entries of a list', () => {
  test.each<[string, YamlChange, string]>([
    [
      'adds an entry',
      set(...RULES, 2).to({ resources: ['node'], verbs: ['*'] }),
      `${RULE_TEXT}      - resources: [node]\n        verbs: ['*']\n`,
    ],
    ['removes the last entry', set(...RULES, 1).to(undefined), RULE_TEXT.replace(/ {6}- resources: \[role\][^]*$/, '')],
    [
      'removes the first entry',
      set(...RULES, 0).to(undefined),
      RULE_TEXT.replace(/ {6}- resources:\n[^]*verbs: \[list\]\n/, ''),
    ],
    [
      'changes a list in an entry',
      set(...RULES, 0, 'resources').to(['user', 'token']),
      RULE_TEXT.replace('- user\n', '- user\n          - token\n'),
    ],
    [
      'writes an empty list in an entry',
      set(...RULES, 0, 'resources').to([]),
      RULE_TEXT.replace('resources:\n          - user\n', 'resources: []\n'),
    ],
    ['adds a text to an entry', set(...RULES, 1, 'where').to('a == b'), `${RULE_TEXT}        where: 'a == b'\n`],
  ])('%s', (_, change, after) => {
    expect(editRole(RULE_TEXT, change)).toBe(after);
    expect(parse(after)).toBeTruthy();
  });

  test('removes the list with its only entry', () => {
    expect(
      editRole(
        'spec:\n  allow:\n    a: 1\n    rules:\n    - resources: []\n      verbs: []\n',
        set(...RULES, 0).to(undefined),
      ),
    ).toBe('spec:\n  allow:\n    a: 1\n');
  });
});

describe('editing options', () => {
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
  ])('changes %j', (text, change, after) => expect(editRole(text, change)).toBe(after));
});

describe('an edit is refused for', () => {
  test.each<[string, string, YamlChange]>([
    ['a field with an anchor', 'spec: {allow: {logins: &l [a]}}', set(...LOGINS).to(['b'])],
    ['an alias', 'x: &l [a]\nspec: {allow: {logins: *l}}', set(...LOGINS).to(['b'])],
    ['a field below an alias', 'x: &l {logins: [a]}\nspec: {allow: *l}', set(...LOGINS).to(['b'])],
    ['a merged field', 'x: &l {logins: [a]}\nspec: {allow: {<<: *l}}', set(...LOGINS).to(['b'])],
    ['a field with a tag', 'spec: {allow: {logins: !!set {a, b}}}', set(...LOGINS).to(['b'])],
    ['a field of another type', 'spec: {allow: {logins: {a: b}}}', set(...LOGINS).to(['b'])],
    ['a field below a value of another type', 'spec: {allow: [1]}', set(...LOGINS).to(['b'])],
    ['a text that cannot be parsed', 'spec: {allow: [', set(...LOGINS).to(['b'])],
    ['a list of lists', 'spec: {allow: {logins: [[a]]}}', set(...LOGINS).to(['b'])],
  ])('%s', (_, text, change) => expect(editRole(text, change)).toBe(text));
});

test('does not change the text if the value is already set in another notation', () => {
  const text = 'spec:\n  allow:\n    logins: [ "a",\n      1000 ]\n    node_labels: { env: "a" }\n';
  expect(editRole(text, set(...LOGINS).to(['a', '1000']))).toBe(text);
  expect(editRole(text, set(...LABELS, 'env').to(['a']))).toBe(text);
  const bare = 'spec: {allow: {node_labels: {uid: 1000}}}';
  expect(editRole(bare, set(...LABELS, 'uid').to(['1000']))).toBe(bare);
});
