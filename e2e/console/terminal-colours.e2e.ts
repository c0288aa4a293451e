// Colored output is readable on every background color (WCAG 1.4.3), measured with the colors that are drawn.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { paste, WEB_01_PATH } from './terminal-page.ts';
import { SETTINGS_KEY } from '#e2e/console/tools/terminal-tools.ts';

const MIN_CONTRAST = 4.5;
// The browser rounds drawn colors to whole steps of each channel.
const ROUNDING = 0.05;

interface DrawnWord {
  pair: string;
  color: string;
  background: string;
}

/** Every word of the form `p` and two hexadecimal digits, with the colors in which it is drawn. */
const drawnWords = (page: Page): Promise<DrawnWord[]> =>
  page.getByRole('region', { name: /^Terminal of/ }).evaluate((region) => {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const words: DrawnWord[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !/^p[\da-f]{2}$/.test(text.nodeValue ?? '')) continue;
      const { color, backgroundColor } = getComputedStyle(text.parentElement);
      words.push({ pair: text.nodeValue ?? '', color, background: backgroundColor });
    }
    return words;
  });

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast({ color, background }: DrawnWord): number {
  const [darker = 0, lighter = 0] = [luminance(color), luminance(background)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const HEX = '0123456789abcdef'.split('');
/** The commands that print one line for each background, with a word in every color. */
const COLOR_LINES = HEX.map((backgroundDigit, background) => {
  const words = HEX.map(
    (digit, foreground) => String.raw`\e[38;5;${foreground}m\e[48;5;${background}mp${digit}${backgroundDigit}\e[0m `,
  );
  return `echo -e '${words.join('')}'\n`;
});

/** Stores the themes of the page and of its terminals before each load of the page. The last call counts. */
const storeThemes = (page: Page, theme: string, terminal: string) =>
  page.addInitScript(
    ([key, themeOfPage, settings]) => {
      // An empty document has no storage.
      if (self.origin === 'null') return;
      localStorage.setItem('grv_teleport_ui_theme', themeOfPage);
      localStorage.setItem(key, settings);
    },
    [SETTINGS_KEY, theme, JSON.stringify({ theme: terminal })] as const,
  );

test('every color is readable on every background, with light and dark pages and terminals', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  for (const [theme, terminal] of [
    ['light', 'dark'],
    ['dark', 'dark'],
    ['dark', 'lightWarm'],
  ] as const)
    await test.step(`${theme} theme, terminal in ${terminal}`, async () => {
      // Not a reload, which would continue the session.
      await page.goto('about:blank');
      await storeThemes(page, theme, terminal);
      await page.goto(WEB_01_PATH);
      await page.getByRole('button', { name: 'Connect as root' }).click();
      await expect(page.getByText('Connected', { exact: true })).toBeVisible();
      for (const line of COLOR_LINES) await paste(page, line);
      await expect(async () => expect(await drawnWords(page)).toHaveLength(256)).toPass();
      const lowContrastWords = (await drawnWords(page)).filter((word) => contrast(word) < MIN_CONTRAST - ROUNDING);
      expect(lowContrastWords).toEqual([]);
    });
});
