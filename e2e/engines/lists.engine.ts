// Tests lists in Firefox and WebKit: scrolling, menus, search and navigation.
import { expect, signIn, test } from './harness.ts';
import { centerOf, type User } from './user.ts';

const WINDOW_CENTER = { x: 700, y: 450 };

/** Signs in and scrolls the long list of servers. Returns the scroll position when it has stopped. */
async function scrollList(user: User): Promise<number> {
  await signIn(user);
  await user.waitForText('api-catalog-01');
  await user.tab.wheel(WINDOW_CENTER, 2500);
  await expect.poll(user.scrollTop).toBeGreaterThan(2000);
  let position = -1;
  await expect
    .poll(async () => {
      const previousPosition = position;
      position = await user.scrollTop();
      return position - previousPosition;
    })
    .toBe(0);
  return position;
}

test('opening and closing menus keeps the scroll position of a list', async ({ user }) => {
  const { tab } = user;
  const scrollPosition = await scrollList(user);
  const expectClosesWithoutScrolling = async () => {
    expect(await user.scrollTop()).toBe(scrollPosition);
    await tab.press('Escape');
    await user.waitForMissing('menu');
    expect(await user.scrollTop()).toBe(scrollPosition);
  };
  for (const button of ['Account of mira', 'one.example.com: switch cluster', 'Logins on']) {
    await test.step(`${button}, opened with the mouse`, async () => {
      await user.click('button', button);
      await user.waitFor('menu');
      await tab.press('ArrowDown');
      await expectClosesWithoutScrolling();
      expect(await user.waitFor('button', button)).toMatchObject({ isFocused: true });
    });
    await test.step(`${button}, opened with the keyboard`, async () => {
      await tab.press('Enter');
      await user.waitFor('menu');
      await tab.press('ArrowDown');
      await tab.press('ArrowUp');
      await expectClosesWithoutScrolling();
    });
  }
  await test.step('a login can be typed in a menu', async () => {
    await user.click('button', 'Logins on');
    await user.waitFor('menu');
    await user.click('textbox', 'Other login');
    await tab.type('ada');
    expect(await user.waitFor('textbox', 'Other login')).toMatchObject({ isFocused: true });
    expect(await user.scrollTop()).toBe(scrollPosition);
  });
  await test.step('Escape in its field closes the menu without scrolling', async () => {
    await tab.press('Escape');
    await user.waitForMissing('menu');
    expect(await user.scrollTop()).toBe(scrollPosition);
    expect(await user.waitFor('button', 'Logins on')).toMatchObject({ isFocused: true });
  });
  await test.step('a click outside the menu closes it without scrolling', async () => {
    await user.click('button', 'Logins on');
    await user.waitFor('menu');
    await tab.click({ x: 700, y: 24 });
    await user.waitForMissing('menu');
    expect(await user.scrollTop()).toBe(scrollPosition);
  });
});

test('a list loads rows while scrolling, can be searched, and shows tooltips', async ({ user }) => {
  const { tab } = user;
  await signIn(user);
  await test.step('more rows are loaded while scrolling', async () => {
    const rowCount = () => tab.evaluate(() => Number(document.querySelector('table')?.getAttribute('aria-rowcount')));
    await tab.wheel(WINDOW_CENTER, 60_000);
    await expect.poll(user.scrollTop).toBeGreaterThan(3000);
    expect(await rowCount()).toBeGreaterThan(100);
    await tab.wheel(WINDOW_CENTER, -90_000);
    await expect.poll(user.scrollTop).toBe(0);
  });
  await test.step('/ focuses the search, and typing filters the list', async () => {
    await tab.press('/');
    await tab.type('web-01');
    await expect.poll(() => tab.evaluate(() => location.search)).toContain('search=web-01');
    await user.waitForText('web-01');
    await expect.poll(() => tab.evaluate(() => document.querySelectorAll('tbody tr').length)).toBeLessThan(15);
  });
  await test.step('Escape clears the search', async () => {
    await tab.press('Escape');
    await expect.poll(() => tab.evaluate(() => location.search)).not.toContain('search');
  });
  await test.step('a link opens the applications, and going back shows the servers', async () => {
    await user.click('link', 'Applications');
    await user.waitFor('heading', 'Applications');
    await tab.evaluate(() => history.back());
    await user.waitFor('heading', 'Servers');
  });
  await test.step('hovering shows a tooltip for a button', async () => {
    await tab.move(centerOf(await user.waitFor('button', 'Use the dark theme')));
    await user.waitFor('tooltip', 'Use the dark theme');
    await tab.move(WINDOW_CENTER);
    await user.waitForMissing('tooltip');
  });
});
