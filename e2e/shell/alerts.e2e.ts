import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { horizontalOverflow } from '#e2e/harness/resource-kinds.ts';
import { layoutShiftSum } from '#e2e/harness/layout-shifts.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_ALERTS = 'GET /v1/webapi/sites/{cluster}/alerts';

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const dismissButton = (page: Page, title: string) => page.getByRole('button', { name: `Dismiss: ${title}` });
const expandAlerts = (page: Page) => alerts(page).getByRole('button', { expanded: false }).click();
const alertsHeight = async (page: Page) => (await alerts(page).boundingBox())?.height;
const serverRow = (page: Page) => page.getByRole('row', { name: /web-01/ });

test.describe('with three alerts', () => {
  test.use({ scenario: 'three alerts' });

  test(
    'the most severe alert takes one line, and a button expands and collapses the others',
    { tag: '@gate' },
    async ({ page }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(SERVERS_PATH);
        await expect(alerts(page).getByRole('alert')).toContainText('A patch must be applied.');
        await expect(alerts(page)).not.toContainText('Works on Sunday.');
        await expect.poll(() => alertsHeight(page), `height at ${width} pixels`).toBeLessThanOrEqual(46);
        expect(await horizontalOverflow(page), `overhang at ${width} pixels`).toBeLessThanOrEqual(0);
        const expandButton = alerts(page).getByRole('button', { expanded: false });
        await expect(expandButton).toHaveAccessibleName('2 more alerts');
        await expandButton.press('Enter');
        await expect(alerts(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(3);
        await expect(alerts(page)).toHaveText(
          /A patch must be applied\.\s*Show less\s*Works on Sunday\.\s*A version is out\./,
        );
        await expect(alerts(page).getByRole('alert')).toContainText('A patch must be applied.');
        const collapseButton = alerts(page).getByRole('button', { name: 'Show less', expanded: true });
        await expect(collapseButton).toBeFocused();
        await collapseButton.press('Enter');
        await expect(alerts(page)).not.toContainText('Works on Sunday.');
      }
    },
  );

  // docs/behaviour.md#notifications "The panel of the bell lists all alerts"
  test('a dismissed alert stays hidden after a reload, but not behind the bell, for one day or until sign-out', async ({
    page,
    time,
  }) => {
    await page.goto(SERVERS_PATH);
    await expandAlerts(page);
    await dismissButton(page, 'Works on Sunday.').click();
    await expect(alerts(page)).not.toContainText('Works on Sunday.');
    await expect(alerts(page)).toContainText('A patch must be applied.');
    await page.reload();
    await expect(alerts(page)).toContainText('A patch must be applied.');
    await expandAlerts(page);
    await expect(alerts(page)).toContainText('A version is out.');
    await expect(alerts(page)).not.toContainText('Works on Sunday.');
    await page.getByRole('button', { name: 'Notifications' }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('list', { name: 'Alerts' }).getByRole('listitem')).toContainText([
      'A patch must be applied.',
      'Works on Sunday.',
      'A version is out.',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const storedDismissals = await page.evaluate(() => localStorage.getItem('disabledAlerts'));
    expect(JSON.parse(storedDismissals ?? '')).toEqual({ works: expect.any(Number) });
    expect(Math.abs(JSON.parse(storedDismissals ?? '').works - time.now() - 86_400_000)).toBeLessThan(60_000);
    await page.getByRole('button', { name: 'Account of alice' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('disabledAlerts'))).toBeNull();
  });

  test('dismissing an alert by keyboard focuses the next alert or the page, even with unreadable storage', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('disabledAlerts', '{"works":"soon","patch":'));
    await page.goto(SERVERS_PATH);
    await dismissButton(page, 'A patch must be applied.').press('Enter');
    await expect(dismissButton(page, 'Works on Sunday.')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dismissButton(page, 'A version is out.')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alerts(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(serverRow(page)).toBeVisible();
  });

  test('alerts link only to allowed sites, and a click on a link is reported to the proxy', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expandAlerts(page);
    const links = alerts(page).getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', 'https://goteleport.com/docs/changelog');
    await expect(links).toHaveAttribute('rel', 'noreferrer');
    // The test stays on the page, because tests request no other origin.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    const captureRequest = page.waitForRequest((request) => request.url().endsWith('/v1/webapi/capture'));
    await alerts(page)
      .getByRole('link', { name: /^A version is out/ })
      .click();
    expect((await captureRequest).postDataJSON()).toEqual({ event: 'tp.ui.banner.click', alert: 'news' });
  });

  test('alerts shift no layout, and show on pages without a cluster but not in leaf clusters', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(serverRow(page)).toBeVisible();
    await expect(alerts(page)).toBeVisible();
    expect(await layoutShiftSum(page)).toBeLessThanOrEqual(0.02);
    await page.goto('/web/support');
    await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
    await expect(alerts(page)).toContainText('A patch must be applied.');
    await page.goto('/web/cluster/berlin.example.com/nodes');
    await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
    await expect(alerts(page)).toBeHidden();
  });
});

test.describe('with five alerts among unreadable records', () => {
  test.use({ scenario: 'many malformed alerts' });

  test(
    'HTML and hidden characters in alerts are shown as text, and the next alert replaces a dismissed alert',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(SERVERS_PATH);
      const dismissButtons = alerts(page).getByRole('button', { name: /^Dismiss/ });
      await expect(dismissButtons).toHaveCount(1);
      await expect(serverRow(page)).toBeVisible();
      await alerts(page).getByRole('button', { name: '4 more alerts' }).press('Enter');
      await expect(dismissButtons).toHaveCount(5);
      await expect(alerts(page)).toContainText('<img src=x onerror=alert(1)>');
      await expect(alerts(page)).toContainText('A U+202Emark that nobody sees.');
      await expect(alerts(page)).not.toContainText('No name.');
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.reload();
      await dismissButton(page, 'First of five.').click();
      await expect(dismissButtons).toHaveCount(1);
      await expect(alerts(page).getByRole('button', { name: '3 more alerts' })).toBeVisible();
    },
  );
});

