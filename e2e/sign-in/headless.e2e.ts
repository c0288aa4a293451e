import type { Page } from '@playwright/test';
import { HEADLESS } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { waiting } from '#fixtures/proxy/waiting.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { giveKey } from '#e2e/harness/keys.ts';

test.use({ scenario: 'second factor on' });

const ADDRESS = `/web/headless/${HEADLESS}`;
const GET = 'GET /v1/webapi/headless/{id}';
const PUT = 'PUT /v1/webapi/headless/{id}';
const PENDING = 1;
const DENIED = 2;
const APPROVED = 3;

const approve = (page: Page) => page.getByRole('button', { name: 'Approve sign-in' });
const deny = (page: Page) => page.getByRole('button', { name: 'Deny sign-in' });
const alert = (page: Page) => page.getByRole('alert');
const says = (page: Page, title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();

test('it says who asks and from where, and that one must have started it', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page).toHaveTitle('Headless SSO Approval');
  const main = page.getByRole('main');
  await expect(main.getByRole('definition').filter({ hasText: 'alice' })).toBeVisible();
  await expect(main).toContainText('203.0.113.9');
  await expect(main).toContainText(HEADLESS);
  await expect(main).toContainText('only if you just started it');
});

test('a touch of the key approves', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'alice' });
  await page.goto(ADDRESS);
  await approve(page).click();
  await says(page, 'Sign-in approved');
  expect(mock.world.db.headless.get(HEADLESS)?.state).toBe(APPROVED);
});

test('a passkey approves as well', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'alice', passkey: true });
  await page.goto(ADDRESS);
  await approve(page).click();
  await says(page, 'Sign-in approved');
});

test('denying takes no key', async ({ page, mock }) => {
  await page.goto(ADDRESS);
  await deny(page).click();
  await says(page, 'Sign-in denied');
  expect(mock.world.db.headless.get(HEADLESS)?.state).toBe(DENIED);
});

test('the keyboard alone approves, and the outcome is where the focus is', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'alice' });
  await page.goto(ADDRESS);
  await expect(approve(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(approve(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sign-in approved' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go to home page' })).toBeFocused();
});

test('the keyboard alone denies', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(deny(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await says(page, 'Sign-in denied');
});

for (const [state, title] of [
  [APPROVED, 'This request was already approved'],
  [DENIED, 'This request was already denied'],
] as const)
  test(`one that was decided says so: ${title}`, async ({ page, mock }) => {
    mock.world.db.headless.update(HEADLESS, { state });
    await page.goto(ADDRESS);
    await says(page, title);
    await expect(approve(page)).toBeHidden();
  });

test('a user who is second sees how it was decided meanwhile', async ({ page, mock }) => {
  await page.goto(ADDRESS);
  await expect(deny(page)).toBeVisible();
  mock.world.db.headless.update(HEADLESS, { state: APPROVED });
  await deny(page).click();
  await says(page, 'This request was already approved');
});

test('the request of a command line that is slow is waited for', async ({ page, mock, time }) => {
  const request = mock.world.db.headless.delete(HEADLESS);
  await page.goto(ADDRESS);
  await expect(page.getByText('Waiting for the command line')).toBeVisible();
  if (request) mock.world.db.headless.create({ ...request, state: PENDING });
  await time.pass('00:00:01');
  await expect(approve(page)).toBeVisible();
});

test('one that runs out while it is shown can no longer be approved', async ({ page, mock, time }) => {
  mock.world.db.headless.delete(HEADLESS);
  mock.world.db.headless.create(waiting(HEADLESS, 'alice', time.now() + 3 * 60_000));
  await page.goto(ADDRESS);
  await expect(approve(page)).toBeVisible();
  await time.pass('00:02:55');
  await expect(approve(page)).toBeVisible();
  await time.pass('00:00:05');
  await says(page, 'This request has expired');
  await expect(approve(page)).toBeHidden();
});

const strangers = {
  unknown: '/web/headless/nobody-made-this',
  'somebody else’s': ADDRESS,
};
for (const [whose, address] of Object.entries(strangers))
  test.describe(`with a request that is ${whose}`, () => {
    test.use({ as: 'bob' });

    test('there is none, and one may look again', async ({ page, time }) => {
      await page.goto(address);
      await expect(page.getByText('Waiting for the command line')).toBeVisible();
      await time.pass('00:00:31');
      await says(page, 'Request not found');
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByText('Waiting for the command line')).toBeVisible();
      await time.pass('00:00:31');
      await says(page, 'Request not found');
    });
  });

