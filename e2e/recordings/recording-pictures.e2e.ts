// Tests the previews (thumbnails) of recordings, which 18.x sends (docs/protocol/streams.md#14.6).
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { visibleColors } from '#e2e/harness/visible-colors.ts';
import { coverageStatus, playLink, RECORDINGS_PATH, search } from './recordings-list.ts';

const GET_THUMBNAIL = 'GET /v1/webapi/sites/{cluster}/sessionthumbnail/{sid}';

const previewImage = (page: Page) => page.getByRole('img', { name: /^Screen at \d\d:\d\d$/ });

/** The colors of the default terminal theme. */
const DARK_COLORS = { background: '#0f1116', text: '#d6dae3' };

function recordThumbnailRequests(page: Page): string[] {
  const requestUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sessionthumbnail/')) requestUrls.push(request.url());
  });
  return requestUrls;
}

const thumbnailJson = (svg: unknown, overrides: object = {}) =>
  JSON.stringify({
    svg,
    cols: 80,
    rows: 25,
    cursorX: 0,
    cursorY: 0,
    cursorVisible: true,
    startOffset: 0,
    endOffset: 9,
    ...overrides,
  });

test.describe('with a recorded session', () => {
  test.use({ scenario: 'a recorded session, 18.x', username: 'alice' });

  // docs/behaviour.md#recordings "If the proxy sends thumbnails (18.x)"
  // docs/behaviour.md#recordings "A thumbnail uses the colors of the user's terminals"
  test('hovering or focusing Play shows a preview, which is requested once', async ({ page }) => {
    const requestUrls = recordThumbnailRequests(page);
    await page.goto(RECORDINGS_PATH);
    await search(page).fill('web');
    await expect(coverageStatus(page, '1 recording matches')).toBeVisible();
    expect(requestUrls).toEqual([]);
    await playLink(page, 'web-01').hover();
    await expect(previewImage(page)).toBeVisible();
    await expect
      .poll(() => visibleColors(previewImage(page)))
      .toEqual(expect.arrayContaining([DARK_COLORS.background, DARK_COLORS.text]));
    expect((await visibleColors(previewImage(page)))[0]).toBe(DARK_COLORS.background);
    const tooltipBackground = () =>
      page.getByRole('tooltip').evaluate((element) => getComputedStyle(element.children[0] ?? element).backgroundColor);
    const headerBackground = () =>
      page
        .getByRole('table')
        .evaluate((element) => getComputedStyle(element.querySelector('th') ?? element).backgroundColor);
    expect(await tooltipBackground(), 'the frame has the color of panels').toBe(await headerBackground());
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(previewImage(page)).toHaveCount(0);
    await page.getByRole('searchbox').focus();
    await playLink(page, 'web-01').focus();
    await expect(previewImage(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(previewImage(page)).toHaveCount(0);
    await expect(playLink(page, 'web-01')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeFocused();
    expect(requestUrls).toHaveLength(1);
  });

  // docs/behaviour.md#recordings "A thumbnail of a larger screen shows"
  test('a preview of a large screen shows the part around the cursor', async ({ page, mock }) => {
    const block = (x: number, y: number, color: string) =>
      `<rect x="${x}" y="${y}" width="80" height="80" style="fill:${color}"/>`;
    const blocks = block(9, 9, '#ff0000') + block(1600, 930, '#00ff00');
    // 200 columns and 60 rows, with the cursor in the last cell.
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1702" height="1024" font-size="14" class="terminal"><rect width="100%" height="100%" class="bg-default"/>${blocks}</svg>`;
    mock.world.fault(GET_THUMBNAIL, { text: thumbnailJson(svg, { cols: 200, rows: 60, cursorX: 199, cursorY: 59 }) });
    await page.goto(RECORDINGS_PATH);
    await playLink(page, 'web-01').hover();
    await expect(previewImage(page)).toBeVisible();
    await expect.poll(() => visibleColors(previewImage(page))).toContain('#00ff00');
    expect(await visibleColors(previewImage(page))).not.toContain('#ff0000');
  });

  // docs/behaviour.md#recordings "The console shows it as an image"
  test('a preview runs no script and fetches no image', { tag: '@gate' }, async ({ page, mock }) => {
    const script = "document.title='taken';window.taken=true";
    const externalImage = '<image href="https://elsewhere.example.com/seen.png" width="9" height="9"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>${script}</script>${externalImage}<text>seen</text></svg>`;
    mock.world.fault(GET_THUMBNAIL, { text: thumbnailJson(svg) });
    const requestedHosts: string[] = [];
    page.on('request', (request) => requestedHosts.push(new URL(request.url()).hostname));
    await page.goto(RECORDINGS_PATH);
    await playLink(page, 'web-01').hover();
    await expect(previewImage(page)).toBeVisible();
    const sanitizedSvg = decodeURIComponent((await previewImage(page).getAttribute('src')) ?? '');
    expect(sanitizedSvg).toContain('<text>seen</text>');
    expect(sanitizedSvg).not.toMatch(/script|<image|elsewhere/);
    expect(await page.evaluate(() => ['taken' in window, document.title === 'taken'])).toEqual([false, false]);
    expect(requestedHosts).not.toContain('elsewhere.example.com');
  });

  // docs/behaviour.md#recordings "An unreadable thumbnail isn't shown either"
  test('an unreadable preview is not shown, and the recording still opens', async ({ page, mock }) => {
    for (const [caseName, text] of [
      ['no picture', thumbnailJson('<svg')],
      [
        'an event attribute',
        thumbnailJson('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="window.taken=true"/>'),
      ],
      ['no size', thumbnailJson('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['no text', thumbnailJson(7)],
      ['no record', '[]'],
    ] as const) {
      mock.world.fault(GET_THUMBNAIL, { text });
      // If the pointer were at the position of the link, the preview would be requested before the test waits for it.
      await page.mouse.move(0, 0);
      await page.goto(RECORDINGS_PATH);
      const thumbnailResponse = page.waitForResponse((response) => response.url().includes('/sessionthumbnail/'));
      await playLink(page, 'web-01').hover();
      await thumbnailResponse;
      await page.getByRole('searchbox').focus();
      await playLink(page, 'web-01').focus();
      await expect(previewImage(page), caseName).toHaveCount(0);
      await expect(page.getByRole('alert'), caseName).toHaveCount(0);
    }
    const popupOpened = page.waitForEvent('popup');
    await playLink(page, 'web-01').click();
    await expect(await popupOpened).toHaveURL(/\/session\//);
  });
});

test.describe('when the proxy has no previews', () => {
  test.use({ scenario: 'a few recordings, 18.x', username: 'alice' });

  // docs/behaviour.md#recordings "If there is no thumbnail, the list"
  test('no preview or error is shown, and previews of desktops are not requested', async ({ page }) => {
    const requestUrls = recordThumbnailRequests(page);
    await page.goto(RECORDINGS_PATH);
    await playLink(page, 'finance-pc-4').first().hover();
    const thumbnailResponse = page.waitForResponse((response) => response.url().includes('/sessionthumbnail/'));
    await playLink(page, 'prod/shop/cart-0').focus();
    expect((await thumbnailResponse).status()).toBe(404);
    await expect(previewImage(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requestUrls).toHaveLength(1);
  });
});

test.describe('previews behind a 14.x proxy', () => {
  test.use({ scenario: 'a few recordings', username: 'alice' });

  test('are not requested', async ({ page, time }) => {
    const requestUrls = recordThumbnailRequests(page);
    await page.goto(RECORDINGS_PATH);
    await playLink(page, 'prod/shop/cart-0').hover();
    await time.pass('00:00:02');
    expect(requestUrls).toEqual([]);
  });
});
