import { expect, signsIn, test } from './harness.ts';
import { middle, type User } from './user.ts';

const MIDDLE = { x: 700, y: 450 };

/** Somewhere in the long list of servers, at rest. */
async function scrolled(user: User): Promise<number> {
  await signsIn(user);
  await user.reads('api-catalog-01');
  await user.tab.wheel(MIDDLE, 2500);
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
  const before = await scrolled(user);
  const staysAndCloses = async () => {
    expect(await user.scrollTop()).toBe(before);
    await tab.press('Escape');
    await user.missesSoon('menu');
    expect(await user.scrollTop()).toBe(before);
  };
  for (const button of ['Account of mira', 'one.example.com: switch cluster', 'Logins on']) {
    await test.step(`${button}, by the mouse`, async () => {
      await user.clicks('button', button);
      await user.sees('menu');
      await tab.press('ArrowDown');
      await staysAndCloses();
      expect(await user.sees('button', button)).toMatchObject({ isFocused: true });
    });
    await test.step(`${button}, by keys`, async () => {
      await tab.press('Enter');
      await user.sees('menu');
      await tab.press('ArrowDown');
      await tab.press('ArrowUp');
      await staysAndCloses();
    });
  }
  await test.step('a login is typed into one', async () => {
    await user.clicks('button', 'Logins on');
    await user.sees('menu');
    await user.clicks('textbox', 'Other login');
    await tab.type('ada');
    expect(await user.sees('textbox', 'Other login')).toMatchObject({ isFocused: true });
    expect(await user.scrollTop()).toBe(before);
  });
  await test.step('Escape in its field leaves the list where it is', async () => {
    await tab.press('Escape');
    await user.missesSoon('menu');
    expect(await user.scrollTop()).toBe(before);
    expect(await user.sees('button', 'Logins on')).toMatchObject({ isFocused: true });
  });
  await test.step('a press beside closes one, too', async () => {
    await user.clicks('button', 'Logins on');
    await user.sees('menu');
    await tab.click({ x: 700, y: 24 });
    await user.missesSoon('menu');
    expect(await user.scrollTop()).toBe(before);
  });
});

test('a list is searched, filtered and walked through', async ({ user }) => {
  const { tab } = user;
  await signsIn(user);
  await test.step('further rows come as one scrolls', async () => {
    const rows = () => tab.ask(() => Number(document.querySelector('table')?.getAttribute('aria-rowcount')));
    await tab.wheel(MIDDLE, 60_000);
    await expect.poll(user.scrollTop).toBeGreaterThan(3000);
    expect(await rows()).toBeGreaterThan(100);
    await tab.wheel(MIDDLE, -90_000);
    await expect.poll(user.scrollTop).toBe(0);
  });
  await test.step('/ leads to the search, which narrows the list as one types', async () => {
    await tab.press('/');
    await tab.type('web-01');
    await expect.poll(() => tab.ask(() => location.search)).toContain('search=web-01');
    await user.reads('web-01');
    await expect.poll(() => tab.ask(() => document.querySelectorAll('tbody tr').length)).toBeLessThan(15);
  });
  await test.step('Escape empties it', async () => {
    await tab.press('Escape');
    await expect.poll(() => tab.ask(() => location.search)).not.toContain('search');
  });
  await test.step('g a leads to the applications, back to the servers', async () => {
    await user.clicks('link', 'Applications');
    await user.sees('heading', 'Applications');
    await tab.ask(() => history.back());
    await user.sees('heading', 'Servers');
  });
  await test.step('hovering says what a button does', async () => {
    await tab.move(middle(await user.sees('button', 'Use the dark theme')));
    await user.sees('tooltip', 'Use the dark theme');
    await tab.move(MIDDLE);
    await user.missesSoon('tooltip');
  });
});
