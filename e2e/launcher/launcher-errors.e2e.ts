// Tests errors when the console opens an application, and links that it must refuse.
import type { Page } from '@playwright/test';
import { OPERATOR_ARN } from '#fixtures/scenarios/resources/app-launcher.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  alert,
  AWS_HOST,
  launchApp,
  LAUNCH_PATH,
  GRAFANA_HOST,
  openButton,
  CREATE_APP_SESSION,
  RESOLVE_APP,
  retryButton,
  expectHeading,
} from './launcher-page.ts';

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: 'apps to open' });

  test(
    'for an unknown or forbidden application, the page says that it was not found',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto('/web/launch/nothing.one.example.com');
      await expectHeading(page, "Couldn't find nothing.one.example.com");
      await expect(alert(page)).toContainText('failed to resolve nothing.one.example.com to any application');
      mock.world.db.user.update('alice', { roles: ['developer'] });
      await page.goto(LAUNCH_PATH);
      await expectHeading(page, `Couldn't find ${GRAFANA_HOST}`);
    },
  );

  // docs/behaviour.md#pages "A console whose address differs from the proxy's", "The launcher then says so and links"
  test("if the console's address differs from the proxy's, the page links to the proxy's own console", async ({
    page,
    mock,
  }) => {
    mock.world.settings.apps = { address: '', console: '' };
    await launchApp(page, LAUNCH_PATH);
    await expectHeading(page, `Couldn't open ${GRAFANA_HOST}`);
    await expect(alert(page)).toContainText("This console can't open applications");
    await expect(alert(page)).toContainText('https://one.example.com');
    const link = page.getByRole('link', { name: 'Open it at the proxy' });
    await expect(link).toHaveAttribute('href', `https://one.example.com${LAUNCH_PATH}`);
    expect(mock.world.db.appSession.all()).toEqual([]);
  });

  test(
    'a lost connection and errors of the proxy are shown and can be retried',
    { tag: '@gate' },
    async ({ page, apps, mock }) => {
      const refusals = [
        [403, 'access to app denied'],
        [404, 'app session not found'],
        [500, 'rpc error: code = Unknown desc = something broke'],
      ] as const;
      mock.world.fault(CREATE_APP_SESSION, { cut: true });
      await launchApp(page, LAUNCH_PATH);
      await expectHeading(page, `Couldn't open ${GRAFANA_HOST}`);
      await expect(page.getByRole('region', { name: `Couldn't open ${GRAFANA_HOST}` })).toBeFocused();
      await expect(alert(page)).toHaveText('Network request failed');
      for (const [status, message] of refusals) {
        mock.world.fault(CREATE_APP_SESSION, { status, message, times: 1 });
        await retryButton(page).click();
        await expectHeading(page, `Couldn't open ${GRAFANA_HOST}`);
        await expect(alert(page)).toHaveText(`Proxy: ${message}`);
      }
      await retryButton(page).click();
      await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
    },
  );

  test('a network failure during the lookup is reported, and a retry shows the confirmation', async ({
    page,
    mock,
  }) => {
    mock.world.fault(RESOLVE_APP, { cut: true });
    await page.goto(`/web/launch/${GRAFANA_HOST}`);
    await expectHeading(page, `Couldn't find ${GRAFANA_HOST}`);
    await expect(alert(page)).toHaveText('Network request failed');
    mock.world.faults.delete(RESOLVE_APP);
    await retryButton(page).click();
    await expect(openButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Open this application?' })).toBeFocused();
  });

  test('the proxy refuses an AWS role that the user does not have', async ({ page }) => {
    const arn = OPERATOR_ARN.replace('Operator', 'Administrator');
    await launchApp(page, `/web/launch/${AWS_HOST}/one.example.com/${AWS_HOST}/${encodeURIComponent(arn)}`);
    await expectHeading(page, `Couldn't open ${AWS_HOST}`);
    await expect(alert(page)).toHaveText(`Proxy: access to app denied: role "${arn}" is not allowed`);
  });

  test('a host that is not the address of the application is not opened', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(`/web/launch/evil.example.net/one.example.com/${GRAFANA_HOST}`);
    await expectHeading(page, 'evil.example.net is not the address of this application');
    await expect(alert(page)).toContainText('Open it from the list of applications.');
    expect(mock.world.db.appSession.all()).toEqual([]);
  });

  const expectRefused = async (page: Page, path: string, message: string) => {
    await page.goto(`/web/launch/${path}`);
    await expectHeading(page, "Couldn't open this address");
    await expect(alert(page), path).toHaveText(message);
    await expect(retryButton(page)).toBeHidden();
  };

  test('an invalid host, address or role is refused without a request', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.fault(RESOLVE_APP, { status: 500, message: 'this must not be asked' });
    for (const [path, message] of [
      ['https:%2F%2Fevil.example.net', '"https://evil.example.net" isn\'t a hostname.'],
      ['localhost', '"localhost" is the address of this console, not of an application.'],
      [`${GRAFANA_HOST}/one.example.com/evil%2Fpath`, '"evil/path" isn\'t the public address of an application.'],
      [
        `${GRAFANA_HOST}/one.example.com/${GRAFANA_HOST}/javascript:alert(1)`,
        '"javascript:alert(1)" isn\'t an AWS role.',
      ],
    ] as const)
      await expectRefused(page, path, message);
  });

  test('a host with a user, port, backslash or Cyrillic letter is refused, and so is a short IP address', async ({
    page,
    mock,
  }) => {
    mock.world.fault(RESOLVE_APP, { status: 500, message: 'this must not be asked' });
    for (const [path, message] of [
      ['user:secret@evil.example.net', '"user:secret@evil.example.net" isn\'t a hostname.'],
      [`${GRAFANA_HOST}:8443`, `"${GRAFANA_HOST}:8443" isn't a hostname.`],
      [`${GRAFANA_HOST}%5C@evil.example.net`, `"${GRAFANA_HOST}\\@evil.example.net" isn't a hostname.`],
      ['grаfana.one.example.com', '"grаfana.one.example.com" isn\'t a hostname.'], // a Cyrillic а
      ['127.1', '"127.1" isn\'t a hostname.'],
    ] as const)
      await expectRefused(page, path, message);
  });
});

test.describe('when the application refuses the session', () => {
  test.use({ scenario: 'an app that refuses' });

  test('an error of the application, or a lost connection to it, is shown and can be retried', async ({
    page,
    apps,
    mock,
  }) => {
    const link = page.getByRole('link', { name: "Open the application's address" });
    await launchApp(page, LAUNCH_PATH);
    await expectHeading(page, `Couldn't sign in to ${GRAFANA_HOST}`);
    await expect(alert(page)).toHaveText('403 Forbidden');
    await expect(link).toBeHidden();
    mock.world.settings.appHandover = 'cut';
    await retryButton(page).press('Enter');
    await expect(alert(page)).toContainText('Network request failed');
    await expect(alert(page)).toContainText('its certificate may not be trusted');
    await expect(link).toHaveAttribute('href', `${apps}/${GRAFANA_HOST}`);
    mock.world.settings.appHandover = 'taken';
    await retryButton(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA_HOST}/`);
  });
});
