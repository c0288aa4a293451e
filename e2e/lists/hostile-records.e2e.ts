// Lists render whatever a proxy sends in place of a record: no blank page, no executed script, no JavaScript error
// text.
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { clusterPath, HOSTILE_LISTS, listsOf, longRecord, type HostileList } from './hostile-records.ts';

const SEED = 20_261_122;
const RECORD_COUNT = 60;
const RUN_COUNT = 2;
const OPENED_ROWS = 4;

/** All visible and read-out texts of the page, except raw records and details. */
const pageTexts = (page: Page) =>
  page.evaluate(() => {
    const NAMES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const drawn: string[] = [document.title];
    const asTheyCame: string[] = [];
    const known = new Map<Element, boolean>();
    const isUnreadable = (row: Element | null): boolean => {
      if (row && !known.has(row)) known.set(row, row.textContent.includes('Unreadable'));
      return row !== null && known.get(row) === true;
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style')) continue;
      const isRaw = isUnreadable(element.closest('tr')) || element.closest('details') !== null;
      const found =
        node instanceof Element ? NAMES.map((name) => node.getAttribute(name) ?? '') : [node.textContent ?? ''];
      (isRaw ? asTheyCame : drawn).push(...found);
    }
    const addresses = [...document.links].map(({ href }) => href);
    return { drawn, asTheyCame, addresses };
  });

