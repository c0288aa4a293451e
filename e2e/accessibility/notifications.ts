// States for the accessibility checks of the notification panel.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import type { PageState, PageContext } from './check-page.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function openNotifications({ page, check }: PageContext): Promise<void> {
  await page.goto('/web/support');
  await page.getByRole('button', { name: '3 new notifications', exact: true }).click();
  await expect(panel(page)).toContainText('Maintenance');
  await check('three notifications');
  const items = panel(page).getByRole('listitem');
  for (const remaining of [2, 1, 0]) {
    await panel(page)
      .getByRole('button', { name: /^Dismiss: / })
      .first()
      .click();
    await expect(items).toHaveCount(remaining);
  }
  await expect(panel(page)).toContainText('No notifications');
}

export const NOTIFICATION_STATES: PageState[] = [
  { title: 'notifications, and the panel without any', gate: true, scenario: 'notifications', go: openNotifications },
];
