import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { connected, expectTerminalFocus, openAndConfirm, terminal, TWO_PANES_PATH } from './workspace.ts';

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';

test('the status line shows the state of the pane with the focus', async ({ page }) => {
  await openAndConfirm(page, TWO_PANES_PATH);
  await page.keyboard.type('exit\n');
  await expect(page.getByRole('alert')).toContainText('Session ended');
  await expect(connected(page)).toBeHidden();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(connected(page)).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Close pane' }).click();
  await expect(page.getByRole('separator')).toBeHidden();
  await expect(terminal(page, 'root@web-01')).toBeVisible();
});

test(
  'the round trip opens its parts with the keyboard, and the focus returns to the terminal',
  { tag: '@gate' },
  async ({ page }) => {
    await openAndConfirm(page, WEB_01_PATH);
    const roundTrip = page.getByRole('region', { name: 'Round trip' });
    const roundTripButton = page.getByRole('button', { name: /^\d+ ms round trip$/ });
    await expect(roundTripButton).toHaveText(/^\d+ ms$/);
    await roundTripButton.press('Enter');
    await expect(roundTripButton).toHaveAttribute('aria-expanded', 'true');
    await expect(roundTrip).toBeFocused();
    await expect(roundTrip).toHaveText(/^Browser to proxy and back: \d+ ms$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(roundTrip).toBeHidden();
    await expectTerminalFocus(page, 'root@web-01');
  },
);

test.describe('behind an 18.x proxy', () => {
  test.use({ line: '18.x' });

  test('the round trip shows the parts that the proxy measures', async ({ page }) => {
    await openAndConfirm(page, WEB_01_PATH);
    await page.getByRole('button', { name: '15 ms round trip' }).click();
    const roundTrip = page.getByRole('region', { name: 'Round trip' });
    await expect(roundTrip.getByText('Browser to proxy: 12 ms')).toBeVisible();
    await expect(roundTrip.getByText('Proxy to server: 3 ms')).toBeInViewport({ ratio: 1 });
    await terminal(page, 'root@web-01').click();
    await expect(roundTrip).toBeHidden();
    await expectTerminalFocus(page, 'root@web-01');
  });
});
