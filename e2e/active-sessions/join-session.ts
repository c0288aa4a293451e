// Two users in one session, each with their own browser context.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, signIn, test as base } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/deploy';

export const connected = (page: Page) => page.getByText('Connected', { exact: true });
export const terminal = (page: Page) => page.getByRole('region', { name: /^Terminal of/ });
/** The rows of the terminal in screen reader mode. */
export const terminalRow = (page: Page, text: string | RegExp) =>
  terminal(page).getByRole('listitem').filter({ hasText: text }).first();

/** The address to join the only running session, which bob started. */
export function sessionAddress({ world }: Proxy, mode?: string): string {
  const [session] = world.db.activeSession.all();
  if (!session) throw new Error('nobody began a session');
  return `/web/cluster/one.example.com/console/session/${session.id}${mode === undefined ? '' : `?mode=${mode}`}`;
}

/** Expects that the terminal has the keyboard focus. */
export const expectTerminalFocus = (page: Page) => expect(terminal(page).getByLabel('Terminal input')).toBeFocused();

/** Opens a link to a session and confirms. */
export async function joinSession(page: Page, address: string): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(address);
  await page.getByRole('button', { name: /^Join/ }).click();
}

interface Guests {
  /** Opens a page in which this user is signed in. */
  visit: (as: string) => Promise<Page>;
  /** The page of bob, who has a shell on web-01. */
  bob: Page;
}

export const test = base.extend<Guests>({
  visit: async ({ browser, mock, origin }, use) => {
    const closeFunctions: (() => Promise<void>)[] = [];
    await use(async (username) => {
      const context = await browser.newContext({ baseURL: origin });
      closeFunctions.push(() => context.close());
      await signIn(context, { mock, origin, username });
      const page = await context.newPage();
      await enableScreenReaderMode(page);
      return page;
    });
    for (const closeContext of closeFunctions) await closeContext();
  },
  bob: async ({ visit }, use) => {
    const bob = await visit('bob');
    await bob.goto(WEB_01_PATH);
    await bob.getByRole('button', { name: 'Connect as deploy' }).click();
    await expect(connected(bob)).toBeVisible();
    await expectTerminalFocus(bob);
    await use(bob);
  },
});