test('an alert on a phone takes at most three lines until it is expanded, and a short alert has no button', async ({
  page,
  mock,
}) => {
  const replaceMessage = (message: string) => {
    const alert = { kind: 'cluster_alert', metadata: { name: 'one' }, spec: { severity: 5, message, created: '' } };
    mock.world.fault(LIST_ALERTS, { text: JSON.stringify({ alerts: [alert] }) });
  };
  await page.setViewportSize({ width: 390, height: 844 });
  replaceMessage('Short.');
  await page.goto(SERVERS_PATH);
  await expect(alerts(page)).toContainText('Short.');
  await expect(alerts(page).getByRole('button')).toHaveCount(1);
  const sentence = 'Servers in ap-southeast-1 will restart on Sunday between 02:00 and 04:00 UTC.';
  replaceMessage(sentence);
  await page.reload();
  await expect(alerts(page)).toContainText('Servers in');
  await expect.poll(() => alertsHeight(page), 'two lines').toBeGreaterThan(46);
  await expect(alerts(page).getByRole('button')).toHaveCount(1);
  replaceMessage(`${sentence} ${sentence}`);
  await page.reload();
  await expect(alerts(page).getByRole('button', { name: 'Show more' })).toBeVisible();
  const shortHeight = (await alertsHeight(page)) ?? 0;
  expect(shortHeight).toBeLessThanOrEqual(86);
  await alerts(page).getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => alertsHeight(page)).toBeGreaterThan(shortHeight);
  await expect(alerts(page).getByRole('button', { name: 'Show less' })).toBeFocused();
});

test.describe('with slow alerts', () => {
  test.use({ scenario: 'alerts delayed' });

  test('alerts that arrive late appear only on the next page, so the layout does not shift', async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await expect(serverRow(page)).toBeVisible();
    const alertsResponse = page.waitForResponse(/\/alerts$/);
    mock.world.release(LIST_ALERTS);
    await alertsResponse;
    await expect(alerts(page)).toBeHidden();
    expect(await layoutShiftSum(page)).toBeLessThanOrEqual(0.02);
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(alerts(page)).toContainText('A patch must be applied.');
  });
});

test.describe('when the cluster is offline', () => {
  test.use({ scenario: 'two leaf clusters' });

  // docs/behaviour.md#start-up "The console first finds the session", "It then reads the user context once",
  // "It renders the first screen when its data"
  test('the page shows its own error, and no alerts', async ({ page }) => {
    await page.goto('/web/cluster/outpost.example.com/nodes');
    await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "outpost.example.com" is offline');
    await expect(alerts(page)).toBeHidden();
  });
});

test.describe('when alerts cannot be loaded', () => {
  test.use({ scenario: 'alerts failing' });

  test('the page shows its list without alerts or an error, and the bell says it', async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await expect(serverRow(page)).toBeVisible();
    await expect(alerts(page)).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: 'Notifications' }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('alert')).toHaveText('Proxy: the backend is away');
    await expect(panel.getByText("Couldn't load alerts")).toBeVisible();
    mock.world.faults.delete(LIST_ALERTS);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('list', { name: 'Alerts' }).getByRole('listitem')).toHaveCount(3);
  });
});
