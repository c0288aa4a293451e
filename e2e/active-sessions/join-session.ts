// Two people and one session: each has a browser of their own.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, signIn, test as base } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/deploy';

export const connected = (page: Page) => page.getByText('Connected', { exact: true });
export const terminal = (page: Page) => page.getByRole('region', { name: /^Terminal of/ });
/** The rows of the terminal as a screen reader is given them. */
export const row = (page: Page, text: string | RegExp) =>
  terminal(page).getByRole('listitem').filter({ hasText: text }).first();

/** Only sessions that run are there, so in these worlds it is the one that bob began. */
export function sessionAddress({ world }: Proxy, mode?: string): string {
  const [session] = world.db.activeSession.all();
  if (!session) throw new Error('nobody began a session');
  return `/web/cluster/one.example.com/console/session/${session.id}${mode === undefined ? '' : `?mode=${mode}`}`;
}

/** Keys go to the terminal. */
export const expectTerminalFocus = (page: Page) => expect(terminal(page).getByLabel('Terminal input')).toBeFocused();

/** Follows a link that joins, and says yes. */
export async function joinSession(page: Page, address: string): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(address);
  await page.getByRole('button', { name: /^Join/ }).click();
}

interface Guests {
  /** A browser in which this user is signed in. */
  visit: (as: string) => Promise<Page>;
  /** bob, in a shell on web-01. */
  bob: Page;
}

export const test = base.extend<Guests>({
  visit: async ({ browser, mock, origin }, use) => {
    const close: (() => Promise<void>)[] = [];
    await use(async (as) => {
      const context = await browser.newContext({ baseURL: origin });
      close.push(() => context.close());
      await signIn(context, { mock, origin, as });
      const page = await context.newPage();
      await enableScreenReaderMode(page);
      return page;
    });
    for (const closeContext of close) await closeContext();
  },
  bob: async ({ visit }, use) => {
    const bob = await visit('bob');
    await bob.goto(WEB_01);
    await bob.getByRole('button', { name: 'Connect as deploy' }).click();
    await expect(connected(bob)).toBeVisible();
    await expectTerminalFocus(bob);
    await use(bob);
  },
});
