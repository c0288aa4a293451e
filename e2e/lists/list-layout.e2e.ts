// Tests the layout of lists: chips (small label buttons) and column widths, and the buttons of rows.
import type { Locator, Page } from '@playwright/test';
import { sessionIdOn } from '#fixtures/scenarios/active-sessions.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { estimateContentWidth } from '#ui/table/estimate-content-width.ts';

const clusterPath = (page: string) => `/web/cluster/one.example.com/${page}`;
const LIST_PAGES = ['nodes', 'apps', 'kubernetes', 'databases', 'desktops', 'sessions'];
const WIDTHS = [1440, 1180, 1000, 760];

interface ColumnOverflow {
  column: string;
  /** The missing width for the widest text of the column, in pixels. Negative if there is space left. */
  missingPixels: number;
}

/** Measures all columns except the last one, whose cells contain buttons. Only rendered rows count. */
const columnOverflows = (page: Page): Promise<ColumnOverflow[]> =>
  page.getByRole('table').evaluate((table) => {
    const headers = [...table.querySelectorAll('thead th')].filter((head) => head.getClientRects().length > 0);
    const rows = [...table.querySelectorAll('tbody tr[aria-rowindex]')];
    const textWidth = (cell: Element) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const start = cell.getBoundingClientRect().left + 16;
      let end = start;
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        end = Math.max(end, range.getBoundingClientRect().right);
      }
      // Also counts the hidden part of truncated text.
      const hiddenWidths = [cell, ...cell.querySelectorAll('*')].map(
        (element) => element.scrollWidth - element.clientWidth,
      );
      return Math.min(end - start, cell.clientWidth - 32) + Math.max(0, ...hiddenWidths);
    };
    return headers.slice(0, -1).map((head, index) => {
      const cells = rows.map((row) => [...row.children].filter((cell) => cell.getClientRects().length > 0)[index]);
      const availableWidth = head.clientWidth - 32;
      const widest = Math.max(...cells.map((cell) => (cell ? textWidth(cell) : 0)), 0);
      return { column: head.textContent ?? '', missingPixels: Math.round(widest - availableWidth) };
    });
  });

/** The texts of chips that are truncated or extend outside their cell. */
const truncatedChips = (chips: Locator): Promise<(string | null)[]> =>
  chips.evaluateAll((chipElements) => {
    const isCut = (chip: Element) =>
      [chip, ...chip.children].some((element) => element.scrollWidth > element.clientWidth);
    const isOutside = (chip: Element) => {
      const [cellBox, box] = [chip.closest('td')?.getBoundingClientRect(), chip.getBoundingClientRect()];
      return !cellBox || box.right > cellBox.right || box.top < cellBox.top || box.bottom > cellBox.bottom;
    };
    return chipElements.filter((chip) => isCut(chip) || isOutside(chip)).map((chip) => chip.textContent);
  });

/** Waits for two frames, until the table has adapted to a change of the window. */
const waitForNextFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

test.describe('in the demo company', () => {
  test.use({ scenario: 'default', username: 'mira' });

  for (const paths of [LIST_PAGES.slice(0, 2), LIST_PAGES.slice(2, 4), LIST_PAGES.slice(4)])
    test(`no column is cut while another has unused space, and no chip is cut: ${paths.join(', ')}`, async ({
      page,
    }) => {
      for (const path of paths)
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(clusterPath(path));
          await expect(page.getByRole('row').nth(1)).toBeVisible();
          const overflows = await columnOverflows(page);
          const truncatedColumns = overflows.filter(({ missingPixels }) => missingPixels > 1);
          const wideColumns = overflows.filter(({ missingPixels }) => missingPixels < -60);
          expect(truncatedColumns.length > 0 && wideColumns.length > 0, JSON.stringify(overflows)).toBe(false);
          if (path === 'sessions') return;
          const chips = page.getByRole('row').getByRole('button', { name: /, filter$/ });
          await expect(chips).not.toHaveCount(0);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await waitForNextFrames(page);
            await expect.poll(() => truncatedChips(chips), `at ${width} pixels`).toEqual([]);
          }
        });
    });
});

test.describe('with sessions on hosts with long names', () => {
  test.use({ scenario: 'sessions of every kind' });

  const width = async (text: Locator) => (await text.boundingBox())?.width ?? 0;
  const isComplete = (text: Locator) => text.evaluate((element) => element.scrollWidth <= element.clientWidth);
  const session = (host: string, login: string) => ({ login, server_hostname: host });

  test('the host and the login of a session share the width, and short ones are not cut', async ({ page, mock }) => {
    const longName = (name: string) => `${name}-${'of-the-accounting-department-'.repeat(6)}`;
    for (const [host, change] of [
      ['web-01', session('web-01', longName('svc'))],
      ['web-02', session(longName('host'), longName('job'))],
    ] as const)
      mock.world.db.activeSession.update(sessionIdOn(host), change);
    const nameText = (start: string) => page.getByRole('rowheader').getByText(start).filter({ visible: true }).first();
    // In wider windows the login has its own column.
    for (const windowWidth of [1040, 1000]) {
      await page.setViewportSize({ width: windowWidth, height: 900 });
      await page.goto(clusterPath('sessions'));
      await expect(nameText('web-01')).toBeVisible();
      expect(
        await isComplete(nameText('web-01')),
        `a short name is whole next to a long login, ${windowWidth} pixels`,
      ).toBe(true);
      expect(await isComplete(nameText('as deploy')), `${windowWidth} pixels`).toBe(true);
      expect(await width(nameText('as svc-')), `${windowWidth} pixels`).toBeGreaterThan(100);
      const [hostWidth, loginWidth] = [await width(nameText('host-')), await width(nameText('as job-'))];
      expect(
        Math.abs(hostWidth - loginWidth),
        `${hostWidth} and ${loginWidth}, ${windowWidth} pixels`,
      ).toBeLessThanOrEqual(1);
    }
  });
});

