// Tests that lists show any data that a proxy sends. The page must not be blank, run scripts, or show JavaScript error
// text or invisible characters.
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { clusterPath, HOSTILE_LISTS, listsOf, longRecord, type HostileList } from './hostile-records.ts';

const SEED = 20_261_122;
const RECORD_COUNT = 60;
const RUN_COUNT = 2;
const OPENED_ROW_COUNT = 4;

/**
 * The texts of the page and the addresses of its links. `renderedTexts` includes labels for screen readers. `rawTexts`
 * are the texts of unreadable records and expandable details, which show the raw data.
 */
const pageTexts = (page: Page) =>
  page.evaluate(() => {
    const NAMES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const renderedTexts: string[] = [document.title];
    const rawTexts: string[] = [];
    const isUnreadableByRow = new Map<Element, boolean>();
    const isUnreadable = (row: Element | null): boolean => {
      if (row && !isUnreadableByRow.has(row)) isUnreadableByRow.set(row, row.textContent.includes('Unreadable'));
      return row !== null && isUnreadableByRow.get(row) === true;
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style')) continue;
      const isRaw = isUnreadable(element.closest('tr')) || element.closest('details') !== null;
      const texts =
        node instanceof Element ? NAMES.map((name) => node.getAttribute(name) ?? '') : [node.textContent ?? ''];
      (isRaw ? rawTexts : renderedTexts).push(...texts);
    }
    const addresses = [...document.links].map(({ href }) => href);
    return { renderedTexts, rawTexts, addresses };
  });

const LEAKED_VALUE = /\b(undefined|null|NaN|Invalid Date)\b|\[object /;
const INVISIBLE_CHARACTER =
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const SCRIPT_URL = /^\s*(javascript|data|vbscript):/i;

const quoteExcerpt = (text: string) => JSON.stringify(text.slice(0, 120));

/** Finds printed JavaScript values, invisible characters, and links that run scripts. One line per problem. */
async function findTextProblems(page: Page): Promise<string[]> {
  const { renderedTexts, rawTexts, addresses } = await pageTexts(page);
  return [
    ...renderedTexts.filter((text) => LEAKED_VALUE.test(text)).map((text) => `leaked: ${quoteExcerpt(text)}`),
    ...[...renderedTexts, ...rawTexts]
      .filter((text) => INVISIBLE_CHARACTER.test(text))
      .map((text) => `unseen marks: ${quoteExcerpt(text)}`),
    ...addresses
      .filter((address) => SCRIPT_URL.test(address))
      .map((address) => `a link that acts: ${quoteExcerpt(address)}`),
  ];
}

/** The longest time that the page was blocked, in milliseconds. */
const longestTask = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration))),
        ).observe({
          type: 'longtask',
          buffered: true,
        });
        setTimeout(() => resolve(0), 1000);
      }),
  );

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Opens the dialogs or menus of a few rows, checks their texts, and closes them. */
async function expectRowsOpen(page: Page, buttonName: RegExp): Promise<void> {
  const buttons = page.getByRole('row').getByRole('button', { name: buttonName, disabled: false });
  for (let n = 0; n < Math.min(OPENED_ROW_COUNT, await buttons.count()); n += 1) {
    await buttons.nth(n).click();
    const dialogOrMenu = page.getByRole('dialog').or(page.getByRole('menu'));
    await expect(dialogOrMenu).toBeVisible();
    expect(await findTextProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialogOrMenu).toBeHidden();
  }
}

