// The panel of notifications, over a page that is the same for everybody.
import { expect } from '#e2e/harness/harness.ts';
import type { Look, Stage } from './look.ts';

const opened =
  (name: string | RegExp, shows: string) =>
  async ({ page }: Stage): Promise<void> => {
    await page.goto('/web/support');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(shows);
  };

export const NOTIFICATION_LOOKS: Look[] = [
  { says: 'notifications', scenario: 'notifications', go: opened('3 new notifications', 'Maintenance') },
  { says: 'no notifications', scenario: 'no notifications', go: opened('Notifications', 'No notifications') },
];
