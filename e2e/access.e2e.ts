// Every screen in every state, in both themes: what axe can measure of WCAG 2.2 AA.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './harness.ts';

const LIST = '/web/cluster/one.example.com/nodes';
const NODES = 'GET /v1/webapi/sites/{cluster}/nodes';

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
const row = (page: Page) => expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();

interface Look {
  says: string;
  /** Of the fixtures, where it is not the usual one. */
  scenario?: string;
  as?: string;
  narrow?: true;
  /** Goes there, and waits until it is there. */
  go: (page: Page) => Promise<void>;
}

const at = (path: string, name: string) => async (page: Page) => {
  await page.goto(path);
  await heading(page, name);
};

async function refused(page: Page) {
  await at('/web/login', 'Sign in')(page);
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function list(page: Page) {
  await page.goto(LIST);
  await row(page);
}

async function connectMenu(page: Page) {
  await list(page);
  await page.getByRole('button', { name: 'Logins on web-01' }).click();
  await expect(page.getByRole('menuitem', { name: 'deploy' })).toBeVisible();
}

async function drawer(page: Page) {
  await list(page);
  await page.getByRole('button', { name: 'Navigation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function userMenu(page: Page) {
  await list(page);
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
}

const looks: Look[] = [
  { says: 'the login page', as: '', go: at('/web/login', 'Sign in') },
  { says: 'a refused sign-in', as: '', go: refused },
  { says: 'a message of the day', as: '', scenario: 'a message of the day', go: at('/web/login', 'Sign in') },
  { says: 'a login that asks for more', as: '', scenario: 'a second factor', go: at('/web/login', 'Sign in') },
  { says: 'the servers', go: list },
  { says: 'the servers in a narrow window', narrow: true, go: list },
  { says: 'the navigation of a narrow window', narrow: true, go: drawer },
  { says: 'the menu of logins', go: connectMenu },
  { says: 'the user menu', go: userMenu },
  { says: 'no servers', scenario: 'no servers', go: at(LIST, 'No servers yet') },
  {
    says: 'no servers for bob',
    scenario: 'no servers',
    as: 'bob',
    go: at(LIST, "You don't have access to any servers in one.example.com"),
  },
  {
    says: 'no match',
    go: at(`${LIST}?search=nothing&query=${encodeURIComponent('labels["env"] == "x"')}`, 'Nothing matches'),
  },
  {
    says: 'no permission',
    scenario: 'lists denied',
    as: 'carol',
    go: at(LIST, 'You do not have permission to see this'),
  },
  { says: 'a list that failed', scenario: 'servers failing', go: at(LIST, 'This could not be loaded') },
  { says: 'a record that is odd', scenario: 'an odd server', go: list },
  { says: 'names of ill intent', scenario: 'servers of ill intent', go: at(LIST, 'Servers') },
  { says: 'a console that failed', scenario: 'a context that fails', go: at('/web/users', 'Internal Error') },
  { says: 'an unknown address', go: at('/web/nowhere', '404 Not Found') },
  { says: 'a page not built yet', go: at('/web/users', 'Manage Users') },
];

for (const theme of ['light', 'dark'])
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(({ context }) =>
      context.addInitScript((name) => localStorage.setItem('grv_teleport_ui_theme', name), theme),
    );

    for (const { says, scenario = 'two servers', as = 'alice', narrow, go } of looks)
      test.describe(`as ${as || 'nobody'} in "${scenario}"`, () => {
        test.use({ scenario, as, ...(narrow ? { viewport: { width: 390, height: 844 } } : {}) });

        test(`${says} can be read and used by everyone`, async ({ page }) => {
          await go(page);
          await expectAccessible(page);
        });
      });

    test.describe('while servers are on their way', () => {
      test.use({ scenario: 'servers held back' });

      test('a list that is loading can be read by everyone', async ({ page, mock }) => {
        await page.goto(LIST);
        await expect(page.getByText('Loading')).toBeVisible();
        await expectAccessible(page);
        mock.world.release(NODES);
      });
    });

    test('a list that is out of date can be read and used by everyone', async ({ page, mock, time }) => {
      await list(page);
      mock.world.mood(NODES, { status: 504, message: 'the connection to the cluster was lost' });
      await time.pass('00:00:16');
      await page.getByRole('link', { name: 'Users' }).click();
      await page.getByRole('link', { name: 'Servers' }).click();
      await expect(page.getByText('What you see may be out of date.')).toBeVisible();
      await expectAccessible(page);
    });
  });
