import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { usersQuery } from '#api/identity/users.ts';
import { parseYaml } from '#domain/yaml/parse-yaml.ts';
import { RoleEffectPanel } from './role-effect-panel.tsx';

const textOfMarkup = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

const roleWithLabels = (labels: string) => `kind: role\nversion: v7\nspec:\n  allow:\n    node_labels: ${labels}\n`;

/** The text of the panel before any data is loaded. */
function renderPanelText(text: string, savedText: string | undefined, features: Record<string, boolean> = {}): string {
  const context = { cluster: 'one', features: { users: true, roles: true, servers: true, ...features } };
  const checked = { text, document: parseYaml(text).document, problems: [], isBroken: false };
  return textOfMarkup(
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Routes>
            <Route element={<Outlet context={context} />}>
              <Route path="*" element={<RoleEffectPanel checkedText={checked} savedText={savedText} name="dev" />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

afterEach(() => queryClient.clear());

const usersWithRoles = (...roles: readonly string[][]) =>
  queryClient.setQueryData(
    usersQuery.queryKey,
    roles.map((roles, index) => ({ name: `user-${index}`, roles, authType: 'github' })),
  );

test('shows no change if the labels stay the same', () =>
  expect(renderPanelText(roleWithLabels('{env: a}'), roleWithLabels('{env: [a]}'))).toContain('No labels change'));

test('compares only kinds with changed labels, and explains which resources are compared', () => {
  const text = renderPanelText(roleWithLabels('{env: b}'), roleWithLabels('{env: a}'));
  expect(text).toContain('Servers');
  expect(text).not.toContain('Databases');
  expect(text).toContain('Only resources that you have access to are compared.');
});

test('compares a new role with a role that grants nothing', () =>
  expect(renderPanelText(roleWithLabels('{env: a}'), undefined)).toContain('Servers'));

test('shows the missing permission of a kind that the user may not list', () =>
  expect(renderPanelText(roleWithLabels('{env: b}'), roleWithLabels('{env: a}'), { servers: false })).toContain(
    'Requires permission: node: list',
  ));

test('shows the line of a syntax error', () =>
  expect(renderPanelText('kind: [\n', roleWithLabels('{}'))).toMatch(/Line \d isn't valid YAML/));

test('lists holders with their sign-in method', () => {
  usersWithRoles(['dev'], ['other'], ['dev', 'other']);
  expect(renderPanelText(roleWithLabels('{}'), roleWithLabels('{}'))).toMatch(/Held by user-0 GitHub user-2 GitHub/);
});

test.each([
  [true, 'Nobody holds this role.'],
  [false, "You can't list users"],
])('explains why the list of holders is empty (the user may list users: %s)', (isAllowed, reason) => {
  if (isAllowed) usersWithRoles(['other']);
  expect(renderPanelText(roleWithLabels('{}'), roleWithLabels('{}'), { users: isAllowed })).toContain(reason);
});

// docs/behaviour.md#unknown-values "Unknown fields of a role stay unchanged"
test.each([
  ['a', 'a', false],
  ['a', 'b', true],
])('mentions an unknown field that changes from %s to %s: %s', (before, after, isMentioned) => {
  const role = (value: string) => `${roleWithLabels('{env: a}')}    llm_labels: {env: ${value}}\n`;
  const text = renderPanelText(role(after), role(before));
  expect(text.includes('fields that are not known here is unclear: spec.allow.llm_labels')).toBe(isMentioned);
  expect(text.includes('No labels change')).toBe(!isMentioned);
});
