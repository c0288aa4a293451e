import type { Page } from '@playwright/test';
import { OPERATOR } from '#fixtures/scenarios/resources/app-launcher.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { alert, AWS, choose, FULL, GRAFANA, open, OPEN, RESOLVE, retry, says } from './launching.ts';

test.describe('what the proxy refuses', () => {
  test.use({ scenario: 'apps to open' });

  test('unknown and forbidden applications are not found', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto('/web/launch/nothing.one.example.com');
    await says(page, "Couldn't find nothing.one.example.com");
    await expect(alert(page)).toContainText('failed to resolve nothing.one.example.com to any application');
    mock.world.db.user.update('alice', { roles: ['developer'] });
    await page.goto(FULL);
    await says(page, `Couldn't find ${GRAFANA}`);
  });

  // docs/behaviour.md#pages "A console whose address differs from the proxy's", "The launcher then says so and links"
  test('in front of a real proxy at another address, the way to its own console is offered', async ({ page, mock }) => {
    mock.world.settings.apps = { at: '', console: '' };
    await choose(page, FULL);
    await says(page, `Couldn't open ${GRAFANA}`);
    await expect(alert(page)).toContainText("This console can't open applications");
    await expect(alert(page)).toContainText('https://one.example.com');
    const link = page.getByRole('link', { name: 'Open it at the proxy' });
    await expect(link).toHaveAttribute('href', `https://one.example.com${FULL}`);
    expect(mock.world.db.appSession.all()).toEqual([]);
  });

  test('refusals and a cut network are shown, and can be retried', { tag: '@gate' }, async ({ page, apps, mock }) => {
    const refusals = [
      [403, 'access to app denied'],
      [404, 'app session not found'],
      [500, 'rpc error: code = Unknown desc = something broke'],
    ] as const;
    mock.world.fault(OPEN, { cut: true });
    await choose(page, FULL);
    await says(page, `Couldn't open ${GRAFANA}`);
    await expect(page.getByRole('region', { name: `Couldn't open ${GRAFANA}` })).toBeFocused();
    await expect(alert(page)).toHaveText('Network request failed');
    for (const [status, message] of refusals) {
      mock.world.fault(OPEN, { status, message, times: 1 });
      await retry(page).click();
      await says(page, `Couldn't open ${GRAFANA}`);
      await expect(alert(page)).toHaveText(`Proxy: ${message}`);
    }
    await retry(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });

  test('a network that is cut while looking up is reported, and a retry goes on to the question', async ({
    page,
    mock,
  }) => {
    mock.world.fault(RESOLVE, { cut: true });
    await page.goto(`/web/launch/${GRAFANA}`);
    await says(page, `Couldn't find ${GRAFANA}`);
    await expect(alert(page)).toHaveText('Network request failed');
    mock.world.faults.delete(RESOLVE);
    await retry(page).click();
    await expect(open(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Open this application?' })).toBeFocused();
  });

  test('an AWS role that is not the user’s is refused by the proxy', async ({ page }) => {
    const arn = OPERATOR.replace('Operator', 'Administrator');
    await choose(page, `/web/launch/${AWS}/one.example.com/${AWS}/${encodeURIComponent(arn)}`);
    await says(page, `Couldn't open ${AWS}`);
    await expect(alert(page)).toHaveText(`Proxy: access to app denied: role "${arn}" is not allowed`);
  });

  test(
    'an application that is known under another address is not followed',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto(`/web/launch/evil.example.net/one.example.com/${GRAFANA}`);
      await says(page, 'evil.example.net is not the address of this application');
      await expect(alert(page)).toContainText('Open it from the list of applications.');
      expect(mock.world.db.appSession.all()).toEqual([]);
    },
  );

  const expectRefused = async (page: Page, hostile: string, words: string) => {
    await page.goto(`/web/launch/${hostile}`);
    await says(page, "Couldn't open this address");
    await expect(alert(page), hostile).toHaveText(words);
    await expect(retry(page)).toBeHidden();
  };

  test('a hostile host, address or role is refused without any call', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.fault(RESOLVE, { status: 500, message: 'this must not be asked' });
    for (const [hostile, words] of [
      ['https:%2F%2Fevil.example.net', '"https://evil.example.net" isn\'t a hostname.'],
      ['localhost', '"localhost" is the address of this console, not of an application.'],
      [`${GRAFANA}/one.example.com/evil%2Fpath`, '"evil/path" isn\'t the public address of an application.'],
      [`${GRAFANA}/one.example.com/${GRAFANA}/javascript:alert(1)`, '"javascript:alert(1)" isn\'t an AWS role.'],
    ] as const)
      await expectRefused(page, hostile, words);
  });

  test('a hostname with a user, a port, a backslash or letters of another script is refused', async ({
    page,
    mock,
  }) => {
    mock.world.fault(RESOLVE, { status: 500, message: 'this must not be asked' });
    for (const [hostile, words] of [
      ['user:secret@evil.example.net', '"user:secret@evil.example.net" isn\'t a hostname.'],
      [`${GRAFANA}:8443`, `"${GRAFANA}:8443" isn't a hostname.`],
      [`${GRAFANA}%5C@evil.example.net`, `"${GRAFANA}\\@evil.example.net" isn't a hostname.`],
      ['grаfana.one.example.com', '"grаfana.one.example.com" isn\'t a hostname.'], // a Cyrillic а
      ['127.1', '"127.1" isn\'t a hostname.'],
    ] as const)
      await expectRefused(page, hostile, words);
  });
});

test.describe('where the application refuses the session', () => {
  test.use({ scenario: 'an app that refuses' });

  test('a refusal and a missing answer of the application are shown, and can be tried again', async ({
    page,
    apps,
    mock,
  }) => {
    const link = page.getByRole('link', { name: "Open the application's address" });
    await choose(page, FULL);
    await says(page, `Couldn't sign in to ${GRAFANA}`);
    await expect(alert(page)).toHaveText('403 Forbidden');
    await expect(link).toBeHidden();
    mock.world.settings.handover = 'cut';
    await retry(page).press('Enter');
    await expect(alert(page)).toContainText('Network request failed');
    await expect(alert(page)).toContainText('its certificate may not be trusted');
    await expect(link).toHaveAttribute('href', `${apps}/${GRAFANA}`);
    mock.world.settings.handover = 'taken';
    await retry(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });
});
