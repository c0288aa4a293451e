// Firefox over WebDriver BiDi.
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { WINDOW_SIZE, type Engine, type Tab } from './engine.ts';

function tabOf(page: Page): Tab {
  const { keyboard, mouse } = page;
  return {
    goTo: async (url) => void (await page.goto(url)),
    // Scripts are passed as text, as in WebDriver. The library's types expect handles, which are not used here.
    evaluate: async (look, ...words) => {
      const answer: unknown = await page.evaluate(`(${String(look)})(...${JSON.stringify(words)})`);
      return answer as Awaited<ReturnType<typeof look>>;
    },
    move: ({ x, y }) => mouse.move(x, y),
    click: ({ x, y }) => mouse.click(x, y),
    async wheel({ x, y }, down) {
      await mouse.move(x, y);
      await mouse.wheel({ deltaY: down });
    },
    async press(...keys) {
      for (const key of keys) await keyboard.down(key as KeyInput); // names of the DOM, which are what it takes
      for (const key of keys.toReversed()) await keyboard.up(key as KeyInput);
    },
    type: (text) => keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => page.browserContext().close(),
  };
}

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: WINDOW_SIZE,
  });
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}
