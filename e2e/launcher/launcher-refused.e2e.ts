import { OPERATOR } from '#fixtures/scenarios/resources/app-launcher.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { alert, AWS, choose, FULL, GRAFANA, open, OPEN, RESOLVE, retry, says } from './launching.ts';

test.describe('what the proxy refuses', () => {
  test.use({ scenario: 'apps to open' });

  test('an application that nobody knows shows the words of the proxy', async ({ page }) => {
    await page.goto('/web/launch/nothing.one.example.com');
    await says(page, "Couldn't find nothing.one.example.com");
    await expect(alert(page)).toContainText('failed to resolve nothing.one.example.com to any application');
  });

  test('what a role does not reach is not found either', async ({ page, mock }) => {
    mock.world.db.user.update('alice', { roles: ['developer'] });
    await page.goto(FULL);
    await says(page, `Couldn't find ${GRAFANA}`);
  });

  test('an application whose agent is gone says so, and opens after a retry', async ({ page, apps, mock }) => {
    await choose(page, '/web/launch/idle.one.example.com/one.example.com/idle.one.example.com');
    await says(page, "Couldn't open idle.one.example.com");
    await expect(alert(page)).toHaveText('Proxy: no agent of application "idle" is reachable');
    await expect(page.getByRole('region', { name: "Couldn't open idle.one.example.com" })).toBeFocused();
    mock.world.db.app.update('one.example.com/idle/idle.one.example.com', { offline: false });
    await retry(page).click();
    await expect(page).toHaveURL(`${apps}/idle.one.example.com/`);
  });

  for (const [status, message] of [
    [403, 'access to app denied'],
    [404, 'app session not found'],
    [500, 'rpc error: code = Unknown desc = something broke'],
  ] as const)
    test(`a refusal with ${status} says what failed and why, and can be tried again`, async ({ page, apps, mock }) => {
      mock.world.fault(OPEN, { status, message, times: 1 });
      await choose(page, FULL);
      await says(page, `Couldn't open ${GRAFANA}`);
      await expect(alert(page)).toHaveText(`Proxy: ${message}`);
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

  test('a network that is cut while opening is reported, and a retry opens', async ({ page, apps, mock }) => {
    mock.world.fault(OPEN, { cut: true });
    await choose(page, FULL);
    await says(page, `Couldn't open ${GRAFANA}`);
    await expect(alert(page)).toHaveText('Network request failed');
    mock.world.faults.delete(OPEN);
    await retry(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });

  test('an AWS role that is not the user’s is refused by the proxy', async ({ page }) => {
    const arn = OPERATOR.replace('Operator', 'Administrator');
    await choose(page, `/web/launch/${AWS}/one.example.com/${AWS}/${encodeURIComponent(arn)}`);
    await says(page, `Couldn't open ${AWS}`);
    await expect(alert(page)).toHaveText(`Proxy: access to app denied: role "${arn}" is not allowed`);
  });

  test('an application that is known under another address is not followed', async ({ page, mock }) => {
    await page.goto(`/web/launch/evil.example.net/one.example.com/${GRAFANA}`);
    await says(page, 'evil.example.net is not the address of this application');
    await expect(alert(page)).toContainText('Open it from the list of applications.');
    expect(mock.world.db.appSession.all()).toEqual([]);
  });

  for (const [hostile, words] of [
    ['https:%2F%2Fevil.example.net', '"https://evil.example.net" isn\'t a hostname.'],
    ['user:secret@evil.example.net', '"user:secret@evil.example.net" isn\'t a hostname.'],
    [`${GRAFANA}:8443`, `"${GRAFANA}:8443" isn't a hostname.`],
    [`${GRAFANA}%5C@evil.example.net`, `"${GRAFANA}\\@evil.example.net" isn't a hostname.`],
    ['grаfana.one.example.com', '"grаfana.one.example.com" isn\'t a hostname.'], // a Cyrillic а
    ['127.1', '"127.1" isn\'t a hostname.'],
    ['localhost', '"localhost" is the address of this console, not of an application.'],
    [`${GRAFANA}/one.example.com/evil%2Fpath`, '"evil/path" isn\'t the public address of an application.'],
    [`${GRAFANA}/one.example.com/${GRAFANA}/javascript:alert(1)`, '"javascript:alert(1)" isn\'t an AWS role.'],
  ] as const)
    test(`a hostile address is refused before anybody is asked: ${hostile}`, async ({ page, mock }) => {
      mock.world.fault(RESOLVE, { status: 500, message: 'this must not be asked' });
      await page.goto(`/web/launch/${hostile}`);
      await says(page, "Couldn't open this address");
      await expect(alert(page)).toHaveText(words);
      await expect(retry(page)).toBeHidden();
    });
});

test.describe('where the application refuses the session', () => {
  test.use({ scenario: 'an app that refuses' });

  test('that is shown in its words, and can be tried again', async ({ page, apps, mock }) => {
    await choose(page, FULL);
    await says(page, `Couldn't sign in to ${GRAFANA}`);
    await expect(alert(page)).toHaveText('403 Forbidden');
    await expect(page.getByRole('link', { name: "Open the application's address" })).toBeHidden();
    mock.world.settings.handover = 'taken';
    await retry(page).press('Enter');
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });
});

test.describe('where the application does not answer', () => {
  test.use({ scenario: 'an app out of reach' });

  test('that is shown, with what it may be and a way to look, and can be tried again', async ({ page, apps, mock }) => {
    await choose(page, FULL);
    await says(page, `Couldn't sign in to ${GRAFANA}`);
    await expect(alert(page)).toContainText('Network request failed');
    await expect(alert(page)).toContainText('its certificate may not be trusted');
    await expect(page.getByRole('link', { name: "Open the application's address" })).toHaveAttribute(
      'href',
      `${apps}/${GRAFANA}`,
    );
    mock.world.settings.handover = 'taken';
    await retry(page).click();
    await expect(page).toHaveURL(`${apps}/${GRAFANA}/`);
  });
});
