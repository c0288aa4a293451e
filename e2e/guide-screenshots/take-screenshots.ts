// `npm run docs:pictures`: takes the screenshots of docs/guide. The console and the mock proxy have a fixed time, so
// the same build gives the same screenshots. Arguments select screenshots by name.
import { writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { realTimeSource } from '#fixtures/encoding/time-source.ts';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { browserPath } from '#e2e/browser/path.ts';
import { signIn } from '#e2e/harness/harness.ts';
import { serve } from '#serve/server.ts';
import { takeStableScreenshot } from './stable-screenshot.ts';
import { GUIDE_SCREENSHOTS, type GuideScreenshot } from './screenshots.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
const SCREENSHOTS_FOLDER = 'docs/guide/pictures';

async function takeScreenshot(
  browser: Browser,
  name: string,
  { path, scenario = 'default', user = 'mira', prepare }: GuideScreenshot,
) {
  const mock = createProxy({ scenario, time: { ...realTimeSource, now: () => NOW_MS } });
  for (const { metadata } of mock.world.db.alert.all()) mock.world.db.alert.delete(metadata.name);
  const server = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock } });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    await context.clock.setFixedTime(NOW_MS);
    if (user) await signIn(context, { mock, origin: server.origin, username: user });
    const page = await context.newPage();
    await page.goto(server.origin + path);
    const tab = await prepare(page);
    writeFileSync(`${SCREENSHOTS_FOLDER}/${name}.png`, await takeStableScreenshot(tab));
    console.log(`${SCREENSHOTS_FOLDER}/${name}.png`);
  } finally {
    await context.close();
    await server.close();
  }
}

const names = process.argv.slice(2);
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--font-render-hinting=none', '--disable-lcd-text', '--disable-partial-raster', '--num-raster-threads=1'],
});
try {
  for (const [name, screenshot] of Object.entries(GUIDE_SCREENSHOTS))
    if (names.length === 0 || names.includes(name)) await takeScreenshot(browser, name, screenshot);
} finally {
  await browser.close();
}
