// Locators and steps for the guide that enrolls the desktops of an Active Directory domain.
import { expect, type Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { DISCOVER_PATH, storeSavedRun, mainRegion, press, stepHeading } from './guide-page.ts';

export const DOMAIN_GUIDE = `${DISCOVER_PATH}?add=active-directory`;
export const LIST_DESKTOPS = 'GET /v1/webapi/sites/{cluster}/desktops';
export const LIST_DESKTOP_SERVICES = 'GET /v1/webapi/sites/{cluster}/desktopservices';
export const command = (page: Page, text: string) => mainRegion(page).getByRole('code').filter({ hasText: text });
export const foundDesktops = (page: Page) =>
  mainRegion(page)
    .getByRole('list', { name: /^Desktops that/ })
    .getByRole('listitem');
export const outputSavedCheckbox = (page: Page) => page.getByRole('checkbox', { name: 'The output is in the file' });

async function openConfigureStep(page: Page): Promise<void> {
  await page.goto(DOMAIN_GUIDE);
  await press(page, 'Next');
  await expect(command(page, 'configure-ad.ps1')).toBeVisible();
}

export async function openStartStep(page: Page): Promise<void> {
  await openConfigureStep(page);
  await press(page, 'Next');
  await outputSavedCheckbox(page).check();
  await expect(command(page, 'systemctl')).toBeVisible();
}

/** Opens the step that lists the desktops of a joined agent, by storing the progress of an earlier visit. */
export async function openDesktopsStep(page: Page, mock: Proxy): Promise<void> {
  const id = mock.world.db.desktopService.all()[0]?.item.name ?? 'gateway-id';
  await storeSavedRun(page, { card: 'active-directory', stepIndex: 3, found: { id, name: 'gateway', grants: {} } });
  await page.goto(DOMAIN_GUIDE);
  await expect(stepHeading(page, 'Discover desktops')).toBeVisible();
}

/** Adds desktops that the agent with this ID reports. */
export function addDesktops(mock: Proxy, count: number, agentId: string): void {
  for (let index = 0; index < count; index += 1)
    mock.world.db.desktop.create({
      cluster: 'one.example.com',
      item: { os: 'windows', name: `${agentId}-${index}`, addr: '10.0.0.1', labels: [], host_id: agentId },
      hidden: [],
    });
}
