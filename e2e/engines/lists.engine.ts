import { expect, signIn, test } from './harness.ts';
import { centerOf, type User } from './user.ts';

const WINDOW_CENTER = { x: 700, y: 450 };

/** Scrolls the long list of servers and waits until it stops. */
async function scrollList(user: User): Promise<number> {
  await signIn(user);
  await user.waitForText('api-catalog-01');
  await user.tab.wheel(WINDOW_CENTER, 2500);
  await expect.poll(user.scrollTop).toBeGreaterThan(2000);
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await user.scrollTop();
      return before - last;
    })
    .toBe(0);
  return before;
}

test('a menu leaves a scrolled list where it is', async ({ user }) => {
  const { tab } = user;
  const before = await scrollList(user);
  const staysAndCloses = async () => {
    expect(await user.scrollTop()).toBe(before);
    await tab.press('Escape');
    await user.waitForMissing('menu');
    expect(await user.scrollTop()).toBe(before);
  };
  for (const button of ['Account of mira', 'one.example.com: switch cluster', 'Logins on']) {
    await test.step(`${button}, by the mouse`, async () => {
      await user.click('button', button);
      await user.waitFor('menu');
      await tab.press('ArrowDown');
      await staysAndCloses();
      expect(await user.waitFor('button', button)).toMatchObject({ isFocused: true });
    });
    await test.step(`${button}, by keys`, async () => {
      await tab.press('Enter');
      await user.waitFor('menu');
      await tab.press('ArrowDown');
      await tab.press('ArrowUp');
      await staysAndCloses();
    });
  }
  await test.step('a login is typed into one', async () => {
    await user.click('button', 'Logins on');
    await user.waitFor('menu');
    await user.click('textbox', 'Other login');
    await tab.type('ada');
    expect(await user.waitFor('textbox', 'Other login')).toMatchObject({ isFocused: true });
    expect(await user.scrollTop()).toBe(before);
  });
  await test.step('Escape in its field leaves the list where it is', async () => {
    await tab.press('Escape');
    await user.waitForMissing('menu');
    expect(await user.scrollTop()).toBe(before);
    expect(await user.waitFor('button', 'Logins on')).toMatchObject({ isFocused: true });
  });
  await test.step('a press beside closes one, too', async () => {
    await user.click('button', 'Logins on');
    await user.waitFor('menu');
    await tab.click({ x: 700, y: 24 });
    await user.waitForMissing('menu');
    expect(await user.scrollTop()).toBe(before);
  });
});

test('a list is searched, filtered and navigated', async ({ user }) => {
  const { tab } = user;
  await signIn(user);
  await test.step('further rows come as one scrolls', async () => {
    const rows = () => tab.evaluate(() => Number(document.querySelector('table')?.getAttribute('aria-rowcount')));
    await tab.wheel(WINDOW_CENTER, 60_000);
    await expect.poll(user.scrollTop).toBeGreaterThan(3000);
    expect(await rows()).toBeGreaterThan(100);
    await tab.wheel(WINDOW_CENTER, -90_000);
    await expect.poll(user.scrollTop).toBe(0);
  });
  await test.step('/ leads to the search, which narrows the list as one types', async () => {
    await tab.press('/');
    await tab.type('web-01');
    await expect.poll(() => tab.evaluate(() => location.search)).toContain('search=web-01');
    await user.waitForText('web-01');
    await expect.poll(() => tab.evaluate(() => document.querySelectorAll('tbody tr').length)).toBeLessThan(15);
  });
  await test.step('Escape empties it', async () => {
    await tab.press('Escape');
    await expect.poll(() => tab.evaluate(() => location.search)).not.toContain('search');
  });
  await test.step('g a leads to the applications, back to the servers', async () => {
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
