// States for the accessibility checks of the terminal, from the confirmation to the end of the session, of sessions of
// other users, and of the launcher of applications.
import type { Page } from '@playwright/test';
import { sessionAddress, joinSession, terminalRow } from '#e2e/active-sessions/join-session.ts';
import { expect } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { connected, endWebSession, openShell, WEB_01_PATH } from '#e2e/console/open-shell.ts';
import { paste } from '#e2e/console/terminal-page.ts';
import { openHeading, pressEscape, type RouteStates, type PageContext } from './check-page.ts';

const expectAlert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();
const typeLine = (page: Page, line: string) => page.keyboard.type(`${line}\n`);

/** Shows a link with its own text in the output (OSC 8), then cuts the connection. */
async function showLinkAndDisconnect({ page, mock, check }: PageContext): Promise<void> {
  await openShell(page);
  await typeLine(page, String.raw`clear; echo -e '\e]8;;https://example.com/docs\alinked-words\e]8;;\a'`);
  const line = terminalRow(page, /^linked-words/);
  await expect(line).toBeVisible();
  const { x = 0, y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + height / 2 - 1);
  await page.mouse.move(x + 32, y + height / 2);
  await page.mouse.click(x + 32, y + height / 2);
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('the address of a link');
  await pressEscape(page);
  mock.world.cutStreams();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
}

const chooseTool = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'Terminal tools' }).click();
  await page.getByRole('menuitem', { name }).click();
};

async function openTools({ page, check }: PageContext): Promise<void> {
  await openShell(page);
  await page.getByRole('button', { name: 'Terminal tools' }).click();
  await expect(page.getByRole('menuitem', { name: /^Find/ })).toBeVisible();
  await check('the menu');
  await page.getByRole('menuitem', { name: /^Find/ }).click();
  await page.getByRole('textbox', { name: 'Find in output' }).fill('precious');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await check('the matches');
  await page.getByRole('button', { name: 'Use regular expression' }).click();
  await page.getByRole('textbox', { name: 'Find in output' }).fill('(');
  await expect(page.getByText('This is not a valid regular expression.')).toBeVisible();
  await check('an invalid regular expression');
  await page.keyboard.press('Escape');
  await chooseTool(page, /^Terminal settings/);
  await page.getByRole('combobox', { name: 'Color theme' }).selectOption('Light');
  await check('the settings, and a light theme below them');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Terminal input' })).toBeFocused();
  await paste(page, 'echo one\necho \u202Etwo\u202C \x1b[0m\n');
  await expect(page.getByRole('dialog', { name: 'Paste 2 lines?' })).toBeVisible();
  await check('the confirmation of a paste', 'wide');
}

export const TERMINAL_STATES: RouteStates = [
  {
    title: 'the confirmation, a shell and its clean end',
    gate: true,
    go: async ({ page, check }) => {
      await page.goto(WEB_01_PATH);
      await expect(page.getByRole('button', { name: /^Connect as/ })).toBeVisible();
      await check('the confirmation');
      await openShell(page);
      await check('a shell');
      await typeLine(page, 'exit');
      await expect(page.getByRole('button', { name: 'Start new session' })).toBeVisible();
    },
  },
  { title: 'terminal tools', go: openTools },
  { title: 'the address of a link in the output, and a lost connection', go: showLinkAndDisconnect },
  {
    title: 'an unresponsive key, and the other MFA device',
    scenario: 'sessions ask for a key or a code',
    go: async ({ page, mock, check }) => {
      const { session, authenticatorId } = await enrollKey(page, { mock, user: 'alice' });
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      await page.goto(WEB_01_PATH);
      await page.getByRole('button', { name: /^Connect as/ }).click();
      const keyButton = page.getByRole('button', { name: 'Use security key or passkey' });
      await expect(keyButton).toBeVisible();
      await check('the MFA prompt');
      await keyButton.click();
      await expectAlert(page);
      await check('an unresponsive key');
      await page.getByLabel('MFA device').selectOption('Authenticator App');
    },
  },
  {
    title: 'the dialog to sign in again',
    gate: true,
    timed: async ({ page, mock, time }) => {
      await openShell(page);
      await endWebSession({ mock, time });
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    },
  },
];

async function openBobsSession(visit: PageContext['visit']): Promise<void> {
  const bob = await visit('bob');
  await bob.goto(WEB_01_PATH.replace(/root$/, 'deploy'));
  await bob.getByRole('button', { name: /^Connect as/ }).click();
  await expect(connected(bob)).toBeVisible();
}

export const JOIN_STATES: RouteStates = [
  {
    title: 'a session that has ended',
    gate: true,
    go: async ({ page }) => {
      await joinSession(page, '/web/cluster/one.example.com/console/session/00000000-0000-4000-8000-000000000000');
      await expectAlert(page);
    },
  },
  {
    title: 'the confirmation, the session, and its end for everyone',
    scenario: 'people and servers',
    go: async ({ page, mock, visit, check }) => {
      await openBobsSession(visit);
      await page.goto(sessionAddress(mock, 'moderator'));
      await expect(page.getByRole('button', { name: /^Join/ })).toBeVisible();
      await check('the confirmation');
      await joinSession(page, sessionAddress(mock, 'moderator'));
      const endButton = page.getByRole('button', { name: 'End session' });
      await expect(endButton).toBeVisible();
      await check('the session');
      await endButton.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    title: 'a refused mode',
    scenario: 'people and servers',
    go: async ({ page, mock, visit }) => {
      await openBobsSession(visit);
      await joinSession(page, sessionAddress(mock, 'root'));
      await expectAlert(page);
    },
  },
];

const LAUNCH_PATH = '/web/launch/grafana.one.example.com';
const CREATE_APP_SESSION = 'POST /v1/webapi/sessions/app';

export const LAUNCHER_STATES: RouteStates = [
  {
    title: 'the confirmation, opening, and refusals of the proxy',
    gate: true,
    scenario: 'apps to open',
    go: async ({ page, mock, check }) => {
      await page.goto(`${LAUNCH_PATH}/one.example.com/grafana.one.example.com?path=%2Fd%2Fabc`);
      const openButton = page.getByRole('button', { name: /^Open/ });
      await expect(openButton).toBeVisible();
      await check('the confirmation');
      mock.world.fault(CREATE_APP_SESSION, { held: true });
      await openButton.click();
      await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toBeVisible();
      await check('an opening application');
      mock.world.faults.delete(CREATE_APP_SESSION);
      mock.world.fault(CREATE_APP_SESSION, { status: 500, message: 'something broke' });
      await page.reload();
      await openButton.click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  { title: 'an invalid address', scenario: 'apps to open', go: openHeading('/web/launch/127.1', /address/) },
];
