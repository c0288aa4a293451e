// Tests the problems that the YAML editor finds while the user types, and their quick fixes.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { yamlField, expectYaml, fixButton, problems, replaceYaml, ROLES_PATH, row, reviewAndSave } from './editor.ts';

const PARSE_YAML = 'POST /v1/webapi/yaml/parse/{kind}';

const roleYaml = (version: string, allow: string) =>
  `kind: role\nversion: ${version}\nmetadata:\n  name: fresh\nspec:\n  allow:\n${allow}`;

// docs/behaviour.md#resources-as-yaml "Unquoted, yes, on and 012 are a boolean"
test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'roles and connectors' });

  test('a value that the proxy would read as a boolean can be quoted with one click', async ({ page, mock }) => {
    await page.goto(`${ROLES_PATH}?new=blank`);
    await replaceYaml(page, roleYaml('v7', '    logins: [root]\n    node_labels:\n      env: yes\n'));
    await expect(problems(page)).toHaveText(['Line 9: Quote this: the proxy reads it as true.']);
    await expectAccessible(page);
    await fixButton(page, 'Quote in line 9').click();
    await expect(yamlField(page)).toBeFocused();
    await expectYaml(page).toMatch(/env: "yes"\n/);
    await expect(problems(page)).toHaveCount(0);
    await reviewAndSave(page);
    await expect(row(page, /^fresh/)).toBeVisible();
    expect(mock.world.db.role.get('fresh')?.spec.allow.node_labels).toEqual({ env: 'yes' });
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'roles and connectors of 18.x' });

  // docs/behaviour.md#resources-as-yaml "A new role has the version of the proxy's"
  test('a new role has version v8', async ({ page }) => {
    await page.goto(ROLES_PATH);
    await page.getByRole('button', { name: 'Create role' }).click();
    await page.getByRole('menuitem', { name: 'Servers only' }).click();
    await expectYaml(page).toMatch(/^version: v8$/m);
    await expect(page.getByText('No problems')).toBeVisible();
  });

  // docs/behaviour.md#resources-as-yaml "Behind 18.x, the proxy checks a role",
  // "Nothing that the proxy accepts is an error"
  test('the editor shows the error of the proxy, and no error for values that the proxy accepts', async ({
    page,
    mock,
  }) => {
    await page.goto(`${ROLES_PATH}?new=blank`);
    const roleForKind = (kind: string) =>
      roleYaml(
        'v8',
        `    kubernetes_groups: [readers]
    kubernetes_labels: {env: staging}
    kubernetes_resources:
      - {kind: ${kind}, api_group: apps, namespace: shop, name: web, verbs: [get]}
`,
      );
    await replaceYaml(page, roleForKind('deployment'));
    await expect(problems(page)).toHaveText([
      'Line 10: Proxy: KubernetesResource kind "deployment" is invalid. Please use plural name for role version "v8"',
      'Line 10: From v8 on, kinds are in the plural: "deployments".',
    ]);
    await fixButton(page, 'Use "deployments" in line 10').click();
    await expectYaml(page).toBe(roleForKind('deployments'));
    await expect(problems(page)).toHaveCount(0);
    mock.world.fault(PARSE_YAML, { text: '{"resource": {}}' });
    await replaceYaml(page, roleForKind('deployment'));
    await expect(page.getByText('1 warning')).toBeVisible();
    await expect(yamlField(page)).not.toHaveAttribute('aria-invalid', 'true');
  });
});
