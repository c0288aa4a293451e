import { denyLists } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const SUPPORT_PATH = '/web/support';

test('help links send no referrer, and a button copies the public address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SUPPORT_PATH);
  await expect(page).toHaveTitle('Help & Support');
  for (const name of ['Support', 'Resources', 'Troubleshooting', 'Updates'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  const getStartedLink = page.getByRole('link', { name: 'Get started (opens another site in a new tab)' });
  await expect(getStartedLink).toHaveAttribute('rel', 'noreferrer');
  await expect(getStartedLink).toHaveAttribute('target', '_blank');
  await expect(getStartedLink).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*\/v14\.0\.0\/docs\/pages\/index\.mdx$/,
  );
  const feedbackLink = page.getByRole('link', { name: 'Send feedback (opens your email program)' });
  await expect(feedbackLink).toHaveAttribute('href', 'mailto:support@goteleport.com');
  const clusterInformation = page.getByRole('region', { name: 'Cluster information' });
  await expect(clusterInformation.getByRole('definition').first()).toContainText('one.example.com');
  await expect(clusterInformation.getByText('SSH tunnel address')).toBeHidden();
  await expect(clusterInformation.getByText('Postern version')).toBeVisible();
  await clusterInformation.getByRole('button', { name: 'Copy public address' }).click();
  await expect(clusterInformation.getByText('Copied', { exact: true })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('one.example.com:443');
});

// docs/behaviour.md#permissions "Account settings and help are available"
test('the help page opens for users without permissions', { tag: '@gate' }, async ({ page, mock }) => {
  mock.world.db.user.update('alice', { roles: [] });
  denyLists(mock.world.db, 'alice', ['*']);
  await page.goto('/web');
  await page.getByRole('main').getByRole('link', { name: 'Help & Support' }).click();
  await expect(page).toHaveURL(SUPPORT_PATH);
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
});
