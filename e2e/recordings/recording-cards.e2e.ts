// Tests recordings as cards.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { chooseMenuItem } from '#e2e/harness/menus.ts';
import { button, coverageStatus, playLink, RECORDINGS_PATH } from './recordings-list.ts';

const cards = (page: Page) => page.getByRole('article');
const cardTitles = (page: Page) => cards(page).getByRole('heading', { level: 2 });

async function openCards(page: Page): Promise<void> {
  await page.goto(RECORDINGS_PATH);
  await page.getByRole('switch', { name: 'Cards' }).check();
}

/** Collects the paths of requests for pictures: single thumbnails, and the stream of all thumbnails. */
function recordPictureRequests(page: Page) {
  const requests = { thumbnails: 0, streams: 0, openStreams: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/sessionthumbnail/')) requests.thumbnails += 1;
  });
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/metadata/ws')) return;
    requests.streams += 1;
    requests.openStreams += 1;
    socket.on('close', () => (requests.openStreams -= 1));
  });
  return requests;
}

test.describe('with a recorded session', () => {
  test.use({ scenario: 'a recorded session, 18.x', username: 'alice' });

  // docs/behaviour.md#recordings "Cards show the same recordings", "The position of the pointer on it is a time",
  // "On the link to the player, the left and right arrow keys"
  test(
    'a card shows a picture, leafs through the session, plays it and opens its details',
    { tag: '@gate' },
    async ({ page }) => {
      const requests = recordPictureRequests(page);
      await openCards(page);
      const card = cards(page)
        .filter({ has: page.getByRole('link', { name: /on web-01$/ }) })
        .first();
      const picture = card.getByRole('presentation');
      await expect(picture).toBeVisible();
      expect(requests.streams).toBe(0);
      await expectAccessible(page);
      const firstPicture = await picture.getAttribute('src');
      await picture.hover({ position: { x: 2, y: 40 } });
      await expect(card.getByText('00:00', { exact: true })).toBeVisible();
      const { width = 0 } = (await picture.boundingBox()) ?? {};
      await picture.hover({ position: { x: width - 2, y: 40 } });
      await expect(card.getByText('00:00', { exact: true })).toBeHidden();
      await expect(picture).not.toHaveAttribute('src', firstPicture ?? '');
      expect(requests.streams).toBe(1);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(picture).toHaveAttribute('src', firstPicture ?? '');
      await playLink(page, 'web-01').focus();
      await page.keyboard.press('ArrowRight');
      await expect(card.getByText('00:00', { exact: true })).toBeVisible();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
      await expect(card.getByText('00:00', { exact: true })).toBeHidden();
      await expect(picture).not.toHaveAttribute('src', firstPicture ?? '');
      expect(requests.streams).toBe(1);
      await chooseMenuItem(page, /^Manage the recording on web-01/, 'Events of session');
      await expect(page).toHaveURL(/\/audit\?session=/);
      await page.goBack();
      const popupOpened = page.waitForEvent('popup');
      await playLink(page, 'web-01').click();
      await expect(await popupOpened).toHaveURL(/\/session\//);
      await card.getByRole('link', { name: /on web-01$/ }).click();
      await expect(page).toHaveURL(/details=/);
      await expect(page.getByRole('complementary').getByText('Session ID')).toBeVisible();
      await page.reload();
      await expect(picture).toBeVisible();
    },
  );
});

test.describe('with a recorded session whose pictures are late or fail', () => {
  test.use({ scenario: 'a recorded session, 18.x', username: 'alice' });

  const GET_THUMBNAIL = 'GET /v1/webapi/sites/{cluster}/sessionthumbnail/{sid}';
  const METADATA_STREAM = 'GET /v1/webapi/sites/{cluster}/sessionrecording/{sid}/metadata/ws';

  // docs/behaviour.md#recordings "A card requests these thumbnails when the pointer has stayed"
  test('crossing a card requests nothing, and leaving it stops the request', async ({ page, mock }) => {
    const requests = recordPictureRequests(page);
    mock.world.streamFault = { stream: METADATA_STREAM, token: 'unanswered' };
    await page.clock.install();
    await openCards(page);
    const picture = cards(page).getByRole('presentation').first();
    await expect(picture).toBeVisible();
    await picture.hover();
    await page.clock.runFor(100);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(1000);
    expect(requests.streams).toBe(0);
    await picture.hover();
    await page.clock.runFor(300);
    await expect.poll(() => requests.openStreams).toBe(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => requests.openStreams).toBe(0);
  });

  // docs/behaviour.md#recordings "If the thumbnail could not be loaded, the card says so"
  test('a picture that fails can be loaded again, and failed further pictures are said', async ({ page, mock }) => {
    mock.world.fault(GET_THUMBNAIL, { status: 500, message: 'the backend is away' });
    mock.world.streamFault = { stream: METADATA_STREAM, token: 'refused' };
    await openCards(page);
    const card = cards(page)
      .filter({ has: page.getByRole('link', { name: /on web-01$/ }) })
      .first();
    await expect(card).toContainText("Couldn't load the picture.");
    await expectAccessible(page);
    mock.world.faults.delete(GET_THUMBNAIL);
    await card.getByRole('button', { name: 'Retry the picture of web-01' }).click();
    await expect(card.getByRole('presentation')).toBeVisible();
    await expect(card).not.toContainText("Couldn't load the picture.");
    await card.getByRole('presentation').hover();
    await expect(card).toContainText("Couldn't load more pictures.");
  });
});

test.describe('with a few recordings', () => {
  test.use({ scenario: 'a few recordings, 18.x', username: 'alice' });

  // docs/behaviour.md#recordings "A card requests its thumbnail when the user first sees it", "Without a thumbnail"
  test('cards without a picture show the type, and no picture is requested before it is seen', async ({ page }) => {
    const requests = recordPictureRequests(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openCards(page);
    await expect(cards(page).first()).toContainText('SSH');
    const requestsBefore = requests.thumbnails;
    await cards(page).last().scrollIntoViewIfNeeded();
    await cards(page).filter({ hasText: 'alice on web-01' }).scrollIntoViewIfNeeded();
    await expect.poll(() => requests.thumbnails).toBeGreaterThan(requestsBefore);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(cards(page).filter({ hasText: 'Recording disabled' }).first().getByRole('link')).toHaveCount(1);
    await expectAccessible(page);
  });
});

test.describe('the filters and the order', () => {
  test.use({ scenario: 'a few recordings', username: 'alice' });

  // docs/behaviour.md#recordings "The filters for the environment, the length and the mode", "A session without a terminal"
  test('filters by mode and by length, and sorts the cards by length', { tag: '@gate' }, async ({ page }) => {
    await openCards(page);
    await chooseMenuItem(page, /^Newest first/, 'Longest first');
    await expect(cardTitles(page)).toContainText(['finance-pc-4', 'prod/shop/cart-0', 'db-01', 'web-01', 'web-02']);
    await chooseMenuItem(page, 'Mode', /^Single command/);
    await expect(cardTitles(page)).toHaveText(['bob on web-02']);
    await expect(coverageStatus(page, '1 recording matches')).toBeVisible();
    await button(page, 'Remove filter Single command').click();
    await chooseMenuItem(page, 'Length', /^10 to 60 minutes/);
    await expect(cardTitles(page)).toHaveText(['alice, bob on prod/shop/cart-0', 'bob on db-01']);
    await page.reload();
    await expect(cardTitles(page)).toHaveText(['alice, bob on prod/shop/cart-0', 'bob on db-01']);
  });
});

test.describe('environments', () => {
  test.use({ scenario: 'default', username: 'mira' });

  test('cards show the environment and can be filtered by it', async ({ page }) => {
    await openCards(page);
    await chooseMenuItem(page, 'Environment', /^staging/);
    await expect(button(page, 'Remove filter Environment: staging')).toBeVisible();
    await expect(cards(page).first()).toContainText('staging');
    await expect(cards(page).filter({ hasText: 'production' })).toHaveCount(0);
  });
});
