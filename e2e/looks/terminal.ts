// The terminal from the question before it to its end, and other people's sessions.
import type { Page } from '@playwright/test';
import { addressOf, join, row } from '#e2e/active-sessions/joining.ts';
import { expect } from '#e2e/harness/harness.ts';
import { giveKey } from '#e2e/harness/keys.ts';
import { connected, endSession, openShell, WEB_01 } from '#e2e/console/open-shell.ts';
import { paste } from '#e2e/console/terminal-page.ts';
import { at, pressEscape, type RouteLooks, type Stage } from './look.ts';

const alert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();
const type = (page: Page, line: string) => page.keyboard.type(`${line}\n`);

/** A link in the output under its own words (OSC 8), and then no connection. */
async function linkAndLoss({ page, mock, look }: Stage): Promise<void> {
  await openShell(page);
  await type(page, String.raw`clear; echo -e '\e]8;;https://example.com/docs\alinked-words\e]8;;\a'`);
  const line = row(page, /^linked-words/);
  await expect(line).toBeVisible();
  const { x = 0, y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + height / 2 - 1);
  await page.mouse.move(x + 32, y + height / 2);
  await page.mouse.click(x + 32, y + height / 2);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the address of a link');
  await pressEscape(page);
  mock.world.cutStreams();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
}

const chosen = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'Terminal tools' }).click();
  await page.getByRole('menuitem', { name }).click();
};

async function tools({ page, look }: Stage): Promise<void> {
  await openShell(page);
  await page.getByRole('button', { name: 'Terminal tools' }).click();
  await expect(page.getByRole('menuitem', { name: /^Find/ })).toBeVisible();
  await look('the menu');
  await page.getByRole('menuitem', { name: /^Find/ }).click();
  await page.getByRole('textbox', { name: 'Find in output' }).fill('precious');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await look('what is found');
  await page.getByRole('button', { name: 'Use regular expression' }).click();
  await page.getByRole('textbox', { name: 'Find in output' }).fill('(');
  await expect(page.getByText('This is not a valid regular expression.')).toBeVisible();
  await look('an expression that is none');
  await page.keyboard.press('Escape');
  await chosen(page, /^Terminal settings/);
  await page.getByRole('combobox', { name: 'Color theme' }).selectOption('Light');
  await look('the settings, and a light theme below them');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Terminal input' })).toBeFocused();
  await paste(page, 'echo one\necho \u202Etwo\u202C \x1b[0m\n');
  await expect(page.getByRole('dialog', { name: 'Paste 2 lines?' })).toBeVisible();
  await look('a paste before it goes', 'wide');
}

export const TERMINAL_LOOKS: RouteLooks = [
  {
    says: 'the question first, a shell, and its clean end',
    gate: true,
    go: async ({ page, look }) => {
      await page.goto(WEB_01);
      await expect(page.getByRole('button', { name: /^Connect as/ })).toBeVisible();
      await look('the question');
      await openShell(page);
      await look('a shell');
      await type(page, 'exit');
      await expect(page.getByRole('button', { name: 'Start new session' })).toBeVisible();
    },
  },
  { says: 'its tools', go: tools },
  { says: 'the address of a link in the output, and a lost connection', go: linkAndLoss },
  {
    says: 'a second factor, refused, and the other kind of it',
    scenario: 'sessions ask for a key or a code',
    go: async ({ page, mock, look }) => {
      const { session, authenticatorId } = await giveKey(page, { mock, user: 'alice' });
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      await page.goto(WEB_01);
      await page.getByRole('button', { name: /^Connect as/ }).click();
      const key = page.getByRole('button', { name: 'Use security key or passkey' });
      await expect(key).toBeVisible();
      await look('the question');
      await key.click();
      await alert(page);
      await look('no answer of the key');
      await page.getByLabel('MFA device').selectOption('Authenticator App');
    },
  },
  {
    says: 'the dialog to sign in again',
    gate: true,
    timed: async ({ page, mock, time }) => {
      await openShell(page);
      await endSession({ mock, time });
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    },
  },
];

async function bobsSession(visit: Stage['visit']): Promise<void> {
  const bob = await visit('bob');
  await bob.goto(WEB_01.replace(/root$/, 'deploy'));
  await bob.getByRole('button', { name: /^Connect as/ }).click();
  await expect(connected(bob)).toBeVisible();
}

export const JOIN_LOOKS: RouteLooks = [
  {
    says: 'a session that has ended',
    gate: true,
    go: async ({ page }) => {
      await join(page, '/web/cluster/one.example.com/console/session/00000000-0000-4000-8000-000000000000');
      await alert(page);
    },
  },
  {
    says: 'the question first, the session, and its end for everybody',
    scenario: 'people and servers',
    go: async ({ page, mock, visit, look }) => {
      await bobsSession(visit);
      await page.goto(addressOf(mock, 'moderator'));
      await expect(page.getByRole('button', { name: /^Join/ })).toBeVisible();
      await look('the question');
      await join(page, addressOf(mock, 'moderator'));
      const end = page.getByRole('button', { name: 'End session' });
      await expect(end).toBeVisible();
      await look('the session');
      await end.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    says: 'a part that is refused',
    scenario: 'people and servers',
    go: async ({ page, mock, visit }) => {
      await bobsSession(visit);
      await join(page, addressOf(mock, 'root'));
      await alert(page);
    },
  },
];

const LAUNCH = '/web/launch/grafana.one.example.com';
const OPEN = 'POST /v1/webapi/sessions/app';

export const LAUNCHER_LOOKS: RouteLooks = [
  {
    says: 'the question first, the way there, and what the proxy refuses',
    gate: true,
    scenario: 'apps to open',
    go: async ({ page, mock, look }) => {
      await page.goto(`${LAUNCH}/one.example.com/grafana.one.example.com?path=%2Fd%2Fabc`);
      const open = page.getByRole('button', { name: /^Open/ });
      await expect(open).toBeVisible();
      await look('the question');
      mock.world.fault(OPEN, { held: true });
      await open.click();
      await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toBeVisible();
      await look('on the way');
      mock.world.faults.delete(OPEN);
      mock.world.fault(OPEN, { status: 500, message: 'something broke' });
      await page.reload();
      await open.click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  { says: 'an address that is opened nowhere', scenario: 'apps to open', go: at('/web/launch/127.1', /address/) },
];