const borderColor = (button: Locator) => button.evaluate((element) => getComputedStyle(element).borderTopColor);
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const connectLink = (page: Page, name: string) => page.getByRole('link', { name: `Connect as root to ${name}` });

test('the main button of a row has a border only while the row is hovered or focused, or its menu is open', async ({
  page,
}) => {
  await page.goto(clusterPath('nodes'));
  const [webLink, dbLink] = [connectLink(page, 'web-01'), connectLink(page, 'db-01')];
  await expect(webLink).toBeVisible();
  expect(await borderColor(webLink)).toBe(TRANSPARENT);
  await page.getByRole('rowheader', { name: 'web-01' }).hover();
  await expect.poll(() => borderColor(webLink)).not.toBe(TRANSPARENT);
  expect(await borderColor(dbLink)).toBe(TRANSPARENT);
  await dbLink.focus();
  await expect.poll(() => borderColor(dbLink)).not.toBe(TRANSPARENT);
  const loginsButton = page.getByRole('button', { name: 'Logins on web-01' });
  await loginsButton.click();
  await page.mouse.move(0, 0);
  // Neither the pointer nor the focus is in the row; only its menu is open.
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(loginsButton).not.toBeFocused();
  await expect.poll(() => borderColor(loginsButton)).not.toBe(TRANSPARENT);
});

test.describe('with a button in each row', () => {
  test.use({ scenario: 'databases of many kinds' });

  test('the title of the action column is aligned with the text of its buttons', async ({ page }) => {
    const textEnd = (element: Locator) =>
      element.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right;
      });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(clusterPath('databases'));
      const button = page.getByRole('button', { name: /^Connect to/ }).first();
      await expect(button).toBeVisible();
      const title = await textEnd(page.getByRole('columnheader').last());
      expect(Math.abs(title - (await textEnd(button)))).toBeLessThanOrEqual(1);
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the main button of a row is visible, and has a border only in a touched row', async ({ page }) => {
    await page.goto(clusterPath('nodes'));
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await expect(connectLink(page, 'web-01')).toBeInViewport({ ratio: 1 });
    expect(await borderColor(connectLink(page, 'web-01'))).toBe(TRANSPARENT);
    await page.getByRole('rowheader', { name: 'web-01' }).tap();
    await expect.poll(() => borderColor(connectLink(page, 'web-01'))).not.toBe(TRANSPARENT);
  });
});

test.describe('with selectable rows', () => {
  test.use({ scenario: 'an assistant' });

  test('the checkboxes of rows are not truncated', async ({ page }) => {
    await page.goto(clusterPath('nodes'));
    const cell = page
      .getByRole('cell')
      .filter({ has: page.getByRole('checkbox') })
      .first();
    await expect(cell).toBeVisible();
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('the search field has the same position on pages without the cluster selector', async ({ page }) => {
  const searchButton = page.getByRole('banner').getByRole('button', { name: /^Search/ });
  const searchPosition = async () => (await searchButton.boundingBox())?.x;
  await page.goto(clusterPath('nodes'));
  await expect(page.getByRole('button', { name: /switch cluster$/ })).toBeVisible();
  const positionWithSelector = await searchPosition();
  await page.goto('/web/users');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  expect(await searchPosition()).toBe(positionWithSelector);
});

test('on a phone resource names have more space than their actions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(clusterPath('resources'));
  const nameCell = page.getByRole('rowheader').first();
  await expect(nameCell).toBeVisible();
  const width = async (cell: Locator) => (await cell.boundingBox())?.width ?? 0;
  const actionCell = page.getByRole('row').nth(1).getByRole('cell').last();
  expect(await width(nameCell)).toBeGreaterThan(await width(actionCell));
});

test.describe('when the proxy does not send the number of resources', () => {
  test.use({ scenario: 'apps of 18.x' });

  test('the length of a list is unknown until its end is loaded', async ({ page, mock }) => {
    const [sampleApp] = mock.world.db.app.all();
    if (!sampleApp) throw new Error('there is no application in this world');
    for (let n = 100; n < 250; n += 1) {
      const name = `app-${n}`;
      mock.world.db.app.create({
        ...sampleApp,
        item: { ...sampleApp.item, name, publicAddr: `${name}.one.example.com` },
      });
    }
    const table = page.getByRole('table', { name: 'Applications' });
    await page.goto(clusterPath('apps'));
    await expect(table).toHaveAttribute('aria-rowcount', '-1');
    await expect(page.getByRole('status').filter({ hasText: '100 applications loaded' })).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('rowheader', { name: 'tools' })).toBeInViewport({ timeout: 200 });
    }).toPass();
    await expect(table).toHaveAttribute('aria-rowcount', '158');
    await expect(page.getByRole('status').filter({ hasText: /157 applications$/ })).toBeVisible();
  });
});

test('the estimated width of a table equals its real width for each window width', async ({ page }) => {
  for (const width of [1440, 900, 899, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(clusterPath('nodes'));
    const tableWidth = async () => (await page.getByRole('table').boundingBox())?.width;
    await expect.poll(tableWidth, `at ${width} pixels`).toBe(estimateContentWidth(width));
  }
});
