import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoleForm } from './role-form.tsx';

const renderForm = (text: string) =>
  renderToStaticMarkup(<RoleForm text={text} onTextChange={() => undefined} onEditYaml={() => undefined} />);
const textOfMarkup = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const ROLE_YAML = `kind: role
version: v7
spec:
  allow:
    logins: [deploy, "<img src=x onerror=alert(1)>"]
    node_labels: {env: [staging]}
    db_users: &users [reader]
    rules:
      - resources: [session]
        verbs: [list]
  options: {forward_agent: yes, require_session_mfa: something_new}
`;

test('shows the values of the YAML text', () => {
  const markup = renderForm(ROLE_YAML);
  expect(markup).toContain('aria-label="Remove deploy from Logins"');
  expect(markup).toContain('aria-label="Remove &lt;img src=x onerror=alert(1)&gt; from Logins"');
  expect(markup).not.toContain('<img');
  expect(markup).toContain('aria-label="Name of label env in Server labels"');
  expect(textOfMarkup(markup)).toContain('Rule 1');
});

test('selects the option for `yes` and keeps unknown values selectable', () => {
  const markup = renderForm(ROLE_YAML);
  expect(markup).toMatch(/<option[^>]*value="true"[^>]*selected=""/);
  expect(markup).toMatch(/<option[^>]*value="something_new"[^>]*selected=""/);
});

test('refers to the YAML editor for values that it cannot edit', () => {
  const text = textOfMarkup(renderForm(ROLE_YAML));
  expect(text.match(/Edit it in YAML/g)).toHaveLength(1);
  expect(text).toMatch(/Database users This part is written/);
});

test('shows the line of a syntax error with a button to the YAML editor', () => {
  const markup = renderForm('kind: role\nspec: [\n');
  expect(textOfMarkup(markup)).toMatch(/The form can&#x27;t read line \d/);
  expect(textOfMarkup(markup)).toContain('Edit YAML');
  expect(markup).not.toContain('<input');
});

test.each([
  ['v5', false],
  ['v6', true],
])('shows Kubernetes objects for roles of version %s: %s', (version, isShown) =>
  expect(textOfMarkup(renderForm(ROLE_YAML.replace('v7', version))).includes('Add Kubernetes object')).toBe(isShown),
);

test.each([
  ['v7', false],
  ['v8', true],
])('shows the API group of objects and MCP tools for roles of version %s: %s', (version, isShown) => {
  const objects = 'spec:\n  allow:\n    kubernetes_resources: [{kind: pods, name: a}]\n';
  const text = textOfMarkup(renderForm(`kind: role\nversion: ${version}\n${objects}`));
  expect([text.includes('API group'), text.includes('MCP tools')]).toEqual([isShown, isShown]);
});

test.each(['', 'role', '[]', 'spec: 7', 'spec: {allow: 7, deny: [1], options: x}', '{"spec": {}}'])(
  'renders %j without an exception',
  (text) => expect(renderForm(text)).toBeTruthy(),
);

// docs/behaviour.md#unknown-values "Unknown fields of a role stay unchanged"
test('lists fields that it does not know', () => {
  expect(textOfMarkup(renderForm(ROLE_YAML))).not.toContain('not known here');
  expect(textOfMarkup(renderForm(`${ROLE_YAML}  beams: {size: 2}\n`))).toContain(
    'not known here stay as they are: spec.beams.',
  );
});
