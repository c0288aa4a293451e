// Tests what the page sends to connect to a desktop, and how it waits for the first picture.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  openAndConfirm,
  BARS_HEIGHT,
  statusLine,
  connected,
  liveDesktop,
  openDesktop,
  receivedMessages,
  screen,
} from './desktop-page.ts';
import { recordFrames, screenSpec } from './record-frames.ts';

test.use({ scenario: 'a windows desktop', viewport: { width: 1000, height: 700 } });

const SCREEN_SIZE = { width: 1000, height: 700 - BARS_HEIGHT };

test('14.x receives a screen size that fits below the bar', { tag: '@gate' }, async ({ page, mock }) => {
  const recordedFrames = recordFrames(page);
  await openDesktop(page);
  await expect.poll(() => recordedFrames.urls).toHaveLength(1);
  const [url] = recordedFrames.urls;
  expect(url?.pathname).toBe('/v1/webapi/sites/one.example.com/desktops/alpha/connect');
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    username: 'Administrator',
    width: String(SCREEN_SIZE.width),
    height: String(SCREEN_SIZE.height),
  });
  expect(liveDesktop(mock).desktop.size()).toEqual(SCREEN_SIZE);
  expect(await screen(page).boundingBox()).toMatchObject(SCREEN_SIZE);
});

for (const versionSuffix of ['', ', 18.x'])
  test.describe(`a desktop that starts slowly${versionSuffix}`, () => {
    test.use({ scenario: `a slow windows desktop${versionSuffix}` });

    // docs/behaviour.md#live-desktops "The console sends nothing to a desktop"
    test(
      'receives no input before the first picture',
      { tag: versionSuffix === '' ? '@gate' : [] },
      async ({ page, mock, time }) => {
        const recordedFrames = recordFrames(page);
        await openAndConfirm(page);
        await expect(statusLine(page)).toContainText('Connecting to the desktop');
        await expect.poll(() => recordedFrames.urls.length).toBe(1);
        await expectAccessible(page);
        await page.keyboard.type('lost');
        await page.mouse.click(300, 300);
        await time.pass('00:00:04');
        await expect(connected(page)).toBeVisible();
        // Message type 3 is a mouse move, type 5 a key.
        expect(recordedFrames.sent.filter((frame) => frame.startsWith('03') || frame.startsWith('05'))).toEqual([]);
        expect(receivedMessages(mock, 'keyboardButton', 'mouseMove', 'mouseButton')).toEqual([]);
        await page.keyboard.type('heard');
        await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('heard');
      },
    );
  });

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'a windows desktop, 18.x' });

  test(
    'the page sends the token and the size, and reports an unknown message that arrives before the first picture',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.settings.desktop.script = [{ after: 1, bytes: [199] }];
      const recordedFrames = recordFrames(page);
      await openDesktop(page);
      await expect.poll(() => recordedFrames.sent.length).toBeGreaterThan(2);
      const [url] = recordedFrames.urls;
      expect(url?.pathname).toBe('/v1/webapi/sites/one.example.com/desktops/alpha/connect/ws');
      expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({ username: 'Administrator' });
      const [token = '', ...frames] = recordedFrames.sent;
      expect(JSON.parse(token)).toEqual({ token: expect.stringMatching(/./) });
      expect(frames[0]).toBe(screenSpec(SCREEN_SIZE.width, SCREEN_SIZE.height));
      expect(liveDesktop(mock).desktop.size()).toEqual(SCREEN_SIZE);
      await expect(page.getByText("The desktop sent a message of a type that isn't known here (199).")).toBeVisible();
      await expect(connected(page)).toBeVisible();
    },
  );
});

test('connecting times out when the proxy accepts the connection but sends nothing', async ({ page, mock, time }) => {
  mock.world.settings.desktop.startDelayMs = 10 * 60 * 1000;
  const recordedFrames = recordFrames(page);
  await openAndConfirm(page);
  await expect.poll(() => recordedFrames.urls.length).toBe(1);
  await expect(statusLine(page)).toContainText('Connecting to the desktop');
  await time.pass('00:00:31');
  await expect(page.getByRole('alert')).toContainText('The desktop did not answer');
  await expectAccessible(page);
});
