// Tests which texts each lint rule marks, and its messages.
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LINT_RULES, lintRole } from './lint.ts';
import { parseRole } from './role-document.ts';

const roleOf = (spec: string, version = 'v7') =>
  `kind: role\nversion: ${version}\nmetadata:\n  name: dev\nspec:\n${spec.replace(/^/gm, '  ')}\n`;

/** The problems that the lint rules find, in the order of the text. None if the role cannot be parsed. */
function lint(text: string) {
  const role = parseRole(text);
  return role.ok ? lintRole(role).toSorted((a, b) => a.from - b.from) : [];
}

/** The texts that a lint rule marks. */
const markedTexts = (text: string, rule: string) =>
  lint(text)
    .filter((problem) => problem.rule === rule)
    .map(({ from, to }) => text.slice(from, to));
const messagesOf = (text: string, rule: string) =>
  lint(text)
    .filter((problem) => problem.rule === rule)
    .map(({ message }) => message);

const ORDINARY_ROLE_SPEC = `
allow:
  logins: [deploy, '{{internal.logins}}']
  node_labels: {env: [staging]}
  rules:
    - {resources: [session], verbs: [list, read]}
deny:
  logins: [root]
options: {max_session_ttl: 8h0m0s}`.trim();

test('no rule finds a problem in an ordinary role', () => expect(lint(roleOf(ORDINARY_ROLE_SPEC))).toEqual([]));

describe('unknown-field', () => {
  test.each([
    ['allow: {login: [root]}', ['login'], 'Did you mean "logins"?'],
    ['alow: {}', ['alow'], 'Did you mean "allow"?'],
    ['options: {max_sesion_ttl: 8h}', ['max_sesion_ttl'], 'Did you mean "max_session_ttl"?'],
    ['allow:\n  rules:\n    - {resource: [user], verbs: [list]}', ['resource'], 'Did you mean "resources"?'],
    ['allow: {qqqqqqqq: 1}', ['qqqqqqqq'], 'Unknown field'],
    ['options: {record_session: {dekstop: true}}', ['dekstop'], 'Did you mean "desktop"?'],
    ['allow: {constructor: 1, toString: 2}', ['constructor', 'toString'], 'Unknown field'],
    ['allow: {"<img src=x onerror=alert(1)>": 1}', ['"<img src=x onerror=alert(1)>"'], '"<img src=x'],
  ])('the rule for "%s" marks %j with the message %j', (spec, texts, message) => {
    expect(markedTexts(roleOf(spec), 'unknown-field')).toEqual(texts);
    expect(messagesOf(roleOf(spec), 'unknown-field')[0]).toContain(message);
  });

  test.each([
    'allow: {node_labels: {anything: x}}',
    'allow: {join_sessions: []}',
    'allow: null',
    'allow: [1, 2]',
    'allow: {request: {annotations: {any: [x]}}}',
    'allow: &a {logins: [a]}\ndeny: {<<: *a}',
  ])('the rule marks nothing in "%s"', (spec) => expect(markedTexts(roleOf(spec), 'unknown-field')).toEqual([]));
});

describe('version-mismatch', () => {
  test.each([
    ['v5', 'allow:\n  kubernetes_resources: []', ['kubernetes_resources']],
    ['v6', 'allow:\n  kubernetes_resources: []', []],
    ['v4', 'allow:\n  join_sessions: []\ndeny:\n  require_session_join: []', ['join_sessions', 'require_session_join']],
    ['v5', 'allow:\n  join_sessions: []', []],
    ['v6', 'allow:\n  kubernetes_resources: [{kind: secret, name: a}, {kind: pod, name: a}]', ['secret']],
    ['v6', "deny:\n  kubernetes_resources: [{kind: '*', name: a}]", ["'*'"]],
    ['v7', 'allow:\n  kubernetes_resources: [{kind: secret, name: a}]', []],
    ['v8', 'allow:\n  kubernetes_resources: [{kind: secrets, name: a}]', []],
  ])('the rule for version %s and "%s" marks %j', (version, spec, texts) =>
    expect(markedTexts(roleOf(spec, version), 'version-mismatch')).toEqual(texts),
  );

  test('the message contains the required version', () =>
    expect(messagesOf(roleOf('allow:\n  kubernetes_resources: []', 'v5'), 'version-mismatch')).toEqual([
      'kubernetes_resources takes effect from version v6 on. This role says v5.',
    ]));
});

test.each([
  ['v3', []],
  ['v7', []],
  ['v8', []],
  ['v9', ['v9']],
  ['7', ['7']],
  ['""', []],
])('the rule unknown-version for version %s marks %j', (version, texts) =>
  expect(markedTexts(roleOf('allow: {}', version), 'unknown-version')).toEqual(texts),
);

