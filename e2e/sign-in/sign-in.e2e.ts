import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const HOME = /\/web\/cluster\/one\.example\.com\/nodes$/;
const SIGN_IN = 'POST /v1/webapi/sessions/web';

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Sign in' });

async function signInAs(page: Page, name: string, secret = PASSWORD) {
  await username(page).fill(name);
  await password(page).fill(secret);
  await button(page).click();
}

test.use({ as: '' });

test('a local user signs in and lands on the servers', async ({ page }) => {
  await page.goto('/web');
  await expect(page).toHaveURL(/\/web\/login$/);
  await expect(page).toHaveTitle('Sign in');
  await signInAs(page, 'alice');
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
});

test('signing in takes the keyboard only', async ({ page }) => {
  await page.goto('/web/login');
  await expect(username(page)).toBeFocused();
  await page.keyboard.type('alice');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOME);
});

test('a wrong password is reported, and the next one replaces it', async ({ page }) => {
  await page.goto('/web/login');
  await signInAs(page, 'alice', 'wrong horse');
  await expect(page.getByRole('alert')).toContainText('Proxy: invalid credentials');
  await expect(password(page)).toBeFocused();
  await expect(username(page)).toHaveValue('alice');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOME);
});

test('nobody learns from the words which names exist', async ({ page }) => {
  await page.goto('/web/login');
  await signInAs(page, 'nobody');
  await expect(page.getByRole('alert')).toContainText('Proxy: invalid credentials');
});

test('empty fields are asked for before anything is sent', async ({ page, mock }) => {
  await page.goto('/web/login');
  // Until the script is there the browser asks, in its own words.
  await expect(async () => {
    await button(page).click();
    await expect(username(page)).toHaveAccessibleDescription('Fill out this field.', { timeout: 1_000 });
  }).toPass();
  await expect(username(page)).toBeFocused();
  await username(page).fill('alice');
  await button(page).click();
  await expect(password(page)).toBeFocused();
  expect(mock.world.db.auditEvent.all()).toEqual([]);
});

test('the password can be looked at while it is typed', async ({ page }) => {
  await page.goto('/web/login');
  await password(page).fill(PASSWORD);
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide characters' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('five wrong passwords lock the account for twenty minutes, for the right one too', async ({
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
  await expect(page).toHaveURL(HOME);
});

test('a page whose cookies were cleared says that it is out of date, and works once reloaded', async ({
  page,
  context,
}) => {
  await page.goto('/web/login');
  await context.clearCookies();
  await signInAs(page, 'alice');
  await expect(page.getByRole('alert')).toHaveText('This page is out of date. Reload it and try again.');
  await page.reload();
  await signInAs(page, 'alice');
  await expect(page).toHaveURL(HOME);
});

test('a network that is cut while typing is reported, and nothing typed is lost', async ({ page, context }) => {
  await page.goto('/web/login');
  await username(page).fill('alice');
  await context.setOffline(true);
  await password(page).fill(PASSWORD);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText('Network request failed');
  await context.setOffline(false);
  await button(page).click();
  await expect(page).toHaveURL(HOME);
});

test.describe('with a proxy that takes its time', () => {
  test.use({ scenario: 'sign-in held back' });

  test('a second press of the button signs in only once', async ({ page, mock }) => {
    await page.goto('/web/login');
    await signInAs(page, 'alice');
    await expect(button(page)).toBeDisabled();
    await button(page).click({ force: true });
    await password(page).press('Enter');
    mock.world.release(SIGN_IN);
    await expect(page).toHaveURL(HOME);
    expect(mock.world.db.webSession.all()).toHaveLength(1);
  });
});

test.describe('with a proxy that counts attempts', () => {
  test.use({ scenario: 'too many sign-ins' });

  test('too many attempts say what to do', async ({ page }) => {
    await page.goto('/web/login');
    await signInAs(page, 'alice');
    await expect(page.getByRole('alert')).toHaveText(/Wait a minute, then try again.*max rate reached/);
    await button(page).click();
    await expect(page).toHaveURL(HOME);
  });
});

