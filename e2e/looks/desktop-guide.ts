// The guide to desktops of an Active Directory domain, step by step.
import { expect } from '#e2e/harness/harness.ts';
import { addDesktops, atDesktops, atStart, command, DOMAIN, found } from '#e2e/discover/guide/desktops-page.ts';
import { main, press, step } from '#e2e/discover/guide/guide-page.ts';
import type { Look, TimedStage } from './look.ts';

async function prepareAndDiscover({ page, mock, look, time }: TimedStage): Promise<void> {
  await page.goto(DOMAIN);
  await expect(step(page, 'Install Active Directory')).toBeVisible();
  await look('the installation');
  await press(page, 'Next');
  await expect(command(page, 'configure-ad.ps1')).toBeVisible();
  await page.getByText('What does this script do?').click();
  await look('the script');
  await atStart(page);
  await time.pass('00:05:01');
  await expect(main(page)).toContainText('Nothing has joined yet.');
  await look('an agent that has not joined');
  addDesktops(mock, 14, 'gateway-id');
  await atDesktops(page, mock);
  await time.pass('00:00:04');
  await expect(found(page)).toHaveCount(4);
}

export const DESKTOP_GUIDE_LOOKS: Look[] = [
  { says: 'a domain that is prepared, and its desktops', scenario: 'a machine joins', timed: prepareAndDiscover },
];
