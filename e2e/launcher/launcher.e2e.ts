// Tests opening applications with the launcher, from the list, from links and from the application's own address.
import { OPERATOR_ARN } from '#fixtures/scenarios/resources/app-launcher.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  alert,
  expectAppOpened,
  AWS_HOST,
  launchApp,
  LAUNCH_PATH,
  GRAFANA_HOST,
  openButton,
  CREATE_APP_SESSION,
  retryButton,
  expectHeading,
} from './launcher-page.ts';

const EXCHANGE_SCENARIOS = ['apps to open', 'apps to open, 12.x', 'apps to open, 18.x'] as const;

for (const scenario of EXCHANGE_SCENARIOS) {
  test.describe(scenario, () => {
    test.use({ scenario });
    // With 12.x, the application does not receive the fragment (the part after #).
    const fragment = scenario.endsWith('12.x') ? '' : '#panel-2';

    test(
      'an application opens at the requested page, and going back does not open it again',
      { tag: scenario.endsWith('18.x') ? '@gate' : [] },
      async ({ page, apps, mock }) => {
        const appPath = '/d/abc%20def/50%25?orgId=1&from=now-1h';
        await launchApp(page, LAUNCH_PATH, `?path=${encodeURIComponent(appPath)}#panel-2`);
        await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}${appPath}${fragment}`);
        await expectAppOpened(page);
        expect(mock.world.db.auditEvent.all().some(({ code }) => code === 'T2007I')).toBe(true);
        await page.goBack();
        await expect(page).toHaveURL(/\/web\/support$/);
        expect(mock.world.db.appSession.all()).toHaveLength(1);
      },
    );

    test('the address of an application opens the launcher first, then the requested page', async ({ page, apps }) => {
      await page.goto(`${apps}/${GRAFANA_HOST}/d/abc?x=1#panel-2`);
      await openButton(page).click();
      await expectAppOpened(page);
      const query = scenario.endsWith('18.x') ? '?x=1' : ''; // older proxies drop the query
      await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/d/abc${query}${fragment}`);
    });

    test('an AWS console opens with the selected role', async ({ page, apps, mock }) => {
      const arn = encodeURIComponent(OPERATOR_ARN);
      await launchApp(page, `/web/launch/${AWS_HOST}/one.example.com/${AWS_HOST}/${arn}`);
      await expect(page).toHaveURL(`${apps}/${AWS_HOST}/`);
      await expect(page.getByText(OPERATOR_ARN)).toBeVisible();
      expect(mock.world.db.appSession.all()).toMatchObject([{ arn: OPERATOR_ARN }]);
    });
  });
}

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'apps to open' });

  // docs/behaviour.md#links-that-open-sessions "In all other cases, the page first"
  test('an external link shows its target and requires a click', { tag: '@gate' }, async ({ page, apps, mock }) => {
    await page.goto(`${LAUNCH_PATH}?path=%2Fd%2Fabc`);
    const main = page.getByRole('main');
    await expect(main).toContainText('The link did not come from this console.');
    await expect(page).toHaveTitle('one.example.com • Launching Application');
    for (const [term, value] of [
      ['Application', GRAFANA_HOST],
      ['Cluster', 'one.example.com'],
      ['Path', '/d/abc'],
    ] as const) {
      await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
    }
    await page.reload();
    await expect(openButton(page)).toBeVisible();
    expect(mock.world.db.appSession.all()).toEqual([]);
    await openButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/d/abc`);
    await expectAppOpened(page);
  });

  test('launching from the list opens the application in a new tab, with the selected AWS role', async ({
    page,
    context,
    apps,
  }) => {
    await page.goto('/web/cluster/one.example.com/apps');
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Launch grafana' }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
    await expectAppOpened(tab);
    await tab.close();
    await page.getByRole('button', { name: 'Launch as: roles for aws' }).click();
    const openingAsRole = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: 'Operator' }).click();
    const tabOfRole = await openingAsRole;
    await expect(tabOfRole).toHaveURL(`${apps}/${AWS_HOST}/`);
    await expect(tabOfRole.getByText(OPERATOR_ARN)).toBeVisible();
  });

  test(
    'Enter opens the application only after Tab has focused the button',
    { tag: '@gate' },
    async ({ page, apps, mock }) => {
      await page.goto(LAUNCH_PATH);
      await expect(openButton(page)).toBeVisible();
      await page.keyboard.press('Enter');
      expect(mock.world.db.appSession.all()).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(openButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
    },
  );

  test('an application of a leaf cluster and one without a public address open in the domain of the proxy', async ({
    page,
    apps,
  }) => {
    await launchApp(page, '/web/launch/stock.one.example.com/berlin.example.com/stock.berlin.example.com');
    await expect(page).toHaveURL(`${apps}/stock.one.example.com/`);
    await expectAppOpened(page);
    await page.goto('/web/launch/intranet.one.example.com');
    await openButton(page, 'intranet.one.example.com').click();
    await expect(page).toHaveURL(`${apps}/intranet.one.example.com/`);
  });

  // docs/behaviour.md#waits "Everything that waits for the proxy", "This applies to the start, navigation",
  // "Cancel stops the request, and the page"
  test('slow opening shows a message and can be canceled', async ({ page, apps, mock, time }) => {
    mock.world.fault(CREATE_APP_SESSION, { held: true });
    await launchApp(page, LAUNCH_PATH);
    await expect(page.getByRole('status')).toHaveText(`Opening ${GRAFANA_HOST}`);
    await time.pass('00:00:15');
    await expect(page.getByText(`Still waiting for the proxy: Opening ${GRAFANA_HOST}`)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(alert(page)).toHaveText('Loading canceled');
    mock.world.release(CREATE_APP_SESSION);
    await retryButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
  });

  test('a path that looks like another host stays within the application', { tag: '@gate' }, async ({ page, apps }) => {
    await launchApp(page, LAUNCH_PATH, '?path=%2F%2Fevil.example.net%2Fx');
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/evil.example.net/x`);
  });

  // Only the launcher's own page may connect to the application, so navigating there must load a new page.
  test('navigating to the launcher within the console still opens the application', async ({ page, apps }) => {
    await page.goto('/web/support');
    await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, LAUNCH_PATH);
    await openButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
  });

  test('after signing out of an application, its address opens the launcher again', async ({ page, apps }) => {
    await launchApp(page, LAUNCH_PATH);
    await expectAppOpened(page);
    await page.getByRole('link', { name: 'Sign out of this application' }).click();
    await expect(page.getByText('Logged out.')).toBeVisible();
    await page.goto(`${apps}/${GRAFANA_HOST}/`);
    await expect(openButton(page)).toBeVisible();
  });
});

test.describe('signed out', () => {
  test.use({ scenario: 'apps to open', username: '' });

  test('after signing in, the application opens at the requested page', { tag: '@gate' }, async ({ page, apps }) => {
    await page.goto(`${LAUNCH_PATH}?path=%2Fd%2Fabc%3Fx%3D1#panel-2`);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await openButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/d/abc?x=1#panel-2`);
  });
});

test.describe('the confirmation page', () => {
  test.use({ scenario: 'apps to open' });

  test('names the AWS role of a link and fits a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(`/web/launch/${AWS_HOST}/one.example.com/${AWS_HOST}/${encodeURIComponent(OPERATOR_ARN)}`);
    await expect(page.getByText(OPERATOR_ARN)).toBeVisible();
    await expect(openButton(page, AWS_HOST)).toBeVisible();
    const arn = encodeURIComponent(`arn:aws:iam::111122223333:role/${'very-long-'.repeat(20)}`);
    await page.goto(`/web/launch/${AWS_HOST}/one.example.com/${AWS_HOST}/${arn}?path=%2F${'deep'.repeat(60)}`);
    await expect(openButton(page, AWS_HOST)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto(`/web/launch/${'x'.repeat(80)}`);
    await expectHeading(page, "Couldn't open this address");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
