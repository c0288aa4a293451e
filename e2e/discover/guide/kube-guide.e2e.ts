// Tests the guide that enrolls a Kubernetes cluster (docs/protocol/resources.md#15.4).
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  expectEvents,
  joinAgent,
  KUBERNETES_GUIDE,
  lastToken,
  mainRegion,
  press,
  testResult,
  stepHeading,
  recordDiscoverEvents,
  COMPLETED_GUIDE_EVENTS,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const helmCommand = (page: Page) => mainRegion(page).getByRole('code').filter({ hasText: 'helm install' });

test(
  'the guide shows a Helm command, waits for the cluster, and tests the connection',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = recordDiscoverEvents(mock);
    await page.goto(KUBERNETES_GUIDE);
    await textBox(page, 'Kubernetes cluster name').fill('prod');
    await press(page, 'Generate command');
    await expect(helmCommand(page)).toContainText('kubeClusterName: "prod"');
    await expect(helmCommand(page)).toContainText('--namespace teleport-agent');
    await expect(helmCommand(page)).toContainText('authToken: "••••••••"');
    expect(mock.world.db.joinToken.all().at(-1)?.roles).toEqual(['Kube']);
    await expectAccessible(page);
    const name = joinAgent(mock, 'kube_cluster');
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Set up access')).toBeFocused();
    await expect(mainRegion(page)).toContainText('Kubernetes groups from your roles:');
    await press(page, 'Next');
    await expect(stepHeading(page, 'Test the connection')).toBeVisible();
    await expect(textBox(page, 'Kubernetes namespace')).toHaveValue('default');
    await expect(page.getByRole('list', { name: 'Kubernetes groups' }).getByRole('listitem')).toHaveText([
      'system:masters',
    ]);
    await expect(page.getByRole('combobox', { name: 'Kubernetes user' })).toHaveValue('alice');
    await page.getByText('On your machine').click();
    await expect(mainRegion(page).getByRole('code').filter({ hasText: 'tsh kube login' })).toHaveText(
      `tsh kube login ${name}`,
    );
    await press(page, 'Test connection');
    await expect(testResult(page)).toContainText('The connection works.');
    await expectAccessible(page);
    await press(page, 'Next');
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
    await expectEvents(events, COMPLETED_GUIDE_EVENTS);
  },
);

// docs/behaviour.md#enrolling "The console creates a join token", "It creates another token only if the user"
test('a token is created only with two valid names, and changed names create another token', async ({
  page,
  mock,
  time,
}) => {
  await page.goto(KUBERNETES_GUIDE);
  await expect(mainRegion(page).getByRole('code').first()).toContainText('https://charts.releases.teleport.dev');
  const tokenCountBefore = mock.world.db.joinToken.all().length;
  const namespace = textBox(page, 'Kubernetes namespace');
  const cluster = textBox(page, 'Kubernetes cluster name');
  await namespace.fill('');
  await press(page, 'Generate command');
  await expect(namespace).toHaveAccessibleDescription('Fill out this field.');
  await expect(cluster).toHaveAccessibleDescription(/Fill out this field\./);
  expect(mock.world.db.joinToken.all()).toHaveLength(tokenCountBefore);
  // docs/behaviour.md#enrolling "If the cluster would refuse a name"
  await namespace.fill('Agents');
  await cluster.fill('日本');
  await press(page, 'Generate command');
  await expect(namespace).toHaveAccessibleDescription(/^Use only lowercase letters/);
  await expect(cluster).toHaveAccessibleDescription(/Use only letters without accents/);
  expect(mock.world.db.joinToken.all()).toHaveLength(tokenCountBefore);
  await namespace.fill('agents');
  await cluster.fill('prod');
  await press(page, 'Generate command');
  await expect(helmCommand(page)).toContainText('--namespace agents');
  const { id } = lastToken(mock);
  await press(page, 'Edit names');
  await expect(cluster).toHaveValue('prod');
  await cluster.fill('prod_2.eu');
  await press(page, 'Generate command');
  await expect(helmCommand(page)).toContainText('kubeClusterName: "prod_2.eu"');
  expect(lastToken(mock).id).not.toBe(id);
  await time.pass('00:05:01');
  await expect(mainRegion(page)).toContainText('kubectl get pods --all-namespaces');
  await expect(stepHeading(page, 'Run the installer')).toBeVisible();
});