test('who has no key sees what it takes, and may still deny', async ({ page }) => {
  await page.goto(ADDRESS);
  await approve(page).click();
  await expect(alert(page)).toContainText('requires a security key or passkey, and your account has none');
  await deny(page).click();
  await says(page, 'Sign-in denied');
});

test('a key that does not answer is reported, and one can try again', async ({ page, mock }) => {
  const { session, authenticatorId } = await giveKey(page, { mock, user: 'alice' });
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  await session.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.goto(ADDRESS);
  await approve(page).click();
  await expect(alert(page)).toContainText("The security key wasn't used in time");
  for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  await approve(page).click();
  await says(page, 'Sign-in approved');
});

test('while the key is awaited one may change one’s mind and deny', async ({ page, mock }) => {
  const { session, authenticatorId } = await giveKey(page, { mock, user: 'alice' });
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await page.goto(ADDRESS);
  await approve(page).click();
  await expect(page.getByText('Use your security key or passkey now.')).toBeVisible();
  await deny(page).click();
  await says(page, 'Sign-in denied');
  expect(mock.world.db.headless.get(HEADLESS)?.state).toBe(DENIED);
});

test('what the proxy refuses is shown in its words, and the request stays', async ({ page, mock }) => {
  await giveKey(page, { mock, user: 'alice' });
  mock.world.fault(PUT, { status: 403, message: 'MFA response validation failed: no such challenge', times: 1 });
  await page.goto(ADDRESS);
  await approve(page).click();
  await expect(alert(page)).toContainText("Couldn't approve the sign-in. Try again.");
  await expect(alert(page).getByText('Proxy: MFA response validation failed: no such challenge')).toBeVisible();
  await approve(page).click();
  await says(page, 'Sign-in approved');
});

test('a network that is cut while deciding is reported, and one can try again', async ({ page, mock }) => {
  mock.world.fault(PUT, { cut: true });
  await page.goto(ADDRESS);
  await deny(page).click();
  await expect(alert(page)).toContainText("Couldn't deny the sign-in. Try again.");
  await expect(alert(page).getByText('Network request failed', { exact: true })).toBeVisible();
  mock.world.release(PUT);
  await deny(page).click();
  await says(page, 'Sign-in denied');
});

test('a request that could not be fetched says why, and can be tried again', async ({ page, mock }) => {
  mock.world.fault(GET, { cut: true });
  await page.goto(ADDRESS);
  await expect(alert(page)).toContainText('Network request failed');
  mock.world.release(GET);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(approve(page)).toBeVisible();
});

test('a browser without WebAuthn gets the specified sentence', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto(ADDRESS);
  await approve(page).click();
  await expect(alert(page)).toContainText('this browser does not support Webauthn required for hardware tokens');
});

test('what the command line sent is text, whatever it holds', async ({ page, mock }) => {
  mock.world.db.headless.update(HEADLESS, { client_ip_address: '<img src=x onerror=alert(1)>'.repeat(20) });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(ADDRESS);
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('signed out', () => {
  test.use({ as: '', scenario: 'second factor off' });

  test('one signs in first and comes back to the request', async ({ page }) => {
    await page.goto(ADDRESS);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(ADDRESS);
    await expect(deny(page)).toBeVisible();
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'second factor on, 18.x' });

  test('a touch of the key approves', async ({ page, mock }) => {
    await giveKey(page, { mock, user: 'alice' });
    await page.goto(ADDRESS);
    await approve(page).click();
    await says(page, 'Sign-in approved');
  });
});

test('on a phone both answers are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(ADDRESS);
  await expect(deny(page)).toBeInViewport({ ratio: 1 });
  await expect(approve(page)).toBeInViewport({ ratio: 1 });
});
