import { expect, test } from '#e2e/harness/harness.ts';
import { overhang, title } from '#e2e/harness/kinds.ts';
import { AWS, KINDS, step } from './wizard.ts';

test.use({ scenario: 'no integrations' });

test('AWS can be set up, integrations of enterprise editions are named, and all fit a phone', async ({ page }) => {
  await page.goto(KINDS);
  await expect(page).toHaveTitle('Enroll New Integration');
  const enterprise = page.getByRole('region', { name: 'Enterprise editions only' });
  await expect(enterprise).toContainText('The open source proxy has no API for these integrations');
  await expect(enterprise.getByRole('listitem')).toHaveCount(11);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(title(page, 'AWS OIDC')).toBeVisible();
  await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Set up AWS OIDC' }).click();
  await expect(page).toHaveURL(AWS);
  await expect(step(page, 'Open identity providers')).toBeVisible();
  await expect(page.getByText('Step 1 of 7')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy script' })).toBeVisible();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test('an address of a kind that is not here leads to those that are', async ({ page }) => {
  await page.goto(`${KINDS}/slack%E2%80%AE`);
  await expect(page.getByRole('status').filter({ hasText: 'called slackU+202E here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up AWS OIDC' })).toBeVisible();
});

test.describe('without the permission', () => {
  test.use({ scenario: 'two integrations', as: 'carol' });

  test('AWS names the missing permission, also by its address', { tag: '@gate' }, async ({ page }) => {
    await page.goto(KINDS);
    await expect(page.getByRole('button', { name: 'Set up AWS OIDC' })).toHaveAccessibleDescription(
      'Requires permission: integration: create',
    );
    await page.goto(AWS);
    await expect(page.getByText('integration: create')).toBeVisible();
    await expect(step(page, 'Open identity providers')).toBeHidden();
  });
});
