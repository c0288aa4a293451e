// Locators and steps for sharing a directory with the desktop alpha.
import { expect, type Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { chooseMenuItem } from '#e2e/harness/menus.ts';

const DESKTOP_PATH = '/web/cluster/one.example.com/desktops/alpha/Administrator';
export const ACTIONS_LABEL = 'Desktop actions';

export const sessionMessages = (page: Page) => page.getByRole('region', { name: 'Messages of the session' });

export async function connectDesktop(page: Page): Promise<void> {
  await page.goto(DESKTOP_PATH);
  await page.getByRole('button', { name: 'Connect as Administrator' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
}

export async function shareDirectory(page: Page): Promise<void> {
  await connectDesktop(page);
  await chooseMenuItem(page, ACTIONS_LABEL, 'Share directory');
}

/** The only live desktop of the mock proxy. */
export const simulatedDesktop = (mock: Proxy) => mock.world.desktops.onlyOne().desktop;

/** The shared directory, through the requests that the desktop sends. */
export function sharedFiles(mock: Proxy) {
  const shared = mock.world.desktops.onlyOne().sharedDirectory();
  if (!shared) throw new Error('nothing is shared');
  return shared;
}

/** Waits for a control of the simulated desktop, by name, and clicks it. */
export async function clickControl(
  { page, mock }: { page: Page; mock: Proxy },
  controlName: string,
  count = 1,
): Promise<void> {
  const desktop = simulatedDesktop(mock);
  await expect.poll(() => desktop.findControl(controlName), controlName).toBeDefined();
  const position = desktop.findControl(controlName) ?? { x: 0, y: 0 };
  const screen = page.getByRole('application', { name: 'Screen of alpha' });
  const scale = ((await screen.boundingBox())?.width ?? 0) / desktop.size().width;
  await screen.click({ position: { x: position.x * scale, y: position.y * scale }, clickCount: count });
}
