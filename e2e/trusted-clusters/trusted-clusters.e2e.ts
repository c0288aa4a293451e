// Trusted clusters: the root clusters that this cluster trusts as a leaf cluster.
import { expect, test } from '#e2e/harness/harness.ts';
import { exportCsv } from '#e2e/harness/menus.ts';
import {
  replaceText,
  yamlField,
  dialog,
  expectYaml,
  pressInDialog,
  problems,
  reviewAndSave,
} from '#e2e/roles/editor.ts';

const TRUST_PATH = '/web/trust';
const ROOT_CLUSTER = 'root.example.com';
const UPDATE_TRUSTED_CLUSTER = 'PUT /v1/webapi/trustedcluster/{name}';

const clusterCard = (page: import('@playwright/test').Page, name = ROOT_CLUSTER) =>
  page.getByRole('listitem', { name });

for (const [line, scenario] of [
  ['14.x', 'roles and connectors'],
  ['18.x', 'roles and connectors of 18.x'],
] as const)
  test.describe(`behind a proxy of ${line}`, () => {
    test.use({ scenario });

    // docs/behaviour.md#resources-as-yaml "Enabling or disabling a trusted cluster", "Comments and order stay the same"
    // docs/behaviour.md#lists "Trusted clusters and auth connectors, which are cards"
    test(
      'a trusted cluster is disabled and enabled without other changes',
      { tag: '@gate' },
      async ({ page, mock }) => {
        const contentBefore = mock.world.db.trustedCluster.get(ROOT_CLUSTER)?.content ?? '';
        await page.goto(TRUST_PATH);
        await expect(clusterCard(page)).toContainText('enabled');
        await expect(clusterCard(page)).toContainText('sre → auditor');
        const { name, lines } = await exportCsv(page, 'Export 1 row');
        expect(name).toMatch(/^trusted-clusters-/);
        expect(lines[1]).toMatch(/^"root\.example\.com","enabled",.*sre → auditor/);
        await page.getByRole('button', { name: `Disable ${ROOT_CLUSTER}` }).click();
        await expect(dialog(page, `Disable ${ROOT_CLUSTER}?`)).toContainText('lose access to this cluster');
        await pressInDialog(page, `Disable ${ROOT_CLUSTER}`);
        await expect(page.getByText(`${ROOT_CLUSTER} was disabled.`)).toBeVisible();
        await expect(clusterCard(page)).toContainText('disabled');
        const contentAfter = mock.world.db.trustedCluster.get(ROOT_CLUSTER)?.content ?? '';
        expect(contentAfter.replace('enabled: false', 'enabled: true')).toBe(contentBefore.replace(/^#.*\n/, ''));
        await page.getByRole('button', { name: `Enable ${ROOT_CLUSTER}` }).click();
        await pressInDialog(page, `Enable ${ROOT_CLUSTER}`);
        await expect(page.getByText(`${ROOT_CLUSTER} was enabled.`)).toBeVisible();
      },
    );
  });

test.describe('with a trusted cluster', () => {
  test.use({ scenario: 'roles and connectors' });

  // docs/behaviour.md#resources-as-yaml "Enabling or disabling a trusted cluster", "Comments and order stay the same"
  test('a refused change shows the message of the proxy, and its request contains the comments of the YAML', async ({
    page,
    mock,
  }) => {
    const sentBodies: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sentBodies.push(request.postData() ?? ''));
    mock.world.fault(UPDATE_TRUSTED_CLUSTER, { status: 504, message: 'the connection to the cluster was lost' });
    await page.goto(TRUST_PATH);
    await page.getByRole('button', { name: `Disable ${ROOT_CLUSTER}` }).click();
    await pressInDialog(page, `Disable ${ROOT_CLUSTER}`);
    await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the connection to the cluster was lost');
    await pressInDialog(page, 'Cancel');
    await expect(clusterCard(page)).toContainText('enabled');
    expect(sentBodies.join('')).toContain('# Agreed with the other side.');
  });

  // docs/behaviour.md#resources-as-yaml "Users edit roles, auth connectors"
  test('a trusted cluster is created from a template, edited, and deleted', async ({ page, mock }) => {
    await page.goto(TRUST_PATH);
    await page.getByRole('link', { name: 'Connect to a root cluster' }).click();
    await replaceText(page, 'name: root.example.com', 'name: other.example.com');
    await reviewAndSave(page);
    await expect(page.getByText('other.example.com was saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Edit other.example.com' }).click();
    await replaceText(page, 'enabled: true', 'enabled: maybe');
    await expect(problems(page)).toHaveText([/Expected true or false\.$/]);
    await replaceText(page, 'enabled: maybe', 'enabled: false');
    await reviewAndSave(page);
    await expect(clusterCard(page, 'other.example.com')).toContainText('disabled');
    await page.getByRole('button', { name: 'Delete other.example.com' }).click();
    await expect(dialog(page)).toContainText('you need a new join token');
    await pressInDialog(page, 'Delete other.example.com');
    await expect(clusterCard(page, 'other.example.com')).toHaveCount(0);
    expect(mock.world.db.trustedCluster.get('other.example.com')).toBeUndefined();
  });

  test.describe('as a user with read access', () => {
    test.use({ username: 'frank' });

    test('trusted clusters can be read but not changed', { tag: '@gate' }, async ({ page }) => {
      await page.goto(TRUST_PATH);
      await expect(page.getByRole('button', { name: `Disable ${ROOT_CLUSTER}` })).toHaveAccessibleDescription(
        'Requires permission: trusted_cluster: create, update',
      );
      await page.getByRole('link', { name: `View ${ROOT_CLUSTER}` }).click();
      await expect(yamlField(page)).not.toBeEditable();
    });
  });
});

test.describe('with hostile names', () => {
  test.use({ scenario: 'hostile roles and connectors' });

  test('names are shown as text, and unreadable YAML opens unchanged', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(TRUST_PATH);
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'evil-U+202Elor' })).toBeVisible();
    await expect(clusterCard(page, 'broken.example.com')).toContainText("This YAML can't be read.");
    const horizontalOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await horizontalOverflow()).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Edit broken.example.com' }).click();
    await expectYaml(page).toBe('kind: [');
    await expect(problems(page).first()).toBeVisible();
    expect(await horizontalOverflow()).toBeLessThanOrEqual(0);
  });
});
