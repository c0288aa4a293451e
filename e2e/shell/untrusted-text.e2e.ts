// Every screen in a world whose every text holds marks that nobody sees: none of them reaches the page (Unicode TR 36).
import type { Locator, Page } from '@playwright/test';
import { HEADLESS, INVITE } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { CLUSTER, deceptive, LEAF, LOGIN, SERVER, SESSION, USER } from '#fixtures/scenarios/untrusted-text.ts';
import { expect, test } from '#e2e/harness/harness.ts';

test.use({ scenario: 'text that deceives', as: USER });

const part = encodeURIComponent;
const HERE = `/web/cluster/${part(CLUSTER)}`;

/** How `sanitize` shows what `deceptive` put there; what is drawn as one is meant by all. */
const shown = (text: string) => `${text}U+202EU+200BU+2066U+0007U+00ADU+E0041gpj`;

/** Raw marks in what is seen, in what a screen reader is told, and in the title. What a shell prints is the shell's. */
async function marksIn(page: Page): Promise<string[]> {
  const title = await page.title();
  const found = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'];
    const texts: string[] = [];
    const look = (node: Node): void => {
      if (!(node instanceof Element)) return void texts.push(node.nodeValue ?? '');
      texts.push(...spoken.map((name) => node.getAttribute(name) ?? ''));
      if (!node.getAttribute('aria-label')?.startsWith('Terminal of')) node.childNodes.forEach(look);
    };
    look(document.body);
    return texts;
  });
  const raw = /[\p{Cf}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
  return [title, ...found].filter((text) => raw.test(text)).map((text) => text.slice(0, 200));
}

const expectNoMarks = async (page: Page) => expect.soft(await marksIn(page), page.url()).toEqual([]);

/** What stands there is really of that world; otherwise nothing would be shown by finding nothing. */
async function says(page: Page, text: string | Locator): Promise<void> {
  const anchor = typeof text === 'string' ? page.getByText(text).filter({ visible: true }).first() : text;
  await expect(anchor).toBeVisible();
  await expectNoMarks(page);
}

type Pages = readonly (readonly [path: string, text: string])[];

const LISTS: Pages = [
  [`${HERE}/nodes`, shown('web-01')],
  [`${HERE}/nodes?search=${part(deceptive('web-01'))}`, shown('web-01')],
  [`${HERE}/nodes?search=${part(deceptive('nothing'))}`, shown('nothing')],
  [`${HERE}/nodes?query=${part(`name == "${deceptive('web-01')}"`)}`, shown('web-01')],
  [`${HERE}/apps`, shown('grafana')],
  [`${HERE}/kubernetes`, shown('staging')],
  [`${HERE}/databases`, shown('orders')],
  [`${HERE}/desktops`, shown('studio')],
  [`${HERE}/sessions`, shown('bob')],
  [`/web/cluster/${part(LEAF)}/nodes`, shown('berlin')],
  [`/web/cluster/${part(deceptive('nowhere'))}/nodes`, shown('nowhere')],
];

const PAGES: Pages = [
  ['/web/clusters', shown('berlin')],
  ['/web/support', shown('one')],
  ['/web/account/password', 'Account Settings'],
  ['/web/account/twofactor', shown('phone')],
  ['/web/billing', 'Billing'],
  ['/web/downloads', 'Download'],
  [`/web/${part(deceptive('nothing'))}`, 'could not be found'],
  ['/web/roles', 'Manage Roles'],
  [`${HERE}/audit`, 'Audit Log'],
];

const FULL_SCREEN: Pages = [
  [`${HERE}/session/${part(deceptive('sid'))}?recordingType=ssh`, shown('sid')],
  [`${HERE}/session/any?recordingType=${part(deceptive('ssh'))}`, shown('ssh')],
  [`${HERE}/desktops/${part(deceptive('studio'))}/${part(LOGIN)}`, shown('studio')],
  [`/web/headless/${HEADLESS}`, shown('203.0.113.9')],
  [`/web/headless/${part(deceptive('request'))}`, 'request'],
  [`/web/launch/${part(deceptive('grafana.example.com'))}`, "isn't a hostname"],
  [
    `/web/launch/grafana.example.com/${part(CLUSTER)}/grafana.example.com?path=${part(`/${deceptive('d')}`)}`,
    shown('one'),
  ],
  [`${HERE}/console/node/${SERVER}/${part(LOGIN)}`, shown('root')],
  [`${HERE}/console/node/${part(deceptive('unknown'))}/${part(LOGIN)}`, shown('unknown')],
  [`${HERE}/console/session/${SESSION}?mode=${part(deceptive('peer'))}`, shown('bob')],
  [`${HERE}/console/session/${part(deceptive('unknown'))}`, shown('unknown')],
];

