// A shell with something on its screen, a session that ends under it, and the dialog that follows.
import type { BrowserContext, Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

export const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
export const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const CONTEXT = '/v1/webapi/sites/one.example.com/context';

export const signInAgainDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
export const password = (page: Page) => signInAgainDialog(page).getByLabel('Password', { exact: true });
export const username = (page: Page) => page.getByLabel('Username');
export const signInButton = (page: Page) =>
  signInAgainDialog(page).getByRole('button', { name: 'Sign in', exact: true });
export const connected = (page: Page) => page.getByText('Connected', { exact: true });
export const reconnectButton = (page: Page) => page.getByRole('button', { name: 'Reconnect', exact: true });
export const accountButton = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
/** What the shell said, as a screen reader is given it; what lies below a dialog is there to be seen, not to be used. */
export const terminalText = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** A shell with something on its screen. */
export async function openShell(page: Page, address = WEB_01_PATH): Promise<void> {
  await enableScreenReaderMode(page);
  const hostnames = page.waitForResponse(`**${CONTEXT}`);
  await page.goto(address);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(connected(page)).toBeVisible();
  await hostnames;
  await page.keyboard.type('echo precious\n');
  await expect(terminalText(page, 'precious')).toBeVisible();
}

/** The proxy forgets every session, as one that was restarted does. */
export const deleteWebSessions = ({ world }: Proxy) => {
  for (const { sid } of world.db.webSession.all()) world.db.webSession.delete(sid);
};

interface SessionEndSetup {
  mock: Proxy;
  time: { pass(hms: string): Promise<void> };
}

export async function endWebSession({ mock, time }: SessionEndSetup): Promise<void> {
  deleteWebSessions(mock);
  await time.pass('00:00:15');
}

/** The same person again, by the dialog. */
export async function signInAgain(page: Page): Promise<void> {
  await password(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(signInAgainDialog(page)).toBeHidden();
}

/** The bearers of every call from now on. */
export function recordBearers(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) seen.push(authorization.replace('Bearer ', ''));
  });
  return seen;
}

export const storedToken = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('grv_teleport_token') ?? '{}') as { accessToken?: unknown }).accessToken,
  );
