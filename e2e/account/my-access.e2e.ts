// Tests the page about the user's own access.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { openPalette, options } from '#e2e/shell/palette-page.ts';

const ACCESS_PATH = '/web/account/access';
const GET_USER = 'GET /v1/webapi/users/{name}';

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const signIns = (page: Page) => part(page, 'Your sign-ins, last 30 days');

/** Collects the addresses of the requests whose path ends like this. */
function requestsTo(page: Page, pathEnd: string): URL[] {
  const requests: URL[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.endsWith(pathEnd)) requests.push(address);
  });
  return requests;
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('grv_teleport_token'));

test.describe('for an administrator on a phone', () => {
  test.use({ scenario: 'default', username: 'mira', viewport: { width: 390, height: 844 } });

  // docs/behaviour.md#my-access "The page My access", "With permission to list roles", "Active sessions and sign-ins are requested"
  // docs/behaviour.md#my-access "Sign-ins come from"
  test(
    'roles open to what they allow, and sign-ins load when they are seen',
    { tag: ['@gate', '@both'] },
    async ({ page }) => {
      const searches = requestsTo(page, '/events/search');
      await page.goto('/web/account/twofactor');
      await page.getByRole('button', { name: 'Account of mira' }).click();
      await page.getByRole('menuitem', { name: 'My access' }).click();
      await expect(page).toHaveURL(ACCESS_PATH);
      const tabs = page.getByRole('navigation', { name: 'Settings' });
      await expect(tabs.getByRole('link', { name: 'My access' })).toBeInViewport({ ratio: 0.95 });
      const roles = part(page, 'Roles');
      await roles.getByText('access', { exact: true }).click();
      await expect(roles.getByRole('definition').filter({ hasText: 'All' }).first()).toBeVisible();
      await expect(roles.getByRole('link', { name: 'Open role access' })).toHaveAttribute(
        'href',
        '/web/roles?details=access',
      );
      await expect(part(page, 'Traits').getByText('root, ubuntu, deploy, mira')).toBeVisible();
      await expect(part(page, 'Permissions').getByRole('listitem').filter({ hasText: 'Audit Log' })).toContainText(
        'List, read',
      );
      await expect(part(page, 'MFA devices').getByText('3 devices')).toBeVisible();
      expect(searches).toEqual([]);
      await signIns(page).scrollIntoViewIfNeeded();
      await expect(signIns(page).getByRole('listitem').first()).toContainText('Local user · ');
      expect(searches.map(({ searchParams }) => [searchParams.get('include'), searchParams.get('limit')])).toEqual([
        ['user.login', '500'],
      ]);
      await expect(
        part(page, 'Active sessions').getByRole('button', { name: 'Join the session of mira on web-api-02' }),
      ).toBeVisible();
    },
  );
});

test.describe('for a user with few permissions', () => {
  test.use({ scenario: 'default', username: 'ben' });

  // docs/behaviour.md#my-access "Each part has its own", "Without it, the page shows", "Proxies send every user"
  // docs/behaviour.md#my-access "14.x sends it"
  test('parts name missing permissions, report failures, and show the end of the session', async ({
    page,
    mock,
    time,
  }) => {
    const unauthorized = [requestsTo(page, '/events/search'), requestsTo(page, '/webapi/roles')];
    mock.world.fault(GET_USER, { status: 504, message: 'the connection to the cluster was lost' });
    await openPalette(page, '/web/support');
    await page.keyboard.type('my access');
    await expect(options(page).first()).toContainText('My access');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ACCESS_PATH);
    // Roles and traits come from one request, so the page shows one error.
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Proxy: the connection to the cluster was lost');
    await expect(part(page, 'Permissions').getByText('No permission for: Users, Roles')).toBeVisible();
    mock.world.release(GET_USER);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(part(page, 'Roles').getByText('intern')).toBeVisible();
    await expect(part(page, 'Roles').getByText('role: list')).toBeVisible();
    await expect(signIns(page).getByText('event: list')).toBeVisible();
    expect(unauthorized).toEqual([[], []]);
    const session = part(page, 'This session');
    await expect(session.getByText(/with the next renewal, in \d minutes\.$/)).toBeVisible();
    await time.pass('00:07:30');
    await expect.poll(() => storedSession(page)).not.toContain('0001-01-01');
    await time.pass('00:00:15');
    await expect(session.getByText(/^in 7 hours \(/)).toBeVisible();
    await page.reload();
    await expect(session.getByText(/^in 7 hours \(/)).toBeVisible();
  });
});
