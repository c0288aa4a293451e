// A shell with something on its screen, a session that ends under it, and the dialog that follows.
import type { BrowserContext, Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect } from '#e2e/harness/harness.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';

export const SERVERS = '/web/cluster/one.example.com/nodes';
export const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const CONTEXT = '/v1/webapi/sites/one.example.com/context';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
export const password = (page: Page) => dialog(page).getByLabel('Password', { exact: true });
export const username = (page: Page) => page.getByLabel('Username');
export const enter = (page: Page) => dialog(page).getByRole('button', { name: 'Sign in', exact: true });
export const connected = (page: Page) => page.getByText('Connected', { exact: true });
export const reconnect = (page: Page) => page.getByRole('button', { name: 'Reconnect', exact: true });
export const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
/** What the shell said, as a screen reader is given it; what lies below a dialog is there to be seen, not to be used. */
export const terminalText = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** A shell with something on its screen. */
export async function openShell(page: Page, address = WEB_01): Promise<void> {
  await readOut(page);
  const known = page.waitForResponse(`**${CONTEXT}`);
  await page.goto(address);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(connected(page)).toBeVisible();
  await known;
  await page.keyboard.type('echo precious\n');
  await expect(terminalText(page, 'precious')).toBeVisible();
}

/** The proxy forgets every session, as one that was restarted does. */
export const forgetSessions = ({ world }: Proxy) => {
  for (const { sid } of world.db.webSession.all()) world.db.webSession.delete(sid);
};

interface Ending {
  mock: Proxy;
  time: { pass(hms: string): Promise<void> };
}

export async function endSession({ mock, time }: Ending): Promise<void> {
  forgetSessions(mock);
  await time.pass('00:00:15');
}

/** The same person again, by the dialog. */
export async function signInAgain(page: Page): Promise<void> {
  await password(page).fill(PASSWORD);
  await enter(page).click();
  await expect(dialog(page)).toBeHidden();
}

/** The bearers of every call from now on. */
export function bearers(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) seen.push(authorization.replace('Bearer ', ''));
  });
  return seen;
}

export const token = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('grv_teleport_token') ?? '{}') as { accessToken?: unknown }).accessToken,
  );
