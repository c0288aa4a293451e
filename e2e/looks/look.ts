// What an entry of the table of looks is made of: where it leads, as whom, and the moments at which it is looked at.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, expectAccessible } from '#e2e/harness/harness.ts';

type Width = 'wide' | 'narrow';

export interface Stage {
  page: Page;
  mock: Proxy;
  /** A browser of somebody else. */
  visit: (as: string) => Promise<Page>;
  /** Looks at what is shown just now, in both themes and, unless it is of one only, at both widths. */
  look: (says: string, only?: Width) => Promise<void>;
}

export interface TimedStage extends Stage {
  time: { pass(hms: string): Promise<void> };
}

/** A console over plain http, by a name that is not this machine's own. */
export interface PlainHttpStage extends Pick<Stage, 'page' | 'look'> {
  port: string;
}

type Go<S> = (stage: S) => Promise<unknown>;

/** `go` leads there and waits until it is there, `timed` also drives the clock, `plainHttp` has no worlds; it is looked at after that too. */
export type Look = {
  says: string;
  /** Of the fixtures, where they are not the usual ones. */
  scenario?: string;
  as?: string;
  /** The part of the build that does not come. */
  lost?: string;
} & ({ go: Go<Stage> } | { timed: Go<TimedStage> } | { plainHttp: Go<PlainHttpStage> });

const NARROWEST = { width: 360, height: 740 };
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/** As the console hears of it when another tab changes the theme, so that what is open stays open; pages without one go by the browser's. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((newValue) => {
    const key = 'grv_teleport_ui_theme';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, theme);
}

/** What floats finds its new place some frames later, and may lie over a button until then: it has when it stays there. */
const floatsPlaced = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const places = () =>
      [...document.querySelectorAll('dialog, [popover], [role=menu], [role=listbox], [role=tooltip]')]
        .map((floating) => JSON.stringify(floating.getBoundingClientRect()))
        .join();
    let before = '';
    for (let same = 0; same < 3;) {
      await frame();
      const now = places();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

/** What a change of width moves may be in the way for a while. Counted in tries, because one alone may take seconds on a slow machine. */
async function expectAccessibleAtRest(page: Page, says: string, tries = 4): Promise<void> {
  try {
    await expectAccessible(page, says);
  } catch (failure) {
    if (tries === 1) throw failure;
    await page.waitForTimeout(1_000);
    await expectAccessibleAtRest(page, says, tries - 1);
  }
}

/** Looks at a page at both widths, and at its colors in both themes; nothing of it may lie beyond the narrowest window. */
export async function lookAt(page: Page, says: string, only?: Width): Promise<void> {
  const widths = only ? [only] : (['wide', 'narrow'] as const);
  for (const width of widths) {
    await page.setViewportSize(SIZES[width]);
    await setTheme(page, 'light');
    await floatsPlaced(page);
    await expectAccessibleAtRest(page, `${says}, light, ${width}`);
    await setTheme(page, 'dark');
    await expectAccessible(page, `${says}, dark, ${width}`, 'colors');
  }
  await page.setViewportSize(NARROWEST);
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overhang, `${says}: how far it is wider than the narrowest window`).toBeLessThanOrEqual(0);
  await page.setViewportSize(SIZES.wide);
}

const shows = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** Goes to an address and waits for a heading. */
export const at =
  (path: string, name: string | RegExp): Go<Stage> =>
  async ({ page }) => {
    await page.goto(path);
    await shows(page, name);
  };

/** Goes somewhere, presses what opens something, and waits for that. */
export const pressing =
  (go: Go<Stage>, ...names: RegExp[]): Go<Stage> =>
  async (stage) => {
    await go(stage);
    const { page } = stage;
    for (const name of names) {
      const pressed = page
        .getByRole('button', { name })
        .or(page.getByRole('menuitem', { name }))
        .or(page.getByRole('link', { name }));
      await pressed.first().click();
    }
    await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
  };
