// Tests the key bar of terminals, which touch screens show.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { openTerminal, row, typeLine } from './terminal-page.ts';
import { openAndConfirm, rowIn, terminal, TWO_PANES_PATH } from './workspace.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const keyBar = (page: Page) => page.getByRole('toolbar', { name: 'Terminal keys' });
const key = (page: Page, name: string) => keyBar(page).getByRole('button', { name, exact: true });
const input = (page: Page) => page.getByLabel('Terminal input').last();

// docs/behaviour.md#the-console-workspace "On touch screens, a bar below the terminal", "It doesn't take the focus"
test(
  'on a touch screen, the key bar types keys that the keyboard lacks, and the terminal keeps the focus',
  { tag: '@gate' },
  async ({ page }) => {
    await openTerminal(page);
    await expectAccessible(page);
    const blurEvents = await input(page).evaluateHandle((field) => {
      const types: string[] = [];
      field.addEventListener('blur', ({ type }) => types.push(type));
      return types;
    });
    await typeLine(page, 'echo first');
    await key(page, 'Up arrow').tap();
    await expect(row(page, /[#$] echo first$/)).toHaveCount(2);
    await key(page, '| vertical bar').tap();
    await key(page, '- hyphen').tap();
    await key(page, '/ slash').tap();
    await expect(row(page, /echo first\|-\/$/)).toBeVisible();
    expect(await blurEvents.jsonValue()).toEqual([]);
    await expect(input(page)).toBeFocused();
    for (const name of ['Esc', 'Ctrl']) {
      const { height = 0 } = (await key(page, name).boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(40);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);

// docs/behaviour.md#the-console-workspace "Arrow keys follow the mode of the program"
test('the arrow keys of the key bar follow the mode of the program', async ({ page }) => {
  const sentFrames: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sentFrames.push(payload.toString())));
  const hasSent = (input: string) => sentFrames.some((frame) => frame.includes(input));
  await openTerminal(page);
  await key(page, 'Up arrow').tap();
  await expect.poll(() => hasSent('\x1b[A')).toBe(true);
  await typeLine(page, String.raw`echo -e '\e[?1hfull screen'`);
  await expect(row(page, /^full screen/)).toBeVisible();
  await key(page, 'Up arrow').tap();
  await expect.poll(() => hasSent('\x1bOA')).toBe(true);
});

// docs/behaviour.md#the-console-workspace "Ctrl stays pressed until the next character"
test(
  'Ctrl of the key bar applies to the next character, also while a keyboard composes it',
  { tag: '@gate' },
  async ({ page }) => {
    await openTerminal(page);
    const pressCtrl = async () => {
      await key(page, 'Ctrl').tap();
      await expect(key(page, 'Ctrl')).toHaveAttribute('aria-pressed', 'true');
    };
    await page.keyboard.type('one');
    await pressCtrl();
    await page.keyboard.type('c');
    await expect(row(page, /[#$] one\^C/)).toBeVisible();
    await expect(key(page, 'Ctrl')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.type('two');
    await pressCtrl();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'c', selectionStart: 1, selectionEnd: 1 });
    await expect(row(page, /[#$] two\^C/)).toBeVisible();
    await expect(key(page, 'Ctrl')).toHaveAttribute('aria-pressed', 'false');
    await typeLine(page, 'echo three');
    await expect(row(page, /^three$/)).toBeVisible();
  },
);

// docs/behaviour.md#the-console-workspace "Paste asks before it pastes several lines"
test('Paste of the key bar asks before it pastes several lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTerminal(page);
  await page.evaluate(() => navigator.clipboard.writeText('echo one\necho two\n'));
  await key(page, 'Paste').tap();
  await page.getByRole('dialog', { name: 'Paste 2 lines?' }).getByRole('button', { name: 'Paste', exact: true }).tap();
  await expect(row(page, /^two$/)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "The page fits the height above the on-screen keyboard"
test('the terminal and the key bar fit above the on-screen keyboard', { tag: '@gate' }, async ({ page }) => {
  await openTerminal(page);
  const bottomOf = async () => {
    const { y = 0, height = 0 } = (await keyBar(page).boundingBox()) ?? {};
    return y + height;
  };
  /** A browser without a keyboard reports the height that a keyboard would leave. */
  const setVisibleHeight = (height: number) =>
    page.evaluate((visible) => {
      if (!visualViewport) return;
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: visible });
      visualViewport.dispatchEvent(new Event('resize'));
    }, height);
  expect(Math.round(await bottomOf())).toBe(844);
  await setVisibleHeight(500);
  await expect.poll(async () => Math.round(await bottomOf())).toBe(500);
  await expect(page.getByText(/^\d+ × 1\d$/)).toBeVisible();
  await setVisibleHeight(844);
  await expect.poll(async () => Math.round(await bottomOf())).toBe(844);
  await expect(page.getByText(/^\d+ × 3\d$/)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "A broadcast sends the keys of the bar too"
test('a broadcast sends the keys of the key bar to all panes', async ({ page }) => {
  await openAndConfirm(page, TWO_PANES_PATH);
  await page.getByRole('button', { name: 'Tabs and panes' }).tap();
  await page.getByRole('menuitem', { name: 'Broadcast input' }).tap();
  await page.getByRole('button', { name: 'Broadcast anyway' }).tap();
  await expect(terminal(page, 'root@db-01').getByLabel('Terminal input')).toBeFocused();
  await page.keyboard.type('echo a');
  await key(page, '- hyphen').tap();
  await page.keyboard.type('b\n');
  for (const name of ['root@db-01', 'root@web-01']) await expect(rowIn(page, name, /^a-b$/)).toBeVisible();
});
