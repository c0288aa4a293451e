// A Windows desktop from the question before it to its end.
import type { Page } from '@playwright/test';
import { giveKey } from '#e2e/harness/keys.ts';
import { expect } from '#e2e/harness/harness.ts';
import { ALPHA, arrive, button, connected, ended, live, notices } from '#e2e/desktop/desktop-page.ts';
import type { RouteLooks, Stage } from './look.ts';

const menu = async (page: Page, name: string) => {
  await button(page, name).click();
  await expect(page.getByRole('menu')).toBeVisible();
};

async function worked({ page, mock, look }: Stage): Promise<void> {
  await page.goto(ALPHA);
  await expect(page.getByRole('heading', { name: /^Connect to alpha/ })).toBeVisible();
  await look('the question');
  await button(page, 'Connect as Administrator').click();
  await expect(connected(page)).toBeVisible();
  await look('live');
  await menu(page, 'Send keys');
  await look('the keys to send');
  await page.keyboard.press('Escape');
  await menu(page, 'Desktop actions');
  await look('the menu');
  await page.getByRole('menuitem', { name: 'Show statistics' }).click();
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
  live(mock).notify('updates are ready to be installed', 0);
  live(mock).notify('<b>the disk</b> is nearly full '.repeat(10), 1);
  live(mock).send(Uint8Array.of(200));
  await expect(notices(page)).toContainText('(200)');
  await look('notices and statistics');
  live(mock).refuse('nobody used it for too long');
  await expect(ended(page)).toBeVisible();
}

async function asked({ page, mock }: Stage): Promise<void> {
  await giveKey(page, { mock, user: 'alice' });
  await arrive(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}

const DESKTOP = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}';

async function failingAndConnecting({ page, mock, look }: Stage): Promise<void> {
  mock.world.fault(DESKTOP, { status: 500, message: 'out of order' });
  await arrive(page);
  await expect(button(page, 'Retry')).toBeVisible();
  await look('checks that fail');
  mock.world.faults.delete(DESKTOP);
  mock.world.settings.desktop.startsAfter = 60 * 60_000;
  await arrive(page);
  await expect(page.getByText('Connecting to the desktop').last()).toBeVisible();
}

async function busy({ page }: Stage): Promise<void> {
  await arrive(page);
  await expect(button(page, 'Connect anyway')).toBeVisible();
}

export const DESKTOP_LOOKS: RouteLooks = [
  { says: 'from the question to the end', gate: true, scenario: 'a windows desktop', go: worked },
  { says: 'one that is in use', scenario: 'a busy windows desktop', go: busy },
  { says: 'one that asks for MFA', scenario: 'a windows desktop that asks for a key', go: asked },
  { says: 'checks that fail, and one that connects', scenario: 'a windows desktop', go: failingAndConnecting },
];
