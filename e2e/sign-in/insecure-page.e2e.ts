// Pages over plain HTTP, where browsers do not store Secure cookies, and pages on a host name that is not allowed.
import { expect } from '@playwright/test';
import { INVITE_ID } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { pressButton, typePassword } from './enroll-page.ts';
import { test } from '#e2e/harness/plain-http.ts';

const REQUIRES_HTTPS_MESSAGE =
  /doesn't keep the sign-in cookie on a page without HTTPS\. .* start Postern with --tls\.$/;

test('a sign-in and an invitation say that they need HTTPS', async ({ page, port }) => {
  await page.goto(`http://console.test:${port}/web/login`);
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(REQUIRES_HTTPS_MESSAGE);
  await page.goto(`http://console.test:${port}/web/invite/${INVITE_ID}/continue`);
  await typePassword(page);
  await pressButton(page, 'Set password');
  await expect(page.getByRole('alert')).toHaveText(REQUIRES_HTTPS_MESSAGE);
});

test('a page on an unexpected host name is refused', { tag: '@gate' }, async ({ page, port }) => {
  const response = await page.goto(`http://rebound.test:${port}/web`);
  expect(response?.status()).toBe(421);
  await expect(page.getByText('This console is not served as rebound.test.')).toBeVisible();
});
