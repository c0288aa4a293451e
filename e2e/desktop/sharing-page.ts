// Somebody at the desktop alpha who shares a directory with it.
import { expect, type Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { choose } from '#e2e/harness/menus.ts';

const DESKTOP = '/web/cluster/one.example.com/desktops/alpha/Administrator';
export const ACTIONS = 'Desktop actions';

export const said = (page: Page) => page.getByRole('region', { name: 'Messages of the session' });

export async function connect(page: Page): Promise<void> {
  await page.goto(DESKTOP);
  await page.getByRole('button', { name: 'Connect as Administrator' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
}

export async function share(page: Page): Promise<void> {
  await connect(page);
  await choose(page, ACTIONS, 'Share directory');
}

export const theDesktop = (mock: Proxy) => mock.world.desktops.only().desktop;

/** The files as the desktop has them. */
export function sharedFiles(mock: Proxy) {
  const shared = mock.world.desktops.only().shared();
  if (!shared) throw new Error('nothing is shared');
  return shared;
}

/** Clicks a control of the pretended desktop once it is there, by its name. */
export async function click({ page, mock }: { page: Page; mock: Proxy }, spot: string, count = 1): Promise<void> {
  const desktop = theDesktop(mock);
  await expect.poll(() => desktop.spot(spot), spot).toBeDefined();
  const at = desktop.spot(spot) ?? { x: 0, y: 0 };
  const screen = page.getByRole('application', { name: 'Screen of alpha' });
  const scale = ((await screen.boundingBox())?.width ?? 0) / desktop.size().width;
  await screen.click({ position: { x: at.x * scale, y: at.y * scale }, clickCount: count });
}
