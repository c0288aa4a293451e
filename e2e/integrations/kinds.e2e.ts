// Tests the page that lists the kinds of integrations.
import { expect, test } from '#e2e/harness/harness.ts';
import { horizontalOverflow, title } from '#e2e/harness/resource-kinds.ts';
import { AWS_PATH, KINDS_PATH, stepHeading } from './wizard.ts';

test.use({ scenario: 'no integrations' });

test('the page links to the AWS wizard, lists enterprise integrations, and fits a phone', async ({ page }) => {
  await page.goto(KINDS_PATH);
  await expect(page).toHaveTitle('Enroll New Integration');
  const enterpriseRegion = page.getByRole('region', { name: 'Enterprise editions only' });
  await expect(enterpriseRegion).toContainText('The open source proxy has no API for these integrations');
  await expect(enterpriseRegion.getByRole('listitem')).toHaveCount(11);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(title(page, 'AWS OIDC')).toBeVisible();
  await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Set up AWS OIDC' }).click();
  await expect(page).toHaveURL(AWS_PATH);
  await expect(stepHeading(page, 'Open identity providers')).toBeVisible();
  await expect(page.getByText('Step 1 of 7')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy script' })).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('the address of an unavailable kind shows a message and the available kinds', async ({ page }) => {
  await page.goto(`${KINDS_PATH}/slack%E2%80%AE`);
  await expect(page.getByRole('status').filter({ hasText: 'called slackU+202E here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up AWS OIDC' })).toBeVisible();
});

test.describe('without permission to create integrations', () => {
  test.use({ scenario: 'two integrations', username: 'carol' });

  test('the button and the page for AWS name the missing permission', { tag: '@gate' }, async ({ page }) => {
    await page.goto(KINDS_PATH);
    await expect(page.getByRole('button', { name: 'Set up AWS OIDC' })).toHaveAccessibleDescription(
      'Requires permission: integration: create',
    );
    await page.goto(AWS_PATH);
    await expect(page.getByText('integration: create')).toBeVisible();
    await expect(stepHeading(page, 'Open identity providers')).toBeHidden();
  });
});
