import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { usersQuery } from '#api/identity/users.ts';
import { parseYaml } from '#domain/yaml/parse-yaml.ts';
import { EffectPanel } from './effect-panel.tsx';

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

const roleOf = (labels: string) => `kind: role\nversion: v7\nspec:\n  allow:\n    node_labels: ${labels}\n`;

/** What is there before anything is loaded. */
function textIn(text: string, saved: string | undefined, features: Record<string, boolean> = {}): string {
  const context = { cluster: 'one', features: { users: true, roles: true, servers: true, ...features } };
  const checked = { text, document: parseYaml(text).document, problems: [], isBroken: false };
  return textOf(
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Routes>
            <Route element={<Outlet context={context} />}>
              <Route path="*" element={<EffectPanel of={checked} saved={saved} name="dev" />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

afterEach(() => queryClient.clear());

const users = (...roles: readonly string[][]) =>
  queryClient.setQueryData(
    usersQuery.queryKey,
    roles.map((roles, index) => ({ name: `user-${index}`, roles, authType: 'github' })),
  );

test('without another label nothing changes', () =>
  expect(textIn(roleOf('{env: a}'), roleOf('{env: [a]}'))).toContain('No labels change'));

test('with another one the kind is compared, over what the user has access to', () => {
  const text = textIn(roleOf('{env: b}'), roleOf('{env: a}'));
  expect(text).toContain('Servers');
  expect(text).not.toContain('Databases');
  expect(text).toContain('Only resources that you have access to are compared.');
});

test('a role that is new is compared with nothing', () =>
  expect(textIn(roleOf('{env: a}'), undefined)).toContain('Servers'));

test('a kind that the user may not list says what it requires', () =>
  expect(textIn(roleOf('{env: b}'), roleOf('{env: a}'), { servers: false })).toContain(
    'Requires permission: node: list',
  ));

test('a text that cannot be read says at which line', () =>
  expect(textIn('kind: [\n', roleOf('{}'))).toMatch(/Line \d isn't valid YAML/));

test('holders are named, with how they sign in', () => {
  users(['dev'], ['other'], ['dev', 'other']);
  expect(textIn(roleOf('{}'), roleOf('{}'))).toMatch(/Held by user-0 GitHub user-2 GitHub/);
});

test.each([
  [true, 'Nobody holds this role.'],
  [false, "You can't list users"],
])('why nobody is named, where users may be listed: %s', (isAllowed, says) => {
  if (isAllowed) users(['other']);
  expect(textIn(roleOf('{}'), roleOf('{}'), { users: isAllowed })).toContain(says);
});

// docs/behaviour.md#unknown-values "Unknown fields of a role stay unchanged"
test.each([
  ['a', 'a', false],
  ['a', 'b', true],
])('an unknown field that changes from %s to %s is named: %s', (before, after, isNamed) => {
  const role = (value: string) => `${roleOf('{env: a}')}    llm_labels: {env: ${value}}\n`;
  const text = textIn(role(after), role(before));
  expect(text.includes('fields that are not known here is unclear: spec.allow.llm_labels')).toBe(isNamed);
  expect(text.includes('No labels change')).toBe(!isNamed);
});
