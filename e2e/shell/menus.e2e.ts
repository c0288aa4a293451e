import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

test.use({ scenario: 'default', username: 'mira' });

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens a long list and scrolls down. Returns the scroll position in pixels. */
async function openScrolledList(page: Page): Promise<number> {
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('row').nth(20)).toBeAttached();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => scrollPosition(page)).toBe(2500);
  return 2500;
}

const MENU_BUTTONS: Record<string, (page: Page) => Locator> = {
  'of the account': (page) => page.getByRole('button', { name: 'Account of mira' }),
  'of the clusters': (page) => page.getByRole('button', { name: /switch cluster$/ }),
  'of a row': (page) => page.getByRole('button', { name: /^Logins on/ }).nth(18),
};

const OPEN_METHODS: Record<string, (button: Locator) => Promise<void>> = {
  'the mouse': (button) => button.click(),
  async keys(button) {
    await button.focus();
    await button.press('Enter');
  },
};

/** Finds the same button by its exact name, because its index among the buttons changes as the list scrolls. */
async function locatorByExactName(button: Locator): Promise<Locator> {
  const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  return button.page().getByRole('button', { name, exact: true });
}

test('a menu does not scroll the list when it opens, moves and closes', async ({ page }) => {
  const positionBefore = await openScrolledList(page);
  const menu = page.getByRole('menu');
  for (const [menuName, findButton] of Object.entries(MENU_BUTTONS)) {
    const button = await locatorByExactName(findButton(page));
    for (const [methodName, open] of Object.entries(OPEN_METHODS))
      await test.step(`the menu ${menuName}, by ${methodName}`, async () => {
        await open(button);
        await expect(menu).toBeVisible();
        await expect(menu).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(menu.locator(':focus')).toHaveCount(1);
        expect(await scrollPosition(page)).toBe(positionBefore);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
        expect(await scrollPosition(page)).toBe(positionBefore);
      });
  }
});

const MIN_EDGE_DISTANCE = 16;

test('a menu opens above a button at the lower edge, and scrolls when the window is too short', async ({ page }) => {
  await openScrolledList(page);
  await page.setViewportSize({ width: 1000, height: 600 });
  const menu = page.getByRole('menu');
  const button = await locatorByExactName(page.getByRole('button', { name: /^Logins on/ }).nth(5));
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  await expect(menu).toBeInViewport({ ratio: 1 });
  const menuEdges = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  expect((await menuEdges()).bottom).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0);
  expect((await menuEdges()).right).toBeLessThanOrEqual(1000 - MIN_EDGE_DISTANCE);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1000, height: 180 });
  await page.getByRole('button', { name: 'Account of mira' }).click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem').last()).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
});

test.describe('an open menu', () => {
  test.use({ scenario: 'two servers', username: 'alice' });

  const accountButton = (page: Page) => page.getByRole('button', { name: 'Account of alice' });
  const menuItems = (page: Page) => page.getByRole('menu').getByRole('menuitem');

  const openMenu = async (page: Page) => {
    await accountButton(page).press('Enter');
    await expect(menuItems(page).first()).toBeFocused();
  };

  test('moves its focus by arrows, Home, End, letters and the pointer', { tag: '@gate' }, async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await openMenu(page);
    await page.keyboard.press('ArrowUp');
    await expect(menuItems(page).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menuItems(page).first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(menuItems(page).last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(menuItems(page).first()).toBeFocused();
    await page.keyboard.type('sign');
    await expect(menuItems(page).filter({ hasText: 'Sign out' })).toBeFocused();
    await menuItems(page).first().hover();
    await expect(menuItems(page).first()).toBeFocused();
    await page.mouse.move(700, 700);
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(0);
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('closes on Tab, on a press outside it, and when an item is selected', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await openMenu(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
    await openMenu(page);
    await page.mouse.click(700, 700);
    await expect(page.getByRole('menu')).toBeHidden();
    await openMenu(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
  });
});
