// `npm run fixtures:glyphs`: renders the letters of the mock's desktops from the console's fonts (OFL) as grayscale
// pictures. The mock draws text from them without a font engine, so every machine draws the same pixels.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { browserPath } from '#e2e/browser/path.ts';

const TARGET = 'fixtures/machine/desktop/drawing/glyphs.gen.json';
const FONT_FILES = {
  Inter: 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'JetBrains Mono': 'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};
const FONTS = {
  regular: '400 13px Inter',
  bold: '600 13px Inter',
  small: '400 12px Inter',
  mono: '400 15px "JetBrains Mono"',
};
const CHARACTERS = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), '…'];

const SIDE = 48;
const ORIGIN = { x: 12, y: 32 };

/** How the browser draws a letter: the opacity of each pixel of a square, from 0 to 255. */
interface DrawnLetter {
  advance: number;
  opacities: number[];
}

/** The advance, the position of the picture from the start of the baseline, its width, and a digit for each pixel. */
type Glyph = [advance: number, left: number, top: number, width: number, digits: string];

function toGlyph({ advance, opacities }: DrawnLetter): Glyph {
  const levels = opacities.map((opacity) => Math.round(opacity / 17));
  const inked = levels.flatMap((level, index) => (level > 0 ? [{ x: index % SIDE, y: Math.floor(index / SIDE) }] : []));
  if (inked.length === 0) return [advance, 0, 0, 0, ''];
  const [columns, rows] = [inked.map(({ x }) => x), inked.map(({ y }) => y)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  let digits = '';
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) digits += (levels[y * SIDE + x] ?? 0).toString(16);
  return [advance, left - ORIGIN.x, top - ORIGIN.y, right - left + 1, digits];
}

function drawLetters(page: Page): Promise<Record<string, Record<string, DrawnLetter>>> {
  const sources = Object.entries(FONT_FILES).map(
    ([family, file]) => [family, `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`] as const,
  );
  return page.evaluate(
    async ({ fonts, fontSources, characters, side, origin }) => {
      for (const [family, source] of fontSources)
        document.fonts.add(await new FontFace(family, source, { weight: '100 900' }).load());
      const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser has no canvas.');
      return Object.fromEntries(
        Object.entries(fonts).map(([name, font]) => {
          context.font = font;
          const letters = characters.map((character) => {
            context.clearRect(0, 0, side, side);
            context.fillText(character, origin.x, origin.y);
            const opacities = [...context.getImageData(0, 0, side, side).data].filter((_, index) => index % 4 === 3);
            return [character, { advance: Math.round(context.measureText(character).width), opacities }];
          });
          return [name, Object.fromEntries(letters)];
        }),
      );
    },
    { fonts: FONTS, fontSources: sources, characters: CHARACTERS, side: SIDE, origin: ORIGIN },
  );
}

const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--font-render-hinting=none', '--disable-lcd-text'],
});
try {
  const fonts = Object.entries(await drawLetters(await browser.newPage())).map(([name, letters]) => {
    const glyphs = Object.entries(letters).map(
      ([character, letter]) => `    ${JSON.stringify(character)}: ${JSON.stringify(toGlyph(letter))}`,
    );
    return `  ${JSON.stringify(name)}: {\n${glyphs.join(',\n')}\n  }`;
  });
  writeFileSync(TARGET, `{\n${fonts.join(',\n')}\n}\n`);
} finally {
  await browser.close();
}
