import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { arrive, BAR, bar, connected, live, open, received, screen } from './desktop-page.ts';
import { hearWire, screenSpec } from './wire.ts';

test.use({ scenario: 'a windows desktop', viewport: { width: 1000, height: 700 } });

const ROOM = { width: 1000, height: 700 - BAR };

test('14.x is asked for a screen as large as the room below the bar', { tag: '@gate' }, async ({ page, mock }) => {
  const wire = hearWire(page);
  await open(page);
  await expect.poll(() => wire.urls).toHaveLength(1);
  const [url] = wire.urls;
  expect(url?.pathname).toBe('/v1/webapi/sites/one.example.com/desktops/alpha/connect');
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    username: 'Administrator',
    width: String(ROOM.width),
    height: String(ROOM.height),
  });
  expect(live(mock).desktop.size()).toEqual(ROOM);
  expect(await screen(page).boundingBox()).toMatchObject(ROOM);
});

for (const line of ['', ', 18.x'])
  test.describe(`a desktop that starts slowly${line}`, () => {
    test.use({ scenario: `a slow windows desktop${line}` });

    // docs/behaviour.md#live-desktops "The console sends nothing to a desktop"
    test(
      'nothing that is done meanwhile goes out',
      { tag: line === '' ? '@gate' : [] },
      async ({ page, mock, time }) => {
        const wire = hearWire(page);
        await arrive(page);
        await expect(bar(page)).toContainText('Connecting to the desktop');
        await expect.poll(() => wire.urls.length).toBe(1);
        await expectAccessible(page);
        await page.keyboard.type('lost');
        await page.mouse.click(300, 300);
        await time.pass('00:00:04');
        await expect(connected(page)).toBeVisible();
        expect(wire.sent.filter((frame) => frame.startsWith('03') || frame.startsWith('05'))).toEqual([]);
        expect(received(mock, 'keyboardButton', 'mouseMove', 'mouseButton')).toEqual([]);
        await page.keyboard.type('heard');
        await expect.poll(() => live(mock).desktop.notepad()).toBe('heard');
      },
    );
  });

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'a windows desktop, 18.x' });

  test(
    'the page sends the token, the size and a second message, and warns of an unknown message before the picture',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.settings.desktop.script = [{ after: 1, bytes: [199] }];
      const wire = hearWire(page);
      await open(page);
      await expect.poll(() => wire.sent.length).toBeGreaterThan(2);
      const [url] = wire.urls;
      expect(url?.pathname).toBe('/v1/webapi/sites/one.example.com/desktops/alpha/connect/ws');
      expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({ username: 'Administrator' });
      const [token = '', ...frames] = wire.sent;
      expect(JSON.parse(token)).toEqual({ token: expect.stringMatching(/./) });
      expect(frames[0]).toBe(screenSpec(ROOM.width, ROOM.height));
      expect(live(mock).desktop.size()).toEqual(ROOM);
      await expect(page.getByText("The desktop sent a message of a type that isn't known here (199).")).toBeVisible();
      await expect(connected(page)).toBeVisible();
    },
  );
});

test('a proxy that accepts and then says nothing is given up after a while', async ({ page, mock, time }) => {
  mock.world.settings.desktop.startsAfter = 10 * 60 * 1000;
  const wire = hearWire(page);
  await arrive(page);
  await expect.poll(() => wire.urls.length).toBe(1);
  await expect(bar(page)).toContainText('Connecting to the desktop');
  await time.pass('00:00:31');
  await expect(page.getByRole('alert')).toContainText('The desktop did not answer');
  await expectAccessible(page);
});