for (const [group, pages] of Object.entries({ lists: LISTS, pages: PAGES, 'full screens': FULL_SCREEN }))
  test(`no ${group} show what deceives`, async ({ page }) => {
    test.slow();
    for (const [path, text] of pages) {
      await page.goto(path);
      await says(page, text);
    }
  });

test('long names push nothing off a phone where one has to choose', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`node/${SERVER}/${part(LOGIN)}`, `session/${SESSION}?mode=${part(deceptive('peer'))}`]) {
    await page.goto(`${HERE}/console/${path}`);
    await expect(page.getByRole('heading', { name: shown('web-01') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

const menu = (page: Page) => page.getByRole('menu');

test('no menu or dialog of a list shows what deceives', async ({ page }) => {
  test.slow();
  await page.goto(`${HERE}/nodes`);
  await page.getByRole('button', { name: /^Logins on/ }).click();
  await says(page, menu(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /switch cluster$/ }).click();
  await says(page, menu(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Labels' }).click();
  await says(page, page.getByRole('heading', { name: shown('env') }));
  await page.getByText(shown('production')).first().click();
  await expectNoMarks(page);
  for (const list of ['databases', 'kubernetes']) {
    await page.goto(`${HERE}/${list}`);
    await page
      .getByRole('button', { name: /^Connect to/ })
      .first()
      .click();
    await says(page, page.getByRole('dialog'));
  }
  await page.goto(`${HERE}/apps`);
  await page.getByRole('button', { name: /^Launch as/ }).click();
  await says(page, menu(page));
  await page.keyboard.press('Escape');
  await page.goto(`${HERE}/sessions`);
  await page
    .getByRole('button', { name: /^Join the session/ })
    .first()
    .click();
  await says(page, menu(page));
});

test('the palette shows nothing that deceives', { tag: '@gate' }, async ({ page }) => {
  await page.goto(`${HERE}/nodes`);
  await expect(page.getByText(shown('web-01')).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('gpj');
  await says(page, page.getByRole('option', { name: shown('web-01') }).first());
  await page.getByRole('combobox').fill(deceptive('nothing'));
  await says(page, `No matches for`);
});

test('an open terminal says nothing that deceives, and neither does one that was refused', async ({ page }) => {
  await page.goto(`${HERE}/console/node/${SERVER}/${part(LOGIN)}`);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await says(page, page.getByText('Connected', { exact: true }));
  await says(page, 'Participants:');
  await page.keyboard.type('exit\n');
  await says(page, page.getByRole('alert'));
  await page.goto(`${HERE}/console/session/${part(deceptive('unknown'))}`);
  await page.getByRole('button', { name: /^Join/ }).click();
  await says(page, page.getByRole('alert'));
});

test.describe('refused', () => {
  test.use({ scenario: 'refusals that deceive' });

  // docs/behaviour.md#errors "The console shows the proxy's words"
  test('no refusal of the proxy shows what deceives', async ({ page }) => {
    test.slow();
    for (const path of ['nodes', 'apps', 'databases', 'kubernetes', 'desktops', 'sessions'])
      await page.goto(`${HERE}/${path}`).then(() => says(page, shown('access denied')));
    for (const path of ['/web/clusters', '/web/account/twofactor'])
      await page.goto(path).then(() => says(page, shown('the backend is away')));
  });
});

test.describe('signed out', () => {
  test.use({ scenario: 'refusals that deceive', as: '' });

  test('neither the sign-in nor an invitation shows what deceives', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/login');
    await says(page, shown('Authorized use only'));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await says(page, shown('Directory'));
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await says(page, shown('access denied'));
    await page.goto(`/web/invite/${INVITE}`);
    await says(page, shown('one'));
    await page.goto(`/web/invite/${INVITE}/continue`);
    await expect(page.getByLabel('Username')).toHaveValue(shown('ivy'));
    await expectNoMarks(page);
  });
});
