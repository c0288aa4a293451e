// The page that approves or denies a headless sign-in: a command line on a machine without a browser starts the
// sign-in, and the user decides in this browser.
import type { Page } from '@playwright/test';
import { HEADLESS_ID } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { pendingHeadlessRequest } from '#fixtures/proxy/headless-request.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';

test.use({ scenario: 'MFA on' });

const HEADLESS_PATH = `/web/headless/${HEADLESS_ID}`;
const GET_REQUEST = 'GET /v1/webapi/headless/{id}';
const UPDATE_REQUEST = 'PUT /v1/webapi/headless/{id}';
const PENDING_STATE = 1;
const DENIED_STATE = 2;
const APPROVED_STATE = 3;

const approveButton = (page: Page) => page.getByRole('button', { name: 'Approve sign-in' });
const denyButton = (page: Page) => page.getByRole('button', { name: 'Deny sign-in' });
const alert = (page: Page) => page.getByRole('alert');
const expectHeading = (page: Page, title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();

test(
  'the page shows where the request comes from, and the keyboard approves it',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await page.goto(HEADLESS_PATH);
    await expect(page).toHaveTitle('Headless SSO Approval');
    const main = page.getByRole('main');
    await expect(main.getByRole('definition').filter({ hasText: 'alice' })).toBeVisible();
    await expect(main).toContainText('203.0.113.9');
    await expect(main).toContainText(HEADLESS_ID);
    await expect(main).toContainText('only if you just started it');
    await expect(approveButton(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(approveButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Sign-in approved' })).toBeFocused();
    expect(mock.world.db.headless.get(HEADLESS_ID)?.state).toBe(APPROVED_STATE);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Go to home page' })).toBeFocused();
  },
);

test(
  'the buttons fit on a phone, and the keyboard denies the request for a user without a security key',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(HEADLESS_PATH);
    await expect(denyButton(page)).toBeInViewport({ ratio: 1 });
    await expect(approveButton(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expectHeading(page, 'Sign-in denied');
    expect(mock.world.db.headless.get(HEADLESS_ID)?.state).toBe(DENIED_STATE);
  },
);

test('the page shows the decision of a request that was approved or denied earlier', async ({ page, mock }) => {
  for (const [state, title] of [
    [APPROVED_STATE, 'This request was already approved'],
    [DENIED_STATE, 'This request was already denied'],
  ] as const) {
    mock.world.db.headless.update(HEADLESS_ID, { state });
    await page.goto(HEADLESS_PATH);
    await expectHeading(page, title);
    await expect(approveButton(page)).toBeHidden();
  }
  mock.world.db.headless.update(HEADLESS_ID, { state: PENDING_STATE });
  await page.goto(HEADLESS_PATH);
  await expect(denyButton(page)).toBeVisible();
  mock.world.db.headless.update(HEADLESS_ID, { state: APPROVED_STATE });
  await denyButton(page).click();
  await expectHeading(page, 'This request was already approved');
});

test('the page waits for the request to appear, and offers no approval after it expires', async ({
  page,
  mock,
  time,
}) => {
  mock.world.db.headless.delete(HEADLESS_ID);
  await page.goto(HEADLESS_PATH);
  await expect(page.getByText('Waiting for the command line')).toBeVisible();
  mock.world.db.headless.create(pendingHeadlessRequest(HEADLESS_ID, 'alice', time.now() + 3 * 60_000));
  await time.pass('00:00:01');
  await expect(approveButton(page)).toBeVisible();
  await time.pass('00:02:50');
  await expect(approveButton(page)).toBeVisible();
  await time.pass('00:00:10');
  await expectHeading(page, 'This request has expired');
  await expect(approveButton(page)).toBeHidden();
});

test.describe('as another user', () => {
  test.use({ username: 'bob' });

  test('an unknown request and a request of another user are not found', async ({ page, time }) => {
    for (const path of ['/web/headless/nobody-made-this', HEADLESS_PATH]) {
      await page.goto(path);
      await expect(page.getByText('Waiting for the command line')).toBeVisible();
      await time.pass('00:00:31');
      await expectHeading(page, 'Request not found');
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByText('Waiting for the command line')).toBeVisible();
      await time.pass('00:00:31');
      await expectHeading(page, 'Request not found');
    }
  });
});

test('approval without a key or WebAuthn shows why it fails, and denial works', { tag: '@gate' }, async ({ page }) => {
  await page.goto(HEADLESS_PATH);
  await approveButton(page).click();
  await expect(alert(page)).toContainText('requires a security key or passkey, and your account has none');
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await approveButton(page).click();
  await expect(alert(page)).toContainText('this browser does not support Webauthn required for hardware tokens');
  await denyButton(page).click();
  await expectHeading(page, 'Sign-in denied');
});

test('the page reports a key that does not respond, and the user can cancel or deny during the prompt', async ({
  page,
  mock,
}) => {
  const { session, authenticatorId } = await enrollKey(page, { mock, user: 'alice' });
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  await session.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.goto(HEADLESS_PATH);
  await approveButton(page).click();
  await expect(alert(page)).toContainText("The security key wasn't used in time");
  for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await approveButton(page).click();
  await expect(page.getByText('Use your security key or passkey now.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Use your security key or passkey now.')).toBeHidden();
  await expect(alert(page)).toBeHidden();
  await approveButton(page).click();
  await expect(page.getByText('Use your security key or passkey now.')).toBeVisible();
  await denyButton(page).click();
  await expectHeading(page, 'Sign-in denied');
  expect(mock.world.db.headless.get(HEADLESS_ID)?.state).toBe(DENIED_STATE);
});

test('a passkey approves at the second attempt after the proxy refused the first', async ({ page, mock }) => {
  await enrollKey(page, { mock, user: 'alice', isPasskey: true });
  mock.world.fault(UPDATE_REQUEST, {
    status: 403,
    message: 'MFA response validation failed: no such challenge',
    times: 1,
  });
  await page.goto(HEADLESS_PATH);
  await approveButton(page).click();
  await expect(alert(page)).toContainText("Couldn't approve the sign-in. Try again.");
  await expect(alert(page).getByText('Proxy: MFA response validation failed: no such challenge')).toBeVisible();
  await approveButton(page).click();
  await expectHeading(page, 'Sign-in approved');
});

test('a cut network is reported while loading and while deciding, and a retry works', async ({ page, mock }) => {
  mock.world.fault(GET_REQUEST, { cut: true });
  await page.goto(HEADLESS_PATH);
  await expect(alert(page)).toContainText('Network request failed');
  mock.world.release(GET_REQUEST);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(approveButton(page)).toBeVisible();
  mock.world.fault(UPDATE_REQUEST, { cut: true });
  await denyButton(page).click();
  await expect(alert(page)).toContainText("Couldn't deny the sign-in. Try again.");
  await expect(alert(page).getByText('Network request failed', { exact: true })).toBeVisible();
  mock.world.release(UPDATE_REQUEST);
  await denyButton(page).click();
  await expectHeading(page, 'Sign-in denied');
});

test('hostile text from the command line is shown as text', { tag: '@gate' }, async ({ page, mock }) => {
  mock.world.db.headless.update(HEADLESS_ID, { client_ip_address: '<img src=x onerror=alert(1)>'.repeat(20) });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(HEADLESS_PATH);
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('when no user is signed in', () => {
  test.use({ username: '', scenario: 'MFA off' });

  test('signing in returns to the request', { tag: '@gate' }, async ({ page }) => {
    await page.goto(HEADLESS_PATH);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(HEADLESS_PATH);
    await expect(denyButton(page)).toBeVisible();
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'MFA on, 18.x' });

  test('the security key approves the request', { tag: '@gate' }, async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await page.goto(HEADLESS_PATH);
    await approveButton(page).click();
    await expectHeading(page, 'Sign-in approved');
  });
});
