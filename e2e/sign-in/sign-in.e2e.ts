import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const HOME_URL = /\/web\/cluster\/one\.example\.com$/;
const SIGN_IN = 'POST /v1/webapi/sessions/web';

const usernameField = (page: Page) => page.getByLabel('Username');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

async function signInAs(page: Page, name: string, password = PASSWORD) {
  await usernameField(page).fill(name);
  await passwordField(page).fill(password);
  await signInButton(page).click();
}

test.use({ username: '' });

test('a local user signs in and sees the home page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web');
  await expect(page).toHaveURL(/\/web\/login$/);
  await expect(page).toHaveTitle('Sign in');
  await signInAs(page, 'alice');
  await expect(page).toHaveURL(HOME_URL);
  await expect(page.getByRole('heading', { name: 'one.example.com', level: 1 })).toBeVisible();
});

test('signing in works with the keyboard only', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/login');
  await expect(usernameField(page)).toBeFocused();
  await page.keyboard.type('alice');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOME_URL);
});

test('an unknown name and a wrong password show the same error', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/login');
  await signInAs(page, 'nobody');
  await expect(page.getByRole('alert')).toContainText('Proxy: invalid credentials');
  await signInAs(page, 'alice', 'wrong horse');
  await expect(page.getByRole('alert')).toContainText('Proxy: invalid credentials');
  await expect(passwordField(page)).toBeFocused();
  await expect(usernameField(page)).toHaveValue('alice');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOME_URL);
});

test('empty fields are reported, and the password can be shown', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto('/web/login');
  // Until the script has loaded, the browser validates the form with its own messages.
  await expect(async () => {
    await signInButton(page).click();
    await expect(usernameField(page)).toHaveAccessibleDescription('Fill out this field.', { timeout: 1_000 });
  }).toPass();
  await expect(usernameField(page)).toBeFocused();
  await usernameField(page).fill('alice');
  await signInButton(page).click();
  await expect(passwordField(page)).toBeFocused();
  expect(mock.world.db.auditEvent.all()).toEqual([]);
  await passwordField(page).fill(PASSWORD);
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide characters' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('five wrong passwords lock the account for twenty minutes, even for the correct password', async ({
  page,
  mock,
  time,
}) => {
  await page.goto('/web/login');
  const attempts = ['one', 'two', 'three', 'four', 'five', PASSWORD];
  for (const [index, secret] of attempts.entries()) {
    await signInAs(page, 'alice', secret);
    await expect.poll(() => mock.world.db.auditEvent.all()).toHaveLength(index + 1);
    await expect(page.getByRole('alert')).toContainText('Proxy: invalid credentials');
  }
  await time.pass('00:20:01');
  await signInAs(page, 'alice');
  await expect(page).toHaveURL(HOME_URL);
});

test(
  'a page with cleared cookies says that it is outdated, and works after a reload',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto('/web/login');
    await context.clearCookies();
    await signInAs(page, 'alice');
    await expect(page.getByRole('alert')).toHaveText('This page is out of date. Reload it and try again.');
    await page.reload();
    await signInAs(page, 'alice');
    await expect(page).toHaveURL(HOME_URL);
  },
);

test.describe('with a proxy that limits attempts', () => {
  test.use({ scenario: 'too many sign-ins' });

  test('failed sign-ins are reported, and keep the typed text', { tag: '@gate' }, async ({ page, context, mock }) => {
    await page.goto('/web/login');
    await usernameField(page).fill('alice');
    await context.setOffline(true);
    await passwordField(page).fill(PASSWORD);
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Network request failed');
    await context.setOffline(false);
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(/Wait a minute, then try again.*max rate reached/);
    mock.world.fault(SIGN_IN, { cut: true });
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Network request failed');
    mock.world.release(SIGN_IN);
    await signInButton(page).click();
    await expect(page).toHaveURL(HOME_URL);
  });
});

test.describe('with a slow proxy', () => {
  test.use({ scenario: 'sign-in delayed' });

  test('a second press of the button signs in only once', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto('/web/login');
    await signInAs(page, 'alice');
    await expect(signInButton(page)).toBeDisabled();
    await signInButton(page).click({ force: true });
    await passwordField(page).press('Enter');
    mock.world.release(SIGN_IN);
    await expect(page).toHaveURL(HOME_URL);
    expect(mock.world.db.webSession.all()).toHaveLength(1);
  });
});