const ADMIN_RULES = 'rules: [{resources: [user, node], verbs: [list, update]}]';
describe('wildcard-admin', () => {
  test.each([
    [`{node_labels: {'*': '*'}, ${ADMIN_RULES}}`, ['user']],
    [`{db_labels: {'*': ['*'], env: x}, ${ADMIN_RULES}}`, ['user']],
    [`{node_labels: {env: '*'}, ${ADMIN_RULES}}`, []],
    [`{node_labels: {'*': prod}, ${ADMIN_RULES}}`, []],
    [`{node_labels: {'*': '*'}, rules: [{resources: [user, role], verbs: [list, read]}]}`, []],
    [`{node_labels: {'*': '*'}, rules: [{resources: [node], verbs: [create]}]}`, []],
    [`{rules: [{resources: ['*'], verbs: ['*']}]}`, ["'*'"]],
    [`{rules: [{resources: ['*'], verbs: [list]}]}`, []],
    [`{node_labels: {'*': '*'}, rules: nonsense}`, []],
  ])('the rule for allow: %s marks %j', (allow, texts) =>
    expect(markedTexts(roleOf(`allow: ${allow}`), 'wildcard-admin')).toEqual(texts),
  );
});

describe('denied-anyway', () => {
  test.each([
    ['{logins: [root, deploy]}', '{logins: [root]}', ['root']],
    ['{logins: [root, deploy]}', "{logins: ['*']}", ['root', 'deploy']],
    ['{logins: [web-1, db-1]}', "{logins: ['web-*']}", []],
    ['{node_labels: {env: [prod-1, dev]}}', "{node_labels: {env: 'prod-*'}}", ['env']],
    ["{logins: ['{{internal.logins}}']}", "{logins: ['{{internal.logins}}', root]}", ["'{{internal.logins}}'"]],
    ["{logins: ['{{internal.logins}}']}", '{logins: [root]}', []],
    ["{logins: ['*']}", '{logins: [root]}', []],
    ['{node_labels: {env: prod}}', '{node_labels: {env: [prod, dev]}}', ['node_labels']],
    ['{node_labels: {env: [prod, dev]}}', '{node_labels: {env: prod}}', ['env']],
    ['{node_labels: {env: prod, team: a}}', '{node_labels: {env: prod, team: b}}', []],
    ['{node_labels: {env: prod, team: a}}', '{node_labels: {env: prod, team: a}}', ['node_labels']],
    ['{node_labels: {env: prod}}', '{node_labels: {team: a}}', []],
    ['{node_labels: {env: prod}}', "{node_labels: {'*': '*'}}", ['node_labels']],
    ["{node_labels: {'*': '*'}}", '{node_labels: {env: prod}}', []],
    ['{node_labels: {env: "^p.*$"}}', '{node_labels: {env: prod}}', []],
    ['{app_labels: {env: prod}}', '{node_labels: {env: prod}}', []],
    ['{namespaces: [default]}', '{namespaces: [default]}', []],
    [
      '{rules: [{resources: [user, role], verbs: [list, read]}]}',
      "{rules: [{resources: [user], verbs: ['*']}]}",
      ['user'],
    ],
    ['{rules: [{resources: [user], verbs: [list, read]}]}', '{rules: [{resources: [user], verbs: [read]}]}', []],
    ['{rules: [{resources: [user], verbs: [list]}]}', "{rules: [{resources: ['*'], verbs: [list], where: 'x'}]}", []],
    ['{rules: [{resources: [user], verbs: []}]}', "{rules: [{resources: ['*'], verbs: ['*']}]}", []],
  ])('the rule for allow: %s and deny: %s marks %j', (allow, deny, texts) =>
    expect(markedTexts(roleOf(`allow: ${allow}\ndeny: ${deny}`), 'denied-anyway')).toEqual(texts),
  );
});

describe('empty-selector', () => {
  test.each([
    ['{kubernetes_groups: []}', ['kubernetes_groups']],
    ['{logins: null}', ['logins']],
    ['{node_labels: {}, logins: [a]}', ['node_labels', 'logins']],
    ['{node_labels: {env: []}, logins: [a]}', ['env']],
    ['{node_labels: {env: a}}', ['node_labels']],
    ['{node_labels: {env: a}, logins: []}', ['node_labels', 'logins']],
    ['{logins: [a]}', ['logins']],
    ['{node_labels_expression: x, logins: [a]}', []],
    ['{kubernetes_labels: {env: a}, kubernetes_users: [a]}', []],
    ['{kubernetes_labels: {env: a}}', ['kubernetes_labels']],
    ['{app_labels: {env: a}}', []],
    ['{rules: [{resources: [], verbs: [list]}]}', ['resources']],
    ['{rules: [{resources: [user], verbs: [list]}]}', []],
  ])('the rule for allow: %s marks %j', (allow, texts) =>
    expect(markedTexts(roleOf(`allow: ${allow}`), 'empty-selector')).toEqual(texts),
  );

  test('the rule ignores empty fields of deny', () =>
    expect(markedTexts(roleOf('deny: {logins: []}'), 'empty-selector')).toEqual([]));
  test('the rule ignores logins without node_labels in v3, where such logins are granted on every server', () => {
    expect(markedTexts(roleOf('allow: {logins: [a]}', 'v3'), 'empty-selector')).toEqual([]);
    expect(markedTexts(roleOf('allow: {logins: [a], node_labels: {}}', 'v3'), 'empty-selector')).not.toEqual([]);
  });
});

