// Controls Firefox with WebDriver BiDi, a standard protocol for remote control of browsers.
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { WINDOW_SIZE, type Engine, type Tab } from './engine.ts';

function tabOf(page: Page): Tab {
  const { keyboard, mouse } = page;
  return {
    goTo: async (url) => void (await page.goto(url)),
    // The function is passed as text, because the library's types expect handles to objects in the page.
    evaluate: async (pageFunction, ...args) => {
      const result: unknown = await page.evaluate(`(${String(pageFunction)})(...${JSON.stringify(args)})`);
      return result as Awaited<ReturnType<typeof pageFunction>>;
    },
    move: ({ x, y }) => mouse.move(x, y),
    click: ({ x, y }) => mouse.click(x, y),
    async wheel({ x, y }, deltaY) {
      await mouse.move(x, y);
      await mouse.wheel({ deltaY });
    },
    async press(...keys) {
      for (const key of keys) await keyboard.down(key as KeyInput); // the names of DOM keys are valid here
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
