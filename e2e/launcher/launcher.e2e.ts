import { OPERATOR } from '#fixtures/scenarios/resources/app-launcher.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { alert, arrived, AWS, choose, FULL, GRAFANA, open, OPEN, retry, says } from './launching.ts';

const DIALECTS = ['apps to open', 'apps to open, 12.x', 'apps to open, 18.x'] as const;

for (const scenario of DIALECTS) {
  test.describe(scenario, () => {
    test.use({ scenario });
    // Pages of older exchanges take no fragment, and no server may see it.
    const fragment = scenario.endsWith('12.x') ? '' : '#panel-2';

    test(
      'a chosen application opens at the wanted page, and Back does not reopen it',
      { tag: scenario.endsWith('18.x') ? '@gate' : [] },
      async ({ page, apps, mock }) => {
        const wanted = '/d/abc%20def/50%25?orgId=1&from=now-1h';
        await choose(page, FULL, `?path=${encodeURIComponent(wanted)}#panel-2`);
        await expect(page).toHaveURL(`${apps}/${GRAFANA}${wanted}${fragment}`);
        await arrived(page);
        expect(mock.world.db.auditEvent.all().some(({ code }) => code === 'T2007I')).toBe(true);
        await page.goBack();
        await expect(page).toHaveURL(/\/web\/support$/);
        expect(mock.world.db.appSession.all()).toHaveLength(1);
      },
    );

    test('a visit to the application itself leads through the console and back to the page', async ({ page, apps }) => {
      await page.goto(`${apps}/${GRAFANA}/d/abc?x=1#panel-2`);
      await open(page).click();
      await arrived(page);
      const query = scenario.endsWith('18.x') ? '?x=1' : ''; // older proxies lose it on the way
      await expect(page).toHaveURL(`${apps}/${GRAFANA}/d/abc${query}${fragment}`);
    });

    test('a role of the AWS console is opened as that role', async ({ page, apps, mock }) => {
      const arn = encodeURIComponent(OPERATOR);
      await choose(page, `/web/launch/${AWS}/one.example.com/${AWS}/${arn}`);
      await expect(page).toHaveURL(`${apps}/${AWS}/`);
      await expect(page.getByText(OPERATOR)).toBeVisible();
      expect(mock.world.db.appSession.all()).toMatchObject([{ arn: OPERATOR }]);
    });
  });
}

test.describe('at 14.x', () => {
  test.use({ scenario: 'apps to open' });

  // docs/behaviour.md#links-that-open-sessions "In all other cases, the page first"
  test('an external link names its target and waits for a press', { tag: '@gate' }, async ({ page, apps, mock }) => {
    await page.goto(`${FULL}?path=%2Fd%2Fabc`);
    const main = page.getByRole('main');
    await expect(main).toContainText('The link did not come from this console.');
    await expect(page).toHaveTitle('one.example.com • Launching Application');
    for (const [term, value] of [
      ['Application', GRAFANA],
      ['Cluster', 'one.example.com'],
      ['Path', '/d/abc'],
    ] as const) {
      await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
    }
    await page.reload();
    await expect(open(page)).toBeVisible();
    expect(mock.world.db.appSession.all()).toEqual([]);
    await open(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/d/abc`);
    await arrived(page);
  });

  test('launched from the list it opens in a tab of its own, and as the chosen role', async ({
    page,
    context,
    apps,
  }) => {
    await page.goto('/web/cluster/one.example.com/apps');
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Launch grafana' }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(`${apps}/${GRAFANA}/`);
    await arrived(tab);
    await tab.close();
    await page.getByRole('button', { name: 'Launch as: roles for aws' }).click();
    const openingAsRole = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: 'Operator' }).click();
    const tabOfRole = await openingAsRole;
    await expect(tabOfRole).toHaveURL(`${apps}/${AWS}/`);
    await expect(tabOfRole.getByText(OPERATOR)).toBeVisible();
  });

  test(
    'the keyboard alone opens it, but not a key that happens to be down',
    { tag: '@gate' },
    async ({ page, apps, mock }) => {
      await page.goto(FULL);
      await expect(open(page)).toBeVisible();
      await page.keyboard.press('Enter');
      expect(mock.world.db.appSession.all()).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(open(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
    },
  );

  test('an application of a leaf and one without a public address open below the proxy', async ({ page, apps }) => {
    await choose(page, '/web/launch/stock.one.example.com/berlin.example.com/stock.berlin.example.com');
    await expect(page).toHaveURL(`${apps}/stock.one.example.com/`);
    await arrived(page);
    await page.goto('/web/launch/intranet.one.example.com');
    await open(page, 'intranet.one.example.com').click();
    await expect(page).toHaveURL(`${apps}/intranet.one.example.com/`);
  });

  // docs/behaviour.md#waits "Everything that waits for the proxy", "This applies to the start, navigation",
  // "Cancel stops the request, and the page"
  test('an opening that takes long says so and can be canceled', async ({ page, apps, mock, time }) => {
    mock.world.fault(OPEN, { held: true });
    await choose(page, FULL);
    await expect(page.getByRole('status')).toHaveText(`Opening ${GRAFANA}`);
    await time.pass('00:00:15');
    await expect(page.getByText(`Still waiting for the proxy: Opening ${GRAFANA}`)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(alert(page)).toHaveText('Loading canceled');
    mock.world.release(OPEN);
    await retry(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });

  test('a page that would be another host stays at the application', { tag: '@gate' }, async ({ page, apps }) => {
    await choose(page, FULL, '?path=%2F%2Fevil.example.net%2Fx');
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/evil.example.net/x`);
  });

  test('a user who goes there from within the console gets a page that may speak to the application', async ({
    page,
    apps,
  }) => {
    await page.goto('/web/support');
    await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, FULL);
    await open(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });

  test('an application that was left leads through the console again', async ({ page, apps }) => {
    await choose(page, FULL);
    await arrived(page);
    await page.getByRole('link', { name: 'Leave this application' }).click();
    await expect(page.getByText('Logged out.')).toBeVisible();
    await page.goto(`${apps}/${GRAFANA}/`);
    await expect(open(page)).toBeVisible();
  });
});

test.describe('signed out', () => {
  test.use({ scenario: 'apps to open', as: '' });

  test('the page that is wanted survives the sign-in as well', { tag: '@gate' }, async ({ page, apps }) => {
    await page.goto(`${FULL}?path=%2Fd%2Fabc%3Fx%3D1#panel-2`);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await open(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/d/abc?x=1#panel-2`);
  });
});

test.describe('how it looks', () => {
  test.use({ scenario: 'apps to open' });

  test('it names the AWS role of a link, and fits a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(`/web/launch/${AWS}/one.example.com/${AWS}/${encodeURIComponent(OPERATOR)}`);
    await expect(page.getByText(OPERATOR)).toBeVisible();
    await expect(open(page, AWS)).toBeVisible();
    const arn = encodeURIComponent(`arn:aws:iam::111122223333:role/${'very-long-'.repeat(20)}`);
    await page.goto(`/web/launch/${AWS}/one.example.com/${AWS}/${arn}?path=%2F${'deep'.repeat(60)}`);
    await expect(open(page, AWS)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto(`/web/launch/${'x'.repeat(80)}`);
    await says(page, "Couldn't open this address");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
