// Opens a shell, ends the web session, and finds the elements of the dialog to sign in again.
import type { BrowserContext, Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

export const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
export const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const CONTEXT_PATH = '/v1/webapi/sites/one.example.com/context';

export const signInAgainDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
export const passwordField = (page: Page) => signInAgainDialog(page).getByLabel('Password', { exact: true });
export const usernameField = (page: Page) => page.getByLabel('Username');
export const signInButton = (page: Page) =>
  signInAgainDialog(page).getByRole('button', { name: 'Sign in', exact: true });
export const connected = (page: Page) => page.getByText('Connected', { exact: true });
export const reconnectButton = (page: Page) => page.getByRole('button', { name: 'Reconnect', exact: true });
export const accountButton = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
/** A text in the terminal. It is found without a role, because elements below a dialog are not accessible. */
export const terminalText = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Opens a shell and prints a text in it. */
export async function openShell(page: Page, address = WEB_01_PATH): Promise<void> {
  await enableScreenReaderMode(page);
  const contextResponse = page.waitForResponse(`**${CONTEXT_PATH}`);
  await page.goto(address);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expect(connected(page)).toBeVisible();
  await contextResponse;
  await page.keyboard.type('echo precious\n');
  await expect(terminalText(page, 'precious')).toBeVisible();
}

/** Deletes all web sessions, as a restart of the proxy does. */
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

/** Signs in as the same user in the dialog. */
export async function signInAgain(page: Page): Promise<void> {
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(signInAgainDialog(page)).toBeHidden();
}

/** Records the bearer tokens of all requests from now on. */
export function recordBearerTokens(context: BrowserContext): string[] {
  const bearerTokens: string[] = [];
  context.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) bearerTokens.push(authorization.replace('Bearer ', ''));
  });
  return bearerTokens;
}

export const storedToken = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('grv_teleport_token') ?? '{}') as { accessToken?: unknown }).accessToken,
  );
