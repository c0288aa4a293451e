// Opens every screen in a scenario whose texts contain invisible and deceptive characters, for example marks that
// reverse the direction of text. The page must show them as codes such as U+202E (Unicode TR 36).
import type { Locator, Page } from '@playwright/test';
import { HEADLESS_ID, INVITE_ID } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import {
  CLUSTER_NAME,
  deceptiveText,
  LEAF_NAME,
  LOGIN_NAME,
  SERVER_ID,
  SESSION_ID,
  USER_NAME,
} from '#fixtures/scenarios/untrusted-text.ts';
import { expect, test } from '#e2e/harness/harness.ts';

test.use({ scenario: 'deceptive text', username: USER_NAME });

const encodeUrlPart = encodeURIComponent;
const CLUSTER_PATH = `/web/cluster/${encodeUrlPart(CLUSTER_NAME)}`;

/** The result of `deceptiveText(text)` as the console shows it, with codes in place of the deceptive characters. */
const escapedMarks = (text: string) => `${text}U+202EU+200BU+2066U+0007U+00ADU+E0041gpj`;

/**
 * Returns the texts that contain invisible characters, among the visible texts, the texts for screen readers, and the
 * title. Terminals are skipped, because the output of a shell may contain such characters.
 */
async function findRawMarks(page: Page): Promise<string[]> {
  const title = await page.title();
  const pageTexts = await page.evaluate(() => {
    const textAttributes = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'];
    const texts: string[] = [];
    const collectTexts = (node: Node): void => {
      if (!(node instanceof Element)) return void texts.push(node.nodeValue ?? '');
      texts.push(...textAttributes.map((name) => node.getAttribute(name) ?? ''));
      if (!node.getAttribute('aria-label')?.startsWith('Terminal of')) node.childNodes.forEach(collectTexts);
    };
    collectTexts(document.body);
    return texts;
  });
  const invisibleCharacters = /[\p{Cf}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
  return [title, ...pageTexts].filter((text) => invisibleCharacters.test(text)).map((text) => text.slice(0, 200));
}

const expectNoRawMarks = async (page: Page) => expect.soft(await findRawMarks(page), page.url()).toEqual([]);

/**
 * Waits for a text of the scenario, then expects no raw deceptive characters. Without the text, their absence would
 * prove nothing.
 */
async function expectTextWithoutRawMarks(page: Page, text: string | Locator): Promise<void> {
  const anchor = typeof text === 'string' ? page.getByText(text).filter({ visible: true }).first() : text;
  await expect(anchor).toBeVisible();
  await expectNoRawMarks(page);
}

type ExpectedPageTexts = readonly (readonly [path: string, text: string])[];

const LISTS: ExpectedPageTexts = [
  [`${CLUSTER_PATH}/nodes`, escapedMarks('web-01')],
  [`${CLUSTER_PATH}/nodes?search=${encodeUrlPart(deceptiveText('web-01'))}`, escapedMarks('web-01')],
  [`${CLUSTER_PATH}/nodes?search=${encodeUrlPart(deceptiveText('nothing'))}`, escapedMarks('nothing')],
  [`${CLUSTER_PATH}/nodes?query=${encodeUrlPart(`name == "${deceptiveText('web-01')}"`)}`, escapedMarks('web-01')],
  [`${CLUSTER_PATH}/apps`, escapedMarks('grafana')],
  [`${CLUSTER_PATH}/kubernetes`, escapedMarks('staging')],
  [`${CLUSTER_PATH}/databases`, escapedMarks('orders')],
  [`${CLUSTER_PATH}/desktops`, escapedMarks('studio')],
  [`${CLUSTER_PATH}/sessions`, escapedMarks('bob')],
  [`/web/cluster/${encodeUrlPart(LEAF_NAME)}/nodes`, escapedMarks('berlin')],
  [`/web/cluster/${encodeUrlPart(deceptiveText('nowhere'))}/nodes`, escapedMarks('nowhere')],
];

const PAGES: ExpectedPageTexts = [
  ['/web/clusters', escapedMarks('berlin')],
  ['/web/support', escapedMarks('one')],
  ['/web/account/password', 'Current password'],
  ['/web/account/twofactor', escapedMarks('phone')],
  ['/web/billing', 'Billing'],
  ['/web/downloads', 'Download'],
  [`/web/${encodeUrlPart(deceptiveText('nothing'))}`, 'could not be found'],
  ['/web/roles', 'Manage Roles'],
  [`${CLUSTER_PATH}/audit`, 'Audit Log'],
];

const FULL_SCREEN_PAGES: ExpectedPageTexts = [
  [`${CLUSTER_PATH}/session/${encodeUrlPart(deceptiveText('sid'))}?recordingType=ssh`, escapedMarks('sid')],
  [`${CLUSTER_PATH}/session/any?recordingType=${encodeUrlPart(deceptiveText('ssh'))}`, escapedMarks('ssh')],
  [
    `${CLUSTER_PATH}/desktops/${encodeUrlPart(deceptiveText('studio'))}/${encodeUrlPart(LOGIN_NAME)}`,
    escapedMarks('studio'),
  ],
  [`/web/headless/${HEADLESS_ID}`, escapedMarks('203.0.113.9')],
  [`/web/headless/${encodeUrlPart(deceptiveText('request'))}`, 'request'],
  [`/web/launch/${encodeUrlPart(deceptiveText('grafana.example.com'))}`, "isn't a hostname"],
  [
    `/web/launch/grafana.example.com/${encodeUrlPart(CLUSTER_NAME)}/grafana.example.com?path=${encodeUrlPart(`/${deceptiveText('d')}`)}`,
    escapedMarks('one'),
  ],
  [`${CLUSTER_PATH}/console/node/${SERVER_ID}/${encodeUrlPart(LOGIN_NAME)}`, escapedMarks('root')],
  [
    `${CLUSTER_PATH}/console/node/${encodeUrlPart(deceptiveText('unknown'))}/${encodeUrlPart(LOGIN_NAME)}`,
    escapedMarks('unknown'),
  ],
  [`${CLUSTER_PATH}/console/session/${SESSION_ID}?mode=${encodeUrlPart(deceptiveText('peer'))}`, escapedMarks('bob')],
  [`${CLUSTER_PATH}/console/session/${encodeUrlPart(deceptiveText('unknown'))}`, escapedMarks('unknown')],
];

for (const [group, pages] of Object.entries({ lists: LISTS, pages: PAGES, 'full screens': FULL_SCREEN_PAGES }))
  test(`no ${group} show raw deceptive characters`, async ({ page }) => {
    test.slow();
    for (const [path, text] of pages) {
      await page.goto(path);
      await expectTextWithoutRawMarks(page, text);
    }
  });

test('long names do not make terminal pages wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    `node/${SERVER_ID}/${encodeUrlPart(LOGIN_NAME)}`,
    `session/${SESSION_ID}?mode=${encodeUrlPart(deceptiveText('peer'))}`,
  ]) {
    await page.goto(`${CLUSTER_PATH}/console/${path}`);
    await expect(page.getByRole('heading', { name: escapedMarks('web-01') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

const menu = (page: Page) => page.getByRole('menu');

test('no menu or dialog of a list shows raw deceptive characters', async ({ page }) => {
  test.slow();
  await page.goto(`${CLUSTER_PATH}/nodes`);
  await page.getByRole('button', { name: /^Logins on/ }).click();
  await expectTextWithoutRawMarks(page, menu(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /switch cluster$/ }).click();
  await expectTextWithoutRawMarks(page, menu(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Labels' }).click();
  await expectTextWithoutRawMarks(page, page.getByRole('heading', { name: escapedMarks('env') }));
  await page.getByText(escapedMarks('production')).first().click();
  await expectNoRawMarks(page);
  for (const list of ['databases', 'kubernetes']) {
    await page.goto(`${CLUSTER_PATH}/${list}`);
    await page
      .getByRole('button', { name: /^Connect to/ })
      .first()
      .click();
    await expectTextWithoutRawMarks(page, page.getByRole('dialog'));
  }
  await page.goto(`${CLUSTER_PATH}/apps`);
  await page.getByRole('button', { name: /^Launch as/ }).click();
  await expectTextWithoutRawMarks(page, menu(page));
  await page.keyboard.press('Escape');
  await page.goto(`${CLUSTER_PATH}/sessions`);
  await page
    .getByRole('button', { name: /^Join the session/ })
    .first()
    .click();
  await expectTextWithoutRawMarks(page, menu(page));
});

test('the palette shows no raw deceptive characters', { tag: '@gate' }, async ({ page }) => {
  await page.goto(`${CLUSTER_PATH}/nodes`);
  await expect(page.getByText(escapedMarks('web-01')).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('gpj');
  await expectTextWithoutRawMarks(page, page.getByRole('option', { name: escapedMarks('web-01') }).first());
  await page.getByRole('combobox').fill(deceptiveText('nothing'));
  await expectTextWithoutRawMarks(page, `No matches for`);
});

test('an open terminal and a refused terminal show no raw deceptive characters', async ({ page }) => {
  await page.goto(`${CLUSTER_PATH}/console/node/${SERVER_ID}/${encodeUrlPart(LOGIN_NAME)}`);
  await page.getByRole('button', { name: /^Connect as/ }).click();
  await expectTextWithoutRawMarks(page, page.getByText('Connected', { exact: true }));
  await expectTextWithoutRawMarks(page, 'Participants:');
  await page.keyboard.type('exit\n');
  await expectTextWithoutRawMarks(page, page.getByRole('alert'));
  await page.goto(`${CLUSTER_PATH}/console/session/${encodeUrlPart(deceptiveText('unknown'))}`);
  await page.getByRole('button', { name: /^Join/ }).click();
  await expectTextWithoutRawMarks(page, page.getByRole('alert'));
});

test.describe('with refusals', () => {
  test.use({ scenario: 'deceptive refusals' });

  // docs/behaviour.md#errors "The console shows the proxy's words"
  test('no error of the proxy shows raw deceptive characters', async ({ page }) => {
    test.slow();
    for (const path of ['nodes', 'apps', 'databases', 'kubernetes', 'desktops', 'sessions'])
      await page
        .goto(`${CLUSTER_PATH}/${path}`)
        .then(() => expectTextWithoutRawMarks(page, escapedMarks('access denied')));
    for (const path of ['/web/clusters', '/web/account/twofactor'])
      await page.goto(path).then(() => expectTextWithoutRawMarks(page, escapedMarks('the backend is away')));
  });
});

test.describe('when no user is signed in', () => {
  test.use({ scenario: 'deceptive refusals', username: '' });

  test('neither the sign-in nor an invitation shows raw deceptive characters', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/login');
    await expectTextWithoutRawMarks(page, escapedMarks('Authorized use only'));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectTextWithoutRawMarks(page, escapedMarks('Directory'));
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expectTextWithoutRawMarks(page, escapedMarks('access denied'));
    await page.goto(`/web/invite/${INVITE_ID}`);
    await expectTextWithoutRawMarks(page, escapedMarks('one'));
    await page.goto(`/web/invite/${INVITE_ID}/continue`);
    await expect(page.getByLabel('Username')).toHaveValue(escapedMarks('ivy'));
    await expectNoRawMarks(page);
  });
});
