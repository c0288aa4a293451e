// The screenshots in docs/guide: the page of each, and the steps to prepare it.
import type { Locator, Page } from '@playwright/test';
import { takeStableScreenshot } from './stable-screenshot.ts';

export interface GuideScreenshot {
  path: string;
  /** The scenario of the mock proxy; the demo company by default. */
  scenario?: string;
  /** The user who is signed in; empty for the sign-in page. */
  user?: string;
  /** The steps before the screenshot is taken. Resolves with the tab to capture. */
  prepare: (page: Page) => Promise<Page>;
}

const CLUSTER = '/web/cluster/one.example.com';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** Waits until an element is visible, and returns the page. */
async function waitForLocator(page: Page, locate: (page: Page) => Locator): Promise<Page> {
  await locate(page).first().waitFor();
  return page;
}

/** Clicks a link that opens a new tab, and returns the tab. */
async function followToNewTab(page: Page, name: RegExp): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name }).first().click();
  return opened;
}

/** Opens the terminal of the first server in the list, and waits until it shows the latency. */
async function openTerminal(page: Page): Promise<Page> {
  const tab = await followToNewTab(page, /^Connect as/);
  await tab
    .getByText(/\d ms$/)
    .first()
    .waitFor();
  return tab;
}

const runInTerminal = async (page: Page, command: string): Promise<void> => {
  await page.getByLabel('Terminal input').last().focus();
  await page.keyboard.type(`${command}\n`);
  await takeStableScreenshot(page);
};

export const GUIDE_SCREENSHOTS: Readonly<Record<string, GuideScreenshot>> = {
  'sign-in': {
    path: '/web/login',
    scenario: 'otp',
    user: '',
    prepare: async (page) => {
      await page.getByLabel('Username').fill('mira');
      await page.getByLabel('Password', { exact: true }).fill('wicket-gate-7');
      return page;
    },
  },
  'find-and-connect': {
    path: `${CLUSTER}/nodes?search=analytics`,
    prepare: (page) => waitForLocator(page, (currentPage) => currentPage.getByRole('link', { name: /^Connect as/ })),
  },
  terminal: {
    path: `${CLUSTER}/nodes?search=web-api-02`,
    prepare: async (page) => {
      const tab = await openTerminal(page);
      await runInTerminal(tab, 'uname -a');
      await runInTerminal(tab, 'ls /var/log');
      await button(tab, 'Split right').click();
      return waitForLocator(tab, (currentPage) => currentPage.getByRole('searchbox'));
    },
  },
  files: {
    path: `${CLUSTER}/nodes?search=web-api-02`,
    prepare: async (page) => {
      const tab = await openTerminal(page);
      await button(tab, /^Files/).click();
      return waitForLocator(tab, (currentPage) => currentPage.getByRole('region', { name: /^Transfer files as/ }));
    },
  },
  desktops: {
    path: `${CLUSTER}/desktops?search=accounting-01`,
    prepare: async (page) => {
      const tab = await followToNewTab(page, /^Connect as/);
      return waitForLocator(tab, (currentPage) => currentPage.getByText('Connected', { exact: true }));
    },
  },
  'audit-log': {
    path: `${CLUSTER}/audit?range=today&search=deploy-bot+invalid`,
    prepare: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      return waitForLocator(page, (currentPage) => currentPage.getByRole('complementary', { name: 'Event details' }));
    },
  },
  recordings: {
    path: `${CLUSTER}/recordings?search=db-primary`,
    prepare: async (page) => {
      const tab = await followToNewTab(page, /^Play/);
      await button(tab, 'Pause').click();
      await tab.keyboard.press('Home');
      for (let seconds = 0; seconds < 135; seconds += 5) await tab.keyboard.press('ArrowRight');
      return tab;
    },
  },
  'users-and-roles': {
    path: '/web/users?edit=ben',
    prepare: (page) =>
      waitForLocator(page, (currentPage) => currentPage.getByRole('dialog', { name: 'Edit user ben' })),
  },
  editor: {
    path: '/web/roles?edit=developer',
    prepare: (page) =>
      waitForLocator(page, (currentPage) => currentPage.getByRole('textbox', { name: 'YAML of developer' })),
  },
  locks: {
    path: '/web/locks/new?user=ben',
    prepare: (page) => waitForLocator(page, (currentPage) => button(currentPage, 'Selected ben')),
  },
  enrollment: {
    path: '/web/discover?search=mysql',
    prepare: (page) => waitForLocator(page, (currentPage) => currentPage.getByRole('link', { name: /MySQL/ })),
  },
  integrations: {
    path: '/web/integrations/new/aws-oidc',
    prepare: async (page) => {
      await button(page, 'Next').click();
      return waitForLocator(page, (currentPage) => currentPage.getByRole('heading', { name: 'Add the provider' }));
    },
  },
  keyboard: {
    path: '/web/settings',
    prepare: async (page) => {
      await waitForLocator(page, (currentPage) => currentPage.getByLabel('Time zone'));
      await page.keyboard.press('?');
      return waitForLocator(page, (currentPage) => currentPage.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    },
  },
  settings: {
    path: '/web/settings',
    prepare: (page) => waitForLocator(page, (currentPage) => currentPage.getByLabel('Time zone')),
  },
  commands: {
    path: `${CLUSTER}/nodes?search=web`,
    scenario: 'commands on forty servers',
    user: 'alice',
    prepare: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Select row/ });
      await boxes.first().waitFor();
      for (const box of (await boxes.all()).slice(0, 4)) await box.check();
      await button(page, /^Run command on/).click();
      await page.getByLabel('Command', { exact: true }).fill('uptime');
      await button(page, 'Review servers').click();
      return waitForLocator(page, (currentPage) => currentPage.getByRole('dialog', { name: /^Run on/ }));
    },
  },
};