const LEAKED_VALUE = /\b(undefined|null|NaN|Invalid Date)\b|\[object /;
const INVISIBLE_CHARACTER =
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const SCRIPT_URL = /^\s*(javascript|data|vbscript):/i;

const quoteStart = (text: string) => JSON.stringify(text.slice(0, 120));

/** Texts that must not be on the page. */
async function findTextProblems(page: Page): Promise<string[]> {
  const { drawn, asTheyCame, addresses } = await pageTexts(page);
  return [
    ...drawn.filter((text) => LEAKED_VALUE.test(text)).map((text) => `leaked: ${quoteStart(text)}`),
    ...[...drawn, ...asTheyCame]
      .filter((text) => INVISIBLE_CHARACTER.test(text))
      .map((text) => `unseen marks: ${quoteStart(text)}`),
    ...addresses
      .filter((address) => SCRIPT_URL.test(address))
      .map((address) => `a link that acts: ${quoteStart(address)}`),
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

/** Opens the dialogs or menus of a few rows, and closes them. */
async function expectRowsOpen(page: Page, opens: RegExp): Promise<void> {
  const buttons = page.getByRole('row').getByRole('button', { name: opens, disabled: false });
  for (let n = 0; n < Math.min(OPENED_ROWS, await buttons.count()); n += 1) {
    await buttons.nth(n).click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    await expect(opened).toBeVisible();
    expect(await findTextProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
}

for (const { table, operation, schema, answer, path, scenario = 'two servers', opener } of HOSTILE_LISTS)
  test.describe(`${table} (${schema})`, () => {
    // The viewport is high enough to draw all rows.
    test.use({ scenario, viewport: { width: 1440, height: 12_000 } });

    // docs/behaviour.md#unreadable-records "One malformed record never blanks a page"
    test('arbitrary records render in their rows as plain text', async ({ page, mock }) => {
      test.slow();
      const records = fc.sample(listsOf(schema, RECORD_COUNT), { seed: SEED, numRuns: RUN_COUNT }).flat();
      mock.world.fault(operation, { text: JSON.stringify(answer(records)) });
      await page.goto(path);
      await expect(page.getByRole('table', { name: table }).getByRole('rowheader')).toHaveCount(records.length);
      expect(await findTextProblems(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      if (opener) await expectRowsOpen(page, opener);
    });
  });

const MAX_DRAWN_CHARACTERS = 100_000;

test.describe('texts of 500,000 characters', () => {
  test.use({ scenario: 'second factor on, passkeys' });

  // docs/behaviour.md#errors "A name is cut at 500 characters in cells"
  test('every list truncates them within a second', async ({ page, mock }) => {
    test.slow();
    const lists = HOSTILE_LISTS.filter(({ scenario }) => scenario !== 'newer apps');
    for (const { operation, schema, answer } of lists)
      mock.world.fault(operation, { text: JSON.stringify(answer([longRecord(schema), null])) });
    for (const { operation, table, path } of lists)
      await test.step(operation, async () => {
        await page.goto(path);
        await expect(page.getByRole('table', { name: table }).getByRole('rowheader')).toHaveCount(2);
        expect(await longestTask(page)).toBeLessThan(1000);
        const { drawn, asTheyCame } = await pageTexts(page);
        expect([...drawn, ...asTheyCame].join('').length).toBeLessThan(MAX_DRAWN_CHARACTERS);
        expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      });
  });
});

const LIST_ENDPOINT = 'GET /v1/webapi/sites/{cluster}/';
const SERVERS = clusterPath('nodes');

test('arbitrary alerts render above the page', async ({ page, mock }) => {
  for (const alerts of fc.sample(listsOf('Alert', 30), { seed: SEED, numRuns: RUN_COUNT })) {
    mock.world.fault(`${LIST_ENDPOINT}alerts`, { text: JSON.stringify({ alerts }) });
    await page.goto(SERVERS);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    const more = page.getByRole('region', { name: 'Alerts' }).getByRole('button', { expanded: false }).first();
    if (await more.isVisible()) await more.click();
    expect(await findTextProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
});

test('the palette searches arbitrary records in arbitrary clusters', async ({ page, mock }) => {
  for (const { operation, schema, answer } of HOSTILE_LISTS.filter(({ scenario }) => scenario === undefined)) {
    const [records = []] = fc.sample(listsOf(schema, RECORD_COUNT), { seed: SEED, numRuns: 1 });
    mock.world.fault(operation, { text: JSON.stringify(answer(records)) });
  }
  await page.goto('/web/support');
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  await palette.getByRole('checkbox').check();
  for (const words of ['a', 'web-01', 'script', 'word', 'bob@web']) {
    await page.getByRole('combobox').fill(words);
    await expect(palette.getByRole('option').first()).toBeVisible();
    expect(await findTextProblems(page)).toEqual([]);
  }
});

// Each group is one test, because each answer needs a load of the console and a visit to each page.
const MALFORMED_LISTS: unknown[][] = [
  [null, 7, 'text'],
  [[], {}, { sessions: 'none' }],
  [{ items: null }, { items: 7 }, { items: {} }],
];

/** Navigates to another page as a link does, without loading the console again. */
const navigateInApp = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The page opens, shows its heading and the navigation, and has no text problems. */
async function expectPageWorks(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await navigateInApp(page, path);
  await expect(heading).not.toHaveText(before);
  await expect(page.getByText('Loading')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Internal Error')).toBeHidden();
  expect(await findTextProblems(page)).toEqual([]);
}

/** Sends each of these answers in place of each list, and opens the page of the list. */
async function expectAllPagesWork(
  page: Page,
  { mock, lists, answers }: { mock: Proxy; lists: readonly HostileList[]; answers: readonly unknown[] },
) {
  for (const answer of answers)
    await test.step(JSON.stringify(answer), async () => {
      for (const { operation } of lists) mock.world.fault(operation, { text: JSON.stringify(answer) });
      await page.goto('/web/support');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { path, operation } of lists) await test.step(operation, () => expectPageWorks(page, path));
    });
}

test.describe('when an answer is not a list', () => {
  test.use({ scenario: 'second factor on, passkeys' });

  for (const answers of MALFORMED_LISTS)
    // docs/behaviour.md#unreadable-records "The console ignores unknown fields"
    test(`every page renders without an error: ${answers.map((answer) => JSON.stringify(answer)).join(', ')}`, async ({
      page,
      mock,
    }) => {
      test.slow();
      await expectAllPagesWork(page, {
        mock,
        lists: HOSTILE_LISTS.filter(({ scenario }) => scenario !== 'newer apps'),
        answers,
      });
    });
});

test.describe('when an answer of 18.x is not a list', () => {
  test.use({ scenario: 'newer apps' });

  test('the page of applications renders without an error', async ({ page, mock }) => {
    test.slow();
    const lists = HOSTILE_LISTS.filter(({ scenario }) => scenario === 'newer apps');
    await expectAllPagesWork(page, { mock, lists, answers: MALFORMED_LISTS.flat() });
  });
});