test.describe('with a proxy that hangs up', () => {
  test.use({ scenario: 'sign-in cut off' });

  test('a call without an answer is reported, and the form still works', async ({ page, mock }) => {
    await page.goto('/web/login');
    await signInAs(page, 'alice');
    await expect(page.getByRole('alert')).toHaveText('Network request failed');
    mock.world.release(SIGN_IN);
    await button(page).click();
    await expect(page).toHaveURL(HOME);
  });
});

test.describe('with a place to come back to', () => {
  const search = '/web/cluster/one.example.com/nodes?search=web&sort=hostname%3Adesc';

  // docs/behaviour.md#redirects "is led to the sign-in page"
  test('signing in leads to where one was going, filters and all', async ({ page }) => {
    await page.goto(search);
    await expect(page).toHaveURL(/\/web\/login\?redirect_uri=/);
    await signInAs(page, 'alice');
    await expect(page).toHaveURL(search);
    await expect(page.getByRole('searchbox')).toHaveValue('web');
  });

  test('signing in leads to the very part of the page that one was going to', async ({ page }) => {
    await page.goto(`${search}#row-7`);
    await expect(page).toHaveURL(/\/web\/login\?redirect_uri=.*%23row-7$/);
    await signInAs(page, 'alice');
    await expect(page).toHaveURL(`${search}#row-7`);
  });

  for (const target of [
    'https://evil.example/steal',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/web/login',
    '/v1/webapi/ping',
  ])
    test(`an address that leads astray is left for the start page: ${target}`, async ({ page }) => {
      await page.goto(`/web/login?redirect_uri=${encodeURIComponent(target)}`);
      await signInAs(page, 'alice');
      await expect(page).toHaveURL(HOME);
    });

  test('a page of ours on a foreign host is taken for ours', async ({ page }) => {
    await page.goto(`/web/login?redirect_uri=${encodeURIComponent('https://evil.example/web/users')}`);
    await signInAs(page, 'alice');
    await expect(page).toHaveURL('/web/users');
  });

  test.describe('signed in already', () => {
    test.use({ as: 'alice' });

    test('the login page leads on to where one was going', async ({ page }) => {
      await page.goto('/web/login');
      await expect(page).toHaveURL(HOME);
      await page.goto(`/web/login?redirect_uri=${encodeURIComponent(search)}`);
      await expect(page).toHaveURL(search);
    });
  });
});

test.describe('with a message of the day', () => {
  test.use({ scenario: 'a message of the day' });

  test('the message is read before signing in', async ({ page }) => {
    await page.goto('/web/login');
    await expect(page.getByText('Authorised staff only.')).toBeVisible();
    await expect(button(page)).toBeHidden();
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(username(page)).toBeFocused();
    await signInAs(page, 'alice');
    await expect(page).toHaveURL(HOME);
  });
});

const obstacles = {
  'no way in': /Login has not been enabled/,
  'hardware keys only': /requires private keys stored on hardware/,
};

for (const [scenario, words] of Object.entries(obstacles))
  test.describe(`with ${scenario}`, () => {
    test.use({ scenario });

    test('the login page says why a password does not do', async ({ page }) => {
      await page.goto('/web/login');
      await expect(page.getByRole('status')).toHaveText(words);
      await expect(button(page)).toBeHidden();
    });
  });

test.describe('with a configuration that is refused', () => {
  // The browser tells of the script that did not come.
  test.use({ expectedErrors: [/^Refused to execute script from .*config\.js/] });

  test.describe('at first', () => {
    test.use({ scenario: 'a busy configuration' });

    test('the page asks for it again, and knows its cluster', async ({ page }) => {
      await page.goto('/web/login');
      await expect(page.getByRole('heading', { name: 'Sign in to one.example.com' })).toBeVisible();
    });
  });

  test.describe('every time', () => {
    test.use({ scenario: 'no configuration' });

    test('the login page is there all the same, after ten seconds', async ({ page, time }) => {
      await page.goto('/web/login');
      await expect(async () => {
        await time.pass('00:00:06');
        await expect(username(page)).toBeVisible({ timeout: 100 });
      }).toPass();
    });
  });
});
