import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editRole, type YamlChange } from './edit-role.ts';

const LOGINS_PATH = ['spec', 'allow', 'logins'];
const LABELS_PATH = ['spec', 'allow', 'node_labels'];
const edit = (...path: readonly (string | number)[]) => ({
  to: (value: Extract<YamlChange, { value: unknown }>['value']) => ({ path, value }),
});

describe('an edit of a list', () => {
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
    ['removes the last item in brackets', 'spec: {allow: {logins: [a, x]}}', ['a'], 'spec: {allow: {logins: [a]}}'],
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
    ['removes an emptied list', 'spec:\n  allow:\n    logins:\n    - a\n    x: 1\n', [], 'spec:\n  allow:\n    x: 1\n'],
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
      'writes Windows line breaks into a text that has them',
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
  ])('%s', (...[, text, value, expectedText]) => {
    const editedText = editRole(text, edit(...LOGINS_PATH).to(value));
    expect(editedText).toBe(expectedText);
    expect(parse(editedText)?.spec?.allow?.logins ?? []).toEqual(value);
    expect(editRole(editedText, edit(...LOGINS_PATH).to(value))).toBe(editedText);
  });
});

describe('an edit of labels', () => {
  test.each<[string, string, YamlChange, string]>([
    [
      'removes one of several values',
      'spec: {allow: {node_labels: {env: [a, b]}}}',
      edit(...LABELS_PATH, 'env').to(['a']),
      'spec: {allow: {node_labels: {env: [a]}}}',
    ],
    [
      'replaces a single value',
      'spec: {allow: {node_labels: {env: a}}}',
      edit(...LABELS_PATH, 'env').to(['b']),
      'spec: {allow: {node_labels: {env: b}}}',
    ],
    [
      'adds a second value',
      "spec: {allow: {node_labels: {env: 'a'}}}",
      edit(...LABELS_PATH, 'env').to(['a', 'b']),
      'spec: {allow: {node_labels: {env: [a, b]}}}',
    ],
    [
      'writes the new value in the same quotes',
      'spec: {allow: {node_labels: {env: "a"}}}',
      edit(...LABELS_PATH, 'env').to(['b']),
      'spec: {allow: {node_labels: {env: "b"}}}',
    ],
    [
      'adds a label',
      'spec:\n  allow:\n    node_labels:\n      env: a\n',
      edit(...LABELS_PATH, '*').to(['*']),
      "spec:\n  allow:\n    node_labels:\n      env: a\n      '*': '*'\n",
    ],
    [
      'removes a label',
      'spec:\n  allow:\n    node_labels:\n      env: a # why\n      team: b\n',
      edit(...LABELS_PATH, 'env').to(undefined),
      'spec:\n  allow:\n    node_labels:\n      # why\n      team: b\n',
    ],
    [
      'removes the whole field with its last label',
      'version: v7\nspec:\n  allow:\n    x: 1\n    node_labels: {env: a}\n',
      edit(...LABELS_PATH, 'env').to(undefined),
      'version: v7\nspec:\n  allow:\n    x: 1\n',
    ],
    [
      'writes {} for the last label of v3, where a missing field means all labels',
      'version: v3\nspec:\n  allow:\n    node_labels:\n      env: a\n',
      edit(...LABELS_PATH, 'env').to(undefined),
      'version: v3\nspec:\n  allow:\n    node_labels: {}\n',
    ],
    [
      'keeps a label without values',
      'spec: {allow: {node_labels: {env: a}}}',
      edit(...LABELS_PATH, 'env').to([]),
      'spec: {allow: {node_labels: {env: []}}}',
    ],
    [
      'renames a label',
      'spec: {allow: {node_labels: {env: a, team: b}}}',
      { path: [...LABELS_PATH, 'env'], name: 'environment' },
      'spec: {allow: {node_labels: {environment: a, team: b}}}',
    ],
    [
      'does not rename a label to an existing name',
      'spec: {allow: {node_labels: {env: a, team: b}}}',
      { path: [...LABELS_PATH, 'env'], name: 'team' },
      'spec: {allow: {node_labels: {env: a, team: b}}}',
    ],
  ])('%s', (...[, text, change, expectedText]) => {
    expect(editRole(text, change)).toBe(expectedText);
    expect(editRole(expectedText, change)).toBe(expectedText);
  });
});

const RULES_PATH = ['spec', 'allow', 'rules'];
const RULE_TEXT =
  'spec:\n  allow:\n    rules:\n      # first\n      - resources:\n          - user\n        verbs: [list]\n      - resources: [role]\n        verbs: [read]\n';

