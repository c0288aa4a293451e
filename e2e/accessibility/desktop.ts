// States for the accessibility checks of a Windows desktop, from the confirmation to the end of the session.
import type { Page } from '@playwright/test';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { expect } from '#e2e/harness/harness.ts';
import {
  ALPHA_PATH,
  openAndConfirm,
  button,
  connected,
  endAlert,
  liveDesktop,
  sessionMessages,
} from '#e2e/desktop/desktop-page.ts';
import type { RouteStates, PageContext } from './check-page.ts';

const openMenu = async (page: Page, name: string) => {
  await button(page, name).click();
  await expect(page.getByRole('menu')).toBeVisible();
};

async function useDesktop({ page, mock, check }: PageContext): Promise<void> {
  await page.goto(ALPHA_PATH);
  await expect(page.getByRole('heading', { name: /^Connect to alpha/ })).toBeVisible();
  await check('the confirmation');
  await button(page, 'Connect as Administrator').click();
  await expect(connected(page)).toBeVisible();
  await check('the running session');
  await openMenu(page, 'Send keys');
  await check('the keys to send');
  await page.keyboard.press('Escape');
  await openMenu(page, 'Desktop actions');
  await check('the menu');
  await page.getByRole('menuitem', { name: 'Show statistics' }).click();
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
  liveDesktop(mock).notify('updates are ready to be installed', 0);
  liveDesktop(mock).notify('<b>the disk</b> is nearly full '.repeat(10), 1);
  liveDesktop(mock).send(Uint8Array.of(200));
  await expect(sessionMessages(page)).toContainText('(200)');
  await check('notices and statistics');
  liveDesktop(mock).refuse('idle for too long');
  await expect(endAlert(page)).toBeVisible();
}

async function openMfaPrompt({ page, mock }: PageContext): Promise<void> {
  await enrollKey(page, { mock, user: 'alice' });
  await openAndConfirm(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}

const GET_DESKTOP = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}';

async function failThenConnect({ page, mock, check }: PageContext): Promise<void> {
  mock.world.fault(GET_DESKTOP, { status: 500, message: 'out of order' });
  await openAndConfirm(page);
  await expect(button(page, 'Retry')).toBeVisible();
  await check('failed checks');
  mock.world.faults.delete(GET_DESKTOP);
  mock.world.settings.desktop.startDelayMs = 60 * 60_000;
  await openAndConfirm(page);
  await expect(page.getByText('Connecting to the desktop').last()).toBeVisible();
}

async function openBusyDesktop({ page }: PageContext): Promise<void> {
  await openAndConfirm(page);
  await expect(button(page, 'Connect anyway')).toBeVisible();
}

export const DESKTOP_STATES: RouteStates = [
  { title: 'from the confirmation to the end', gate: true, scenario: 'a windows desktop', go: useDesktop },
  { title: 'a desktop in use', scenario: 'a busy windows desktop', go: openBusyDesktop },
  { title: 'a desktop that requires MFA', scenario: 'a windows desktop that asks for a key', go: openMfaPrompt },
  { title: 'failed checks, and a connecting desktop', scenario: 'a windows desktop', go: failThenConnect },
];
