// States for the accessibility checks: the steps of the guide for desktops of an Active Directory domain.
import { expect } from '#e2e/harness/harness.ts';
import {
  addDesktops,
  openDesktopsStep,
  openStartStep,
  command,
  DOMAIN_GUIDE,
  foundDesktops,
} from '#e2e/discover/guide/desktops-page.ts';
import { mainRegion, press, stepHeading } from '#e2e/discover/guide/guide-page.ts';
import type { PageState, TimedPageContext } from './check-page.ts';

async function prepareAndDiscover({ page, mock, check, time }: TimedPageContext): Promise<void> {
  await page.goto(DOMAIN_GUIDE);
  await expect(stepHeading(page, 'Install Active Directory')).toBeVisible();
  await check('the installation');
  await press(page, 'Next');
  await expect(command(page, 'configure-ad.ps1')).toBeVisible();
  await page.getByText('What does this script do?').click();
  await check('the script');
  await openStartStep(page);
  await time.pass('00:05:01');
  await expect(mainRegion(page)).toContainText('Nothing has joined yet.');
  await check('an agent that has not joined');
  addDesktops(mock, 14, 'gateway-id');
  await openDesktopsStep(page, mock);
  await time.pass('00:00:04');
  await expect(foundDesktops(page)).toHaveCount(4);
}

export const DESKTOP_GUIDE_STATES: PageState[] = [
  { title: 'preparing a domain, and its desktops', scenario: 'a machine joins', timed: prepareAndDiscover },
];
