// Tests the keyboard layout of desktops on 18.x. The console sends a layout only if the user chose one, or if the
// browser reports which character each key types.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import {
  openAndConfirm,
  statusLine,
  button,
  connected,
  disconnect,
  receivedKeys,
  openDesktop,
  receivedMessages,
} from './desktop-page.ts';
import { recordFrames } from './record-frames.ts';

test.use({ scenario: 'a windows desktop, 18.x' });

const FRENCH_LAYOUT = { KeyQ: 'a', KeyW: 'z', KeyE: 'e', KeyA: 'q', Semicolon: 'm', Digit2: 'é' };

/** Stores a layout as if the user had chosen it in the settings. The number is that of Windows, for example 0x0407. */
const storeLayout = ({ world: { db } }: Proxy, keyboardLayout: number) =>
  db.preferences.create({
    user: 'alice',
    chosen: { theme: 0, unifiedResourcePreferences: { defaultTab: 1 }, keyboardLayout },
  });

/** Stubs the browser's layout map: characters by key, a refusal, a promise that never resolves, or no API. */
const stubLayoutMap = (page: Page, behavior: Record<string, string> | 'refuses' | 'hangs' | 'nothing') =>
  page.addInitScript((stubBehavior) => {
    const getLayoutMap = () => {
      if (stubBehavior === 'refuses') return Promise.reject(new Error('not allowed'));
      return stubBehavior === 'hangs' ? new Promise(() => {}) : Promise.resolve(new Map(Object.entries(stubBehavior)));
    };
    const keyboard = stubBehavior === 'nothing' ? undefined : { getLayoutMap };
    Object.defineProperty(navigator, 'keyboard', { value: keyboard });
  }, behavior);

// docs/behaviour.md#live-desktops "On 18.x, the console sends the keyboard", "Without a choice, the console sends",
// "Text that the console types for the user"
test("the console sends the browser's layout, and types text with its keys", async ({ page, mock }) => {
  await stubLayoutMap(page, FRENCH_LAYOUT);
  const recordedFrames = recordFrames(page);
  await openDesktop(page);
  // A keyboard layout message (type 0x25) with the French layout (0x040c).
  await expect.poll(() => recordedFrames.sent[2]).toBe('25000000040000040c');
  await button(page, 'Send keys').click();
  await page.getByRole('menuitem', { name: 'Type text on the desktop' }).click();
  await page.getByLabel('Text', { exact: true }).fill('aé!');
  await page.getByLabel('Text', { exact: true }).press('Enter');
  await expect(page.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(
    /your keyboard's layout. Paste the text instead/,
  );
  await page.getByLabel('Text', { exact: true }).fill('aé');
  await page.getByLabel('Text', { exact: true }).press('Enter');
  await expect.poll(() => receivedKeys(mock)).toEqual(['+10', '-10', '+3', '-3']);
});

// docs/behaviour.md#live-desktops "On 18.x, the console sends the keyboard", "Without a choice, the console sends",
// "The desktop keeps its own layout"
test('the desktop keeps its layout when neither the browser nor the proxy names one', async ({ context, mock }) => {
  const expectNoLayout = async (behavior: 'nothing' | 'refuses') => {
    const tab = await context.newPage();
    await stubLayoutMap(tab, behavior);
    await openDesktop(tab);
    expect(receivedMessages(mock, 'keyboardLayout'), behavior).toEqual([]);
    await tab.close();
    await expect.poll(() => mock.world.desktops.all().length).toBe(0);
  };
  await expectNoLayout('nothing');
  await expectNoLayout('refuses');
  mock.world.fault('GET /v1/webapi/user/preferences', { status: 500, message: 'the backend is away' });
  await expectNoLayout('nothing');
});

// docs/behaviour.md#live-desktops "On 18.x, the console sends the keyboard", "Without a choice, the console sends"
test('a desktop connects without a layout when the browser never reports one', async ({ page, mock, time }) => {
  await stubLayoutMap(page, 'hangs');
  await openAndConfirm(page);
  await expect(statusLine(page)).toContainText('Connecting to the desktop');
  await time.pass('00:00:01');
  await expect(connected(page)).toBeVisible();
  expect(receivedMessages(mock, 'keyboardLayout')).toEqual([]);
});

const typeText = async (page: Page, text: string) => {
  await button(page, 'Send keys').click();
  await page.getByRole('menuitem', { name: 'Type text on the desktop' }).click();
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByLabel('Text', { exact: true }).press('Enter');
};

// docs/behaviour.md#live-desktops "It sends the layout that the user", "Text that the console types for the user",
// "Otherwise the console uses the keys"
test('a chosen layout takes precedence, and text is typed with browser keys only when both layouts match', async ({
  page,
  mock,
}) => {
  storeLayout(mock, 0x0407);
  await stubLayoutMap(page, FRENCH_LAYOUT);
  const recordedFrames = recordFrames(page);
  await openDesktop(page);
  await expect.poll(() => recordedFrames.sent[2]).toBe('250000000400000407');
  await typeText(page, 'a');
  await expect.poll(() => receivedKeys(mock)).toEqual(['+1e', '-1e']);
  await disconnect(page);
  await expect.poll(() => mock.world.desktops.all().length).toBe(0);
  mock.world.db.preferences.delete('alice');
  storeLayout(mock, 0x040c);
  await openDesktop(page);
  expect(receivedMessages(mock, 'keyboardLayout')).toMatchObject([{ layout: 0x040c }]);
  await typeText(page, 'a');
  await expect.poll(() => receivedKeys(mock)).toEqual(['+10', '-10']);
});

// docs/behaviour.md#live-desktops "The console waits up to 5 seconds"
test('a desktop connects without a layout when the proxy never returns the preferences', async ({
  page,
  mock,
  time,
}) => {
  mock.world.fault('GET /v1/webapi/user/preferences', { held: true });
  await stubLayoutMap(page, 'nothing');
  await openAndConfirm(page);
  await expect(statusLine(page)).toContainText('Connecting to the desktop');
  await time.pass('00:00:06');
  await expect(connected(page)).toBeVisible();
  expect(receivedMessages(mock, 'keyboardLayout')).toEqual([]);
});