const roleWithKubeEntries = (...entries: readonly string[]) =>
  roleOf(`allow:\n  kubernetes_resources:\n${entries.map((rule) => `    - {${rule}}`).join('\n')}`);
describe('duplicate-kube-rule', () => {
  const POD = 'kind: pod, namespace: a, name: b, verbs: [get]';
  test.each([
    [[POD, POD], 1, 'The entry on line 8 is the same.'],
    [[POD, `kind: '*', namespace: '*', name: '*', verbs: ['*']`], 1, 'The entry on line 9 covers this one.'],
    [[POD, 'kind: pod, namespace: a, name: b, verbs: [get, list]'], 1, 'The entry on line 9 covers this one.'],
    [[POD, 'kind: pod, namespace: a, name: c, verbs: [get]'], 0, undefined],
    [[POD, 'kind: secret, namespace: a, name: b, verbs: [get]'], 0, undefined],
    [[POD, 'kind: pod, namespace: a, name: b, verbs: [list]'], 0, undefined],
    [[POD, 'kind: pod, namespace: a, name: b'], 0, undefined],
    [['', ''], 0, undefined],
  ])('the rule for the entries %j finds %i problems', (rules, count, message) => {
    const ruleMessages = messagesOf(roleWithKubeEntries(...rules), 'duplicate-kube-rule');
    expect(ruleMessages).toHaveLength(count);
    expect(ruleMessages[0]).toBe(message);
  });
});

describe('the template rules', () => {
  test.each([
    ['{{internal.logins}}', [], []],
    ['{{ internal.logins }}', [], []],
    ['{{external.anything_1}}', [], []],
    ['{{external["http://schemas.example/claims"]}}', [], []],
    ['{{email.local(external.email)}}', [], []],
    ['{{regexp.replace(external.env, "^(staging)$", "$1")}}', [], []],
    ['dev-{{external.team}}-x', [], []],
    ['{{internal.login}}', [], ['Did you mean "internal.logins"?']],
    ['{{internal.team}}', [], ['Use "external.team"']],
    ['{{email.local(internal.nothing_such)}}', [], [`isn't a trait`]],
    ['{{internal.logins', [`isn't closed`], []],
    ['internal.logins}}', [`isn't closed`], []],
    ['{{logins}}', [`isn't a template`], []],
    ['{{}}', [`isn't a template`], []],
    ['{{external.a-b}}', ['Write {{external["a-b"]}}'], []],
    ['{{text.upper(external.a)}}', ['"text.upper"'], []],
    ['plain', [], []],
  ])('find in "%s" the template problems %j and the trait problems %j', (text, templateProblems, traitProblems) => {
    const role = roleOf(`allow:\n  logins: [${JSON.stringify(text)}]\n  node_labels: {env: a}`);
    expect(messagesOf(role, 'bad-template')).toEqual(templateProblems.map((part) => expect.stringContaining(part)));
    expect(messagesOf(role, 'unknown-trait')).toEqual(traitProblems.map((part) => expect.stringContaining(part)));
  });

  test('check the values of labels, but not expressions', () => {
    const text = roleOf(
      `allow:\n  node_labels: {team: '{{internal.team}}'}\n  rules: [{resources: [a], verbs: [b], where: '{{'}]`,
    );
    expect(markedTexts(text, 'unknown-trait')).toEqual(["'{{internal.team}}'"]);
    expect(markedTexts(text, 'bad-template')).toEqual([]);
  });
});

describe('the linter never throws', () => {
  test.each([
    '',
    '\n\n',
    'kind: [',
    'a: b: c',
    '[]',
    'role',
    '{"kind":"role"}',
    'spec: 7',
    'spec: {allow: 7, deny: [], options: x}',
    'spec: {allow: {node_labels: [1], logins: {a: b}, rules: 3, kubernetes_resources: {}}}',
    'spec: &s {allow: *s}',
    'spec: {allow: &a {logins: *a}}',
    'spec: {allow: {<<: [1], ? [a] : b, ? {c: d} : e}}',
    '['.repeat(20_000),
    `spec:\n${'{a: '.repeat(9000)}`,
    'a: &a [1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c]',
    'a: *nothing',
    '--- \na: 1\n---\nb: 2\n',
    '%YAML 9.9\n---\nkind: role',
  ])('for %.60j', (text) => expect(Array.isArray(lint(text.slice(0, 100_000)))).toBe(true));

  test('for random edits', () =>
    fc.assert(
      fc.property(fc.nat(500), fc.string({ maxLength: 12 }), fc.nat(60), (offset, typedText, deletedCount) => {
        const text = roleOf(ORDINARY_ROLE_SPEC);
        const editedText =
          text.slice(0, offset % text.length) + typedText + text.slice((offset % text.length) + deletedCount);
        for (const { from, to } of lint(editedText)) expect(from <= to && to <= editedText.length).toBe(true);
      }),
      { numRuns: 400 },
    ));
});

test('the documentation has a section for every rule, in the same order', () => {
  const sections = [...readFileSync('docs/role-lint.md', 'utf8').matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(LINT_RULES.map(({ name }) => name));
});