describe('an edit of the entries of a list', () => {
  test.each<[string, YamlChange, string]>([
    [
      'adds an entry',
      edit(...RULES_PATH, 2).to({ resources: ['node'], verbs: ['*'] }),
      `${RULE_TEXT}      - resources: [node]\n        verbs: ['*']\n`,
    ],
    [
      'removes the last entry',
      edit(...RULES_PATH, 1).to(undefined),
      RULE_TEXT.replace(/ {6}- resources: \[role\][^]*$/, ''),
    ],
    [
      'removes the first entry',
      edit(...RULES_PATH, 0).to(undefined),
      RULE_TEXT.replace(/ {6}- resources:\n[^]*verbs: \[list\]\n/, ''),
    ],
    [
      'changes a list in an entry',
      edit(...RULES_PATH, 0, 'resources').to(['user', 'token']),
      RULE_TEXT.replace('- user\n', '- user\n          - token\n'),
    ],
    [
      'writes an empty list in an entry',
      edit(...RULES_PATH, 0, 'resources').to([]),
      RULE_TEXT.replace('resources:\n          - user\n', 'resources: []\n'),
    ],
    ['adds a text to an entry', edit(...RULES_PATH, 1, 'where').to('a == b'), `${RULE_TEXT}        where: 'a == b'\n`],
  ])('%s', (_, change, expectedText) => {
    expect(editRole(RULE_TEXT, change)).toBe(expectedText);
    expect(parse(expectedText)).toBeTruthy();
  });

  test('removes the list with its only entry', () => {
    expect(
      editRole(
        'spec:\n  allow:\n    a: 1\n    rules:\n    - resources: []\n      verbs: []\n',
        edit(...RULES_PATH, 0).to(undefined),
      ),
    ).toBe('spec:\n  allow:\n    a: 1\n');
  });
});

describe('an edit of options', () => {
  test.each<[string, YamlChange, string]>([
    [
      'spec:\n  options:\n    forward_agent: yes # old\n',
      edit('spec', 'options', 'forward_agent').to(false),
      'spec:\n  options:\n    forward_agent: false # old\n',
    ],
    [
      'spec:\n  options: {}\n',
      edit('spec', 'options', 'record_session', 'desktop').to(true),
      'spec:\n  options:\n    record_session:\n      desktop: true\n',
    ],
    [
      'spec:\n  options:\n    max_session_ttl: 8h0m0s\n',
      edit('spec', 'options', 'max_session_ttl').to('12h'),
      'spec:\n  options:\n    max_session_ttl: 12h\n',
    ],
    [
      'spec:\n  options:\n    max_session_ttl: 8h\n    lock: strict\n',
      edit('spec', 'options', 'max_session_ttl').to(undefined),
      'spec:\n  options:\n    lock: strict\n',
    ],
  ])('changes %j', (text, change, expectedText) => expect(editRole(text, change)).toBe(expectedText));
});

describe('an edit does not change the text for', () => {
  test.each<[string, string, YamlChange]>([
    ['a field with an anchor', 'spec: {allow: {logins: &l [a]}}', edit(...LOGINS_PATH).to(['b'])],
    ['an alias', 'x: &l [a]\nspec: {allow: {logins: *l}}', edit(...LOGINS_PATH).to(['b'])],
    ['a field below an alias', 'x: &l {logins: [a]}\nspec: {allow: *l}', edit(...LOGINS_PATH).to(['b'])],
    ['a merged field', 'x: &l {logins: [a]}\nspec: {allow: {<<: *l}}', edit(...LOGINS_PATH).to(['b'])],
    ['a field with a tag', 'spec: {allow: {logins: !!set {a, b}}}', edit(...LOGINS_PATH).to(['b'])],
    ['a field of another type', 'spec: {allow: {logins: {a: b}}}', edit(...LOGINS_PATH).to(['b'])],
    ['a field below a value of another type', 'spec: {allow: [1]}', edit(...LOGINS_PATH).to(['b'])],
    ['a text that cannot be parsed', 'spec: {allow: [', edit(...LOGINS_PATH).to(['b'])],
    ['a list of lists', 'spec: {allow: {logins: [[a]]}}', edit(...LOGINS_PATH).to(['b'])],
  ])('%s', (_, text, change) => expect(editRole(text, change)).toBe(text));
});

test('an edit does not change the text if it has the value already, in another notation', () => {
  const text = 'spec:\n  allow:\n    logins: [ "a",\n      1000 ]\n    node_labels: { env: "a" }\n';
  expect(editRole(text, edit(...LOGINS_PATH).to(['a', '1000']))).toBe(text);
  expect(editRole(text, edit(...LABELS_PATH, 'env').to(['a']))).toBe(text);
  const labelText = 'spec: {allow: {node_labels: {uid: 1000}}}';
  expect(editRole(labelText, edit(...LABELS_PATH, 'uid').to(['1000']))).toBe(labelText);
});
