// Links that recover an account. The console only shows a page and does not use the link, so the link stays valid.
import { RECOVERY_START_ID } from '#fixtures/scenarios/identity.ts';
import { expect, signIn, test } from '#e2e/harness/harness.ts';

const RECOVERY_PATH = `/web/recovery/steps/${RECOVERY_START_ID}/verify`;

test.use({ scenario: 'recovery codes', username: '' });

test('the page of a recovery link keeps the link usable', { tag: '@gate' }, async ({ page, context, mock, origin }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(RECOVERY_PATH);
  await expect(page.getByRole('heading', { name: 'Account Recovery' })).toBeVisible();
  await expect(page).toHaveTitle('Account Recovery');
  await expect(page.getByRole('main')).toContainText('Your link has not been used.');
  expect(calls.filter((path) => path.startsWith('/v1/'))).toEqual([]);
  expect(mock.world.db.userToken.get(RECOVERY_START_ID)).toBeDefined();
  await page.getByRole('link', { name: 'Go to sign-in page' }).click();
  await expect(page).toHaveURL('/web/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn(context, { mock, origin, username: 'alice' });
  await page.goto(RECOVERY_PATH);
  await expect(page.getByRole('heading', { name: 'Account Recovery' })).toBeVisible();
  expect(mock.world.db.userToken.get(RECOVERY_START_ID)).toBeDefined();
});