for (const { table, operation, schema, toResponse, path, scenario = 'two servers', buttonName } of HOSTILE_LISTS)
  test.describe(`${table} (${schema})`, () => {
    // The viewport is high enough to draw all rows.
    test.use({ scenario, viewport: { width: 1440, height: 12_000 } });

    // docs/behaviour.md#unreadable-records "One malformed record never blanks a page"
    test('arbitrary records render in their rows as plain text', async ({ page, mock }) => {
      test.slow();
      const records = fc.sample(listsOf(schema, RECORD_COUNT), { seed: SEED, numRuns: RUN_COUNT }).flat();
      mock.world.fault(operation, { text: JSON.stringify(toResponse(records)) });
      await page.goto(path);
      await expect(page.getByRole('table', { name: table }).getByRole('rowheader')).toHaveCount(records.length);
      expect(await findTextProblems(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      if (buttonName) await expectRowsOpen(page, buttonName);
    });
  });

const MAX_DRAWN_CHARACTERS = 100_000;

test.describe('when texts have 500,000 characters', () => {
  test.use({ scenario: 'MFA on, passkeys' });

  // docs/behaviour.md#errors "A name is cut at 500 characters in cells"
  test('every list truncates the texts, without blocking the page for a second', async ({ page, mock }) => {
    test.slow();
    const lists = HOSTILE_LISTS.filter(({ scenario }) => scenario !== 'apps of 18.x');
    for (const { operation, schema, toResponse } of lists)
      mock.world.fault(operation, { text: JSON.stringify(toResponse([longRecord(schema), null])) });
    for (const { operation, table, path } of lists)
      await test.step(operation, async () => {
        await page.goto(path);
        await expect(page.getByRole('table', { name: table }).getByRole('rowheader')).toHaveCount(2);
        expect(await longestTask(page)).toBeLessThan(1000);
        const { renderedTexts, rawTexts } = await pageTexts(page);
        expect([...renderedTexts, ...rawTexts].join('').length).toBeLessThan(MAX_DRAWN_CHARACTERS);
        expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      });
  });
});

const LIST_ENDPOINT = 'GET /v1/webapi/sites/{cluster}/';
const SERVERS_PATH = clusterPath('nodes');

test('arbitrary alerts are shown as plain text above the page', async ({ page, mock }) => {
  for (const alerts of fc.sample(listsOf('Alert', 30), { seed: SEED, numRuns: RUN_COUNT })) {
    mock.world.fault(`${LIST_ENDPOINT}alerts`, { text: JSON.stringify({ alerts }) });
    await page.goto(SERVERS_PATH);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    const expandButton = page.getByRole('region', { name: 'Alerts' }).getByRole('button', { expanded: false }).first();
    if (await expandButton.isVisible()) await expandButton.click();
    expect(await findTextProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
});

test('the palette shows arbitrary records as plain text', async ({ page, mock }) => {
  for (const { operation, schema, toResponse } of HOSTILE_LISTS.filter(({ scenario }) => scenario === undefined)) {
    const [records = []] = fc.sample(listsOf(schema, RECORD_COUNT), { seed: SEED, numRuns: 1 });
    mock.world.fault(operation, { text: JSON.stringify(toResponse(records)) });
  }
  await page.goto('/web/support');
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  await palette.getByRole('checkbox').check();
  for (const searchText of ['a', 'web-01', 'script', 'word', 'bob@web']) {
    await page.getByRole('combobox').fill(searchText);
    await expect(palette.getByRole('option').first()).toBeVisible();
    expect(await findTextProblems(page)).toEqual([]);
  }
});

// Values that are not lists of records. Each group is one test, so that no test takes too long: each value needs a load
// of the console and a visit to each page.
const MALFORMED_LISTS: unknown[][] = [
  [null, 7, 'text'],
  [[], {}, { sessions: 'none' }],
  [{ items: null }, { items: 7 }, { items: {} }],
];

/** Navigates to another page without loading the console again, as a link does. */
const navigateInApp = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens a page, and expects its heading, the navigation, and no text problems. */
async function expectPageWorks(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const previousHeading = await heading.innerText();
  await navigateInApp(page, path);
  await expect(heading).not.toHaveText(previousHeading);
  await expect(page.getByText('Loading')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Internal Error')).toBeHidden();
  expect(await findTextProblems(page)).toEqual([]);
}

/** Opens all pages with each of these values as the response for their lists. */
async function expectAllPagesWork(
  page: Page,
  { mock, lists, answers: responses }: { mock: Proxy; lists: readonly HostileList[]; answers: readonly unknown[] },
) {
  for (const response of responses)
    await test.step(JSON.stringify(response), async () => {
      for (const { operation } of lists) mock.world.fault(operation, { text: JSON.stringify(response) });
      await page.goto('/web/support');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { path, operation } of lists) await test.step(operation, () => expectPageWorks(page, path));
    });
}

test.describe('when a response is not a list', () => {
  test.use({ scenario: 'MFA on, passkeys' });

  for (const answers of MALFORMED_LISTS)
    // docs/behaviour.md#unreadable-records "The console ignores unknown fields"
    test(`every page renders without an error: ${answers.map((answer) => JSON.stringify(answer)).join(', ')}`, async ({
      page,
      mock,
    }) => {
      test.slow();
      await expectAllPagesWork(page, {
        mock,
        lists: HOSTILE_LISTS.filter(({ scenario }) => scenario !== 'apps of 18.x'),
        answers,
      });
    });
});

test.describe('when a response of an 18.x proxy is not a list', () => {
  test.use({ scenario: 'apps of 18.x' });

  test('the page of applications renders without an error', async ({ page, mock }) => {
    test.slow();
    const lists = HOSTILE_LISTS.filter(({ scenario }) => scenario === 'apps of 18.x');
    await expectAllPagesWork(page, { mock, lists, answers: MALFORMED_LISTS.flat() });
  });
});
