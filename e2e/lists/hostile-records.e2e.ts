// Whatever a proxy sends in a record's place, its list is drawn: nothing blank, nothing run, no word of the language it is written in.
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { inOne, LISTS, listsOf, longRecord, type List } from './hostile-records.ts';

const SEED = 20_261_122;
const RECORDS = 60;
const RUNS = 2;
const OPENED = 4;

/** Every text of the page that is seen or read out, apart from records and details that are shown as they came. */
const texts = (page: Page) =>
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

const LEAKED = /\b(undefined|null|NaN|Invalid Date)\b|\[object /;
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const ACTS = /^\s*(javascript|data|vbscript):/i;

const start = (text: string) => JSON.stringify(text.slice(0, 120));

/** What of the page should not be there. */
async function faultsOf(page: Page): Promise<string[]> {
  const { drawn, asTheyCame, addresses } = await texts(page);
  return [
    ...drawn.filter((text) => LEAKED.test(text)).map((text) => `leaked: ${start(text)}`),
    ...[...drawn, ...asTheyCame].filter((text) => UNSEEN.test(text)).map((text) => `unseen marks: ${start(text)}`),
    ...addresses.filter((address) => ACTS.test(address)).map((address) => `a link that acts: ${start(address)}`),
  ];
}

/** How long the page was blocked at most, in milliseconds. */
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

const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Opens what a few of the rows open, and closes it. */
async function expectOpened(page: Page, opens: RegExp): Promise<void> {
  const buttons = page.getByRole('row').getByRole('button', { name: opens, disabled: false });
  for (let n = 0; n < Math.min(OPENED, await buttons.count()); n += 1) {
    await buttons.nth(n).click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    await expect(opened).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
}

for (const { table, list, of, answer, path, scenario = 'two servers', opens } of LISTS)
  test.describe(`${table} (${of})`, () => {
    // So high that every row is in the window, and is drawn.
    test.use({ scenario, viewport: { width: 1440, height: 12_000 } });

    // docs/behaviour.md#unreadable-records "One malformed record never blanks a page"
    test('any records are drawn, each in its row, as text and nothing more', async ({ page, mock }) => {
      test.slow();
      const records = fc.sample(listsOf(of, RECORDS), { seed: SEED, numRuns: RUNS }).flat();
      mock.world.fault(list, { text: JSON.stringify(answer(records)) });
      await page.goto(path);
      await expect(page.getByRole('table', { name: table }).getByRole('rowheader')).toHaveCount(records.length);
      expect(await faultsOf(page)).toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      if (opens) await expectOpened(page, opens);
    });
  });

const MOST_DRAWN = 100_000;

test.describe('texts of 500,000 letters', () => {
  test.use({ scenario: 'second factor on, passkeys' });

  // docs/behaviour.md#errors "A name is cut at 500 characters in cells"
  test('every list shows them cut, within a second', async ({ page, mock }) => {
    test.slow();
    const lists = LISTS.filter(({ scenario }) => scenario !== 'newer apps');
    for (const { list, of, answer } of lists)
      mock.world.fault(list, { text: JSON.stringify(answer([longRecord(of), null])) });
    for (const { list, table, path } of lists)
      await test.step(list, async () => {
        await page.goto(path);
        await expect(page.getByRole('table', { name: table }).getByRole('rowheader')).toHaveCount(2);
        expect(await longestTask(page)).toBeLessThan(1000);
        const { drawn, asTheyCame } = await texts(page);
        expect([...drawn, ...asTheyCame].join('').length).toBeLessThan(MOST_DRAWN);
        expect(await overhang(page)).toBeLessThanOrEqual(0);
      });
  });
});

const LIST_OF = 'GET /v1/webapi/sites/{cluster}/';
const SERVERS = inOne('nodes');

test('any alerts are read, and the page is there below them', async ({ page, mock }) => {
  for (const alerts of fc.sample(listsOf('Alert', 30), { seed: SEED, numRuns: RUNS })) {
    mock.world.fault(`${LIST_OF}alerts`, { text: JSON.stringify({ alerts }) });
    await page.goto(SERVERS);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    const more = page.getByRole('region', { name: 'Alerts' }).getByRole('button', { expanded: false }).first();
    if (await more.isVisible()) await more.click();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
});

test('the palette finds among any records, in any clusters', async ({ page, mock }) => {
  for (const { list, of, answer } of LISTS.filter(({ scenario }) => scenario === undefined)) {
    const [records = []] = fc.sample(listsOf(of, RECORDS), { seed: SEED, numRuns: 1 });
    mock.world.fault(list, { text: JSON.stringify(answer(records)) });
  }
  await page.goto('/web/support');
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  await palette.getByRole('checkbox').check();
  for (const words of ['a', 'web-01', 'script', 'word', 'bob@web']) {
    await page.getByRole('combobox').fill(words);
    await expect(palette.getByRole('option').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  }
});

// Each group is one test, because every answer needs a load of the console and a visit to every page.
const NO_LISTS: unknown[][] = [
  [null, 7, 'text'],
  [[], {}, { sessions: 'none' }],
  [{ items: null }, { items: 7 }, { items: {} }],
];

/** To another page of the console as a link goes there, without asking for the console itself again. */
const follow = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The page of this path comes, says what it has to say, and is whole. */
async function expectStanding(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await follow(page, path);
  await expect(heading).not.toHaveText(before);
  await expect(page.getByText('Loading')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Internal Error')).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);
}

/** Sends each of these answers in place of each list, and opens the page of the list. */
async function expectAllStanding(
  page: Page,
  { mock, lists, answers }: { mock: Proxy; lists: readonly List[]; answers: readonly unknown[] },
) {
  for (const answer of answers)
    await test.step(JSON.stringify(answer), async () => {
      for (const { list } of lists) mock.world.fault(list, { text: JSON.stringify(answer) });
      await page.goto('/web/support');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { path, list } of lists) await test.step(list, () => expectStanding(page, path));
    });
}

test.describe('where an answer is no list', () => {
  test.use({ scenario: 'second factor on, passkeys' });

  for (const answers of NO_LISTS)
    // docs/behaviour.md#unreadable-records "The console ignores unknown fields"
    test(`every page renders without an error: ${answers.map((answer) => JSON.stringify(answer)).join(', ')}`, async ({
      page,
      mock,
    }) => {
      test.slow();
      await expectAllStanding(page, {
        mock,
        lists: LISTS.filter(({ scenario }) => scenario !== 'newer apps'),
        answers,
      });
    });
});

test.describe('where an answer of 18.x is no list', () => {
  test.use({ scenario: 'newer apps' });

  test('the page of applications renders without an error', async ({ page, mock }) => {
    test.slow();
    const lists = LISTS.filter(({ scenario }) => scenario === 'newer apps');
    await expectAllStanding(page, { mock, lists, answers: NO_LISTS.flat() });
  });
});
