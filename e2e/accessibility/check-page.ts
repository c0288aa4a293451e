// The type of the page states for the accessibility checks (how to open a page, and as which user), and the check of
// one page.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { axeViolations } from '#e2e/harness/axe.ts';
import { expect, expectAccessible } from '#e2e/harness/harness.ts';
import { labelViolations } from '#e2e/harness/label-violations.ts';

type Width = 'wide' | 'narrow';

export interface CheckOptions {
  /** `one` checks the light theme at one width: the wide one, unless the state is narrow. */
  looks: 'one' | 'every';
}

export const checkOptions: { looks: [CheckOptions['looks'], { option: true }] } = {
  looks: ['every', { option: true }],
};

export interface PageContext {
  page: Page;
  mock: Proxy;
  /** Opens a page of another user in its own browser context. */
  visit: (as: string) => Promise<Page>;
  /** Checks the current page in both themes, and at both widths unless `only` names one. */
  check: (title: string, only?: Width) => Promise<void>;
}

export interface TimedPageContext extends PageContext {
  time: { pass(hms: string): Promise<void> };
}

/** A console over plain HTTP with a host name other than localhost. */
export interface PlainHttpContext extends Pick<PageContext, 'page' | 'check'> {
  port: string;
}

type OpenState<S> = (context: S) => Promise<unknown>;

/**
 * `go` opens the page and waits for it, `timed` also controls the clock, and `plainHttp` gets no mock world. The final
 * page is checked in each case.
 */
export type PageState = {
  title: string;
  /** The scenario of the mock, if it is not the default one. */
  scenario?: string;
  username?: string;
  /** The part of the build whose file is missing. */
  missingChunk?: string;
  /** Whether the gate also checks the state. Its test then has the tag `@gate`. */
  gate?: true;
} & (
  | { go: OpenState<PageContext> }
  | { timed: OpenState<TimedPageContext> }
  | { plainHttp: OpenState<PlainHttpContext> }
);

/** The states of a route. At least the first is checked in the gate. */
export type RouteStates = readonly [PageState & { gate: true }, ...PageState[]];

const NARROWEST_SIZE = { width: 360, height: 740 };
const VIEWPORT_SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/**
 * Sets the theme as another tab does, so that dialogs and menus stay open. Pages without a console follow the browser's
 * theme.
 */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((newValue) => {
    const key = 'grv_teleport_ui_theme';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, theme);
}

/** The page and its floating elements. */
const POSITIONED_SELECTOR = 'body, dialog, [popover], [role=menu], [role=listbox], [role=tooltip]';

/** Positions after all running animations have finished, except endless ones. */
const settledPositions = (page: Page): Promise<string> =>
  page.evaluate(async (selector) => {
    const finite = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(finite.map(({ finished }) => finished));
    const elements = [...document.querySelectorAll(selector)];
    return elements.map((element) => JSON.stringify(element.getBoundingClientRect())).join();
  }, POSITIONED_SELECTOR);

/** In the first frames after a resize, floating elements can still move and cover a button. */
async function waitForLayout(page: Page, title: string): Promise<void> {
  let previousPositions: string | undefined;
  const hasMoved = async () => {
    const lastPositions = previousPositions;
    previousPositions = await settledPositions(page);
    return previousPositions !== lastPositions;
  };
  await expect.poll(hasMoved, { message: `${title}: the layout changes`, intervals: [50] }).toBe(false);
}

/** Polls because data and layout may still arrive after a change of width. */
async function expectAccessibleSoon(page: Page, title: string): Promise<void> {
  const problems = async () => [...(await axeViolations(page)), ...(await labelViolations(page))];
  await expect.poll(problems, title).toEqual([]);
}

/**
 * Checks a page at both widths and its colors in both themes. The page must not be wider than the narrowest window.
 * With `looks: 'one'` it runs all rules once.
 */
export async function checkPage(
  page: Page,
  title: string,
  { only, looks = 'every' }: { only?: Width | undefined } & Partial<CheckOptions> = {},
): Promise<void> {
  const checksOnce = looks === 'one';
  const widths = only ? [only] : checksOnce ? (['wide'] as const) : (['wide', 'narrow'] as const);
  for (const width of widths) {
    await page.setViewportSize(VIEWPORT_SIZES[width]);
    await setTheme(page, 'light');
    await waitForLayout(page, `${title}, light, ${width}`);
    await expectAccessibleSoon(page, `${title}, light, ${width}`);
    if (checksOnce) continue;
    await setTheme(page, 'dark');
    await expectAccessible(page, `${title}, dark, ${width}`, 'colors');
  }
  if (!checksOnce) {
    await page.setViewportSize(NARROWEST_SIZE);
    const overflowWidth = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflowWidth, `${title}: how far it is wider than the narrowest window`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(VIEWPORT_SIZES.wide);
}

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** Creates a step that goes to an address and waits for a heading. */
export const openHeading =
  (path: string, name: string | RegExp): OpenState<PageContext> =>
  async ({ page }) => {
    await page.goto(path);
    await expectHeading(page, name);
  };

/** Presses buttons, menu items or links one after the other and waits for the dialog or menu that the last one opens. */
export async function pressToOpen(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) {
    const target = page
      .getByRole('button', { name })
      .or(page.getByRole('menuitem', { name }))
      .or(page.getByRole('link', { name }));
    await target.first().click();
  }
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
}

export async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
}

/** Creates a step that opens a page and then a dialog or a menu on it. */
export const openThenPress =
  (go: OpenState<PageContext>, ...names: RegExp[]): OpenState<PageContext> =>
  async (context) => {
    await go(context);
    await pressToOpen(context.page, ...names);
  };
