// Tests a web session that ends during a desktop session: the user signs in again and reconnects.
import type { Page } from '@playwright/test';
import { signInAgainDialog, endWebSession, signInAgain } from '#e2e/console/open-shell.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { button, colorsAt, connected, endAlert, liveDesktop, openDesktop, screen } from './desktop-page.ts';

const SAMPLE_POINTS = [
  { x: 10, y: 10 },
  { x: 10, y: 300 },
];
const screenPicture = (page: Page) => page.getByLabel(/^Screen of /);

test.describe('a desktop', () => {
  test.use({ scenario: 'a windows desktop' });

  // docs/behaviour.md#live-desktops "If the web session ends during a desktop"
  test(
    'the last picture stays visible, and Enter reconnects after signing in again',
    { tag: '@gate' },
    async ({ page, mock, time }) => {
      await openDesktop(page);
      await page.keyboard.type('kept');
      await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('kept');
      await expect.poll(() => colorsAt(page, SAMPLE_POINTS)).not.toEqual([0, 0]);
      const colorsBefore = await colorsAt(page, SAMPLE_POINTS);
      await endWebSession({ mock, time });
      await expect(signInAgainDialog(page)).toContainText(
        /The proxy (has ended your session|requires a new sign-in)\. Your work on this page is kept/,
      );
      await expect(screenPicture(page)).toBeVisible();
      await expect.poll(() => mock.world.desktops.all()).toEqual([]);
      await signInAgain(page);
      await expect(endAlert(page)).toContainText('You were signed out');
      await expect(screen(page)).toBeVisible();
      expect(await colorsAt(page, SAMPLE_POINTS)).toEqual(colorsBefore);
      await expectAccessible(page);
      await expect(button(page, 'Connect again')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(connected(page)).toBeVisible();
      await page.keyboard.type('x');
      await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('keptx');
    },
  );
});
