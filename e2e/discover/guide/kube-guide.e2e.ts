// The guide to a Kubernetes cluster (docs/protocol/resources.md#15.4).
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { expectTold, join, KUBERNETES, lastToken, main, press, result, step, told, WHOLE_GUIDE } from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const install = (page: Page) => main(page).getByRole('code').filter({ hasText: 'helm install' });

test(
  'a cluster joins by helm, and is tested with a user and groups',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = told(mock);
    await page.goto(KUBERNETES);
    await box(page, 'Kubernetes cluster name').fill('prod');
    await press(page, 'Generate command');
    await expect(install(page)).toContainText('kubeClusterName: "prod"');
    await expect(install(page)).toContainText('--namespace teleport-agent');
    await expect(install(page)).toContainText('authToken: "••••••••"');
    expect(mock.world.db.joinToken.all().at(-1)?.roles).toEqual(['Kube']);
    await expectAccessible(page);
    const name = join(mock, 'kube_cluster');
    await time.pass('00:00:04');
    await expect(step(page, 'Set up access')).toBeFocused();
    await expect(main(page)).toContainText('Kubernetes groups from your roles:');
    await press(page, 'Next');
    await expect(step(page, 'Test the connection')).toBeVisible();
    await expect(box(page, 'Kubernetes namespace')).toHaveValue('default');
    await expect(page.getByRole('list', { name: 'Kubernetes groups' }).getByRole('listitem')).toHaveText([
      'system:masters',
    ]);
    await expect(page.getByRole('combobox', { name: 'Kubernetes user' })).toHaveValue('alice');
    await page.getByText('On your machine').click();
    await expect(main(page).getByRole('code').filter({ hasText: 'tsh kube login' })).toHaveText(
      `tsh kube login ${name}`,
    );
    await press(page, 'Test connection');
    await expect(result(page)).toContainText('The connection works.');
    await expectAccessible(page);
    await press(page, 'Next');
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
    await expectTold(events, WHOLE_GUIDE);
  },
);

// docs/behaviour.md#enrolling "The console creates a join token", "It creates another token only if the user"
test('both names are required before a token is made, and other names take another token', async ({
  page,
  mock,
  time,
}) => {
  await page.goto(KUBERNETES);
  await expect(main(page).getByRole('code').first()).toContainText('https://charts.releases.teleport.dev');
  const before = mock.world.db.joinToken.all().length;
  const namespace = box(page, 'Kubernetes namespace');
  const cluster = box(page, 'Kubernetes cluster name');
  await namespace.fill('');
  await press(page, 'Generate command');
  await expect(namespace).toHaveAccessibleDescription('Fill out this field.');
  await expect(cluster).toHaveAccessibleDescription(/Fill out this field\./);
  expect(mock.world.db.joinToken.all()).toHaveLength(before);
  // docs/behaviour.md#enrolling "If the cluster would refuse a name"
  await namespace.fill('Agents');
  await cluster.fill('日本');
  await press(page, 'Generate command');
  await expect(namespace).toHaveAccessibleDescription(/^Use only lowercase letters/);
  await expect(cluster).toHaveAccessibleDescription(/Use only letters without accents/);
  expect(mock.world.db.joinToken.all()).toHaveLength(before);
  await namespace.fill('agents');
  await cluster.fill('prod');
  await press(page, 'Generate command');
  await expect(install(page)).toContainText('--namespace agents');
  const { id } = lastToken(mock);
  await press(page, 'Edit names');
  await expect(cluster).toHaveValue('prod');
  await cluster.fill('prod_2.eu');
  await press(page, 'Generate command');
  await expect(install(page)).toContainText('kubeClusterName: "prod_2.eu"');
  expect(lastToken(mock).id).not.toBe(id);
  await time.pass('00:05:01');
  await expect(main(page)).toContainText('kubectl get pods --all-namespaces');
  await expect(step(page, 'Run the installer')).toBeVisible();
});