test.describe('with a redirect target', () => {
  const searchPath = '/web/cluster/one.example.com/nodes?search=web&sort=hostname%3Adesc#row-7';
  const loginPathFor = (target: string) => `/web/login?redirect_uri=${encodeURIComponent(target)}`;

  // docs/behaviour.md#redirects "A user who opens a page without a session"
  test(
    'signing in returns to the requested page, including filters and fragment',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(searchPath);
      await expect(page).toHaveURL(/\/web\/login\?redirect_uri=[^#]*hostname%253Adesc$/);
      await signInAs(page, 'alice');
      await expect(page).toHaveURL(searchPath);
      await expect(page.getByRole('searchbox')).toHaveValue('web');
    },
  );

  test('a redirect target outside the console opens the start page', { tag: '@gate' }, async ({ page }) => {
    await page.goto(loginPathFor('https://evil.example/steal'));
    await signInAs(page, 'alice');
    await expect(page).toHaveURL(HOME_URL);
    for (const target of ['/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(loginPathFor(target));
      await expect(page, target).toHaveURL(HOME_URL);
    }
  });

  test('the host of a target is ignored, and signed-in users are redirected', { tag: '@gate' }, async ({ page }) => {
    await page.goto(loginPathFor('https://evil.example/web/users'));
    await signInAs(page, 'alice');
    await expect(page).toHaveURL('/web/users');
    await page.goto('/web/login');
    await expect(page).toHaveURL(HOME_URL);
    await page.goto(loginPathFor(searchPath));
    await expect(page).toHaveURL(searchPath);
  });

  test.describe('when already signed in', () => {
    test.use({ username: 'alice' });

    test('targets outside the console open the start page', async ({ page }) => {
      for (const target of ['https://evil.example/steal', '//evil.example', '/web/login', '/v1/webapi/ping']) {
        await page.goto(loginPathFor(target));
        await expect(page, target).toHaveURL(HOME_URL);
      }
    });
  });
});

test.describe('with a message of the day', () => {
  test.use({ scenario: 'a message of the day' });

  test('the message is shown before the sign-in form', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByText('Authorised staff only.')).toBeVisible();
    await expect(signInButton(page)).toBeHidden();
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(usernameField(page)).toBeFocused();
    await signInAs(page, 'alice');
    await expect(page).toHaveURL(HOME_URL);
  });
});

test.describe('with hardware keys only', () => {
  test.use({ scenario: 'hardware keys only' });

  test('the sign-in page says why no password is accepted, also without local accounts', async ({ page, mock }) => {
    await page.goto('/web/login');
    await expect(page.getByRole('status')).toHaveText(/requires private keys stored on hardware/);
    await expect(signInButton(page)).toBeHidden();
    Object.assign(mock.world.settings.auth, { privateKeyPolicy: 'none', localAuthEnabled: false });
    await page.goto('/web/login');
    await expect(page.getByRole('status')).toHaveText(/Login has not been enabled/);
    await expect(signInButton(page)).toBeHidden();
  });
});

// docs/behaviour.md#configuration "If the page was served without the configuration"
// docs/behaviour.md#configuration "Without a configuration, the sign-in", "Other pages say that the configuration"
test('the page says that it waits for a configuration, and shows the sign-in form without it after 15 s', async ({
  page,
  mock,
  time,
}) => {
  mock.world.fault('GET /web/config.js', { held: true });
  await page.goto('/web/login');
  await time.pass('00:00:06');
  await expect(page.getByText('Still waiting for the proxy')).toBeVisible();
  await time.pass('00:00:09');
  await expect(page.getByText("Couldn't load how this cluster signs users in")).toBeVisible();
  await signInAs(page, 'alice');
  await expect(page.getByText('Loading the console')).toBeAttached();
  await time.pass('00:00:16');
  await expect(page.getByText("Couldn't load the configuration of the cluster")).toBeVisible();
  mock.world.release('GET /web/config.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(HOME_URL);
});

test.describe('when the configuration is refused', () => {
  test.describe('the first time', () => {
    test.use({ scenario: 'a busy configuration' });

    test('the page requests it again, and shows the cluster', { tag: '@gate' }, async ({ page }) => {
      await page.goto('/web/login');
      await expect(page.getByRole('heading', { name: 'Sign in to one.example.com' })).toBeVisible();
    });
  });

  test.describe('every time', () => {
    test.use({ scenario: 'no configuration' });

    test('the sign-in page appears after some seconds', async ({ page, time }) => {
      await page.goto('/web/login');
      await expect(async () => {
        await time.pass('00:00:06');
        await expect(usernameField(page)).toBeVisible({ timeout: 100 });
      }).toPass();
    });
  });
});
