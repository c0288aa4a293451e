// Tests signing in and out in Firefox and WebKit.
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from './harness.ts';

test('a user signs in, selects a theme and signs out', async ({ user, origin }) => {
  const { tab } = user;
  const path = () => tab.evaluate(() => location.pathname);
  await test.step('a wrong password is reported, and the username is kept', async () => {
    await user.fill('Username', 'mira');
    await user.fill('Password', 'wrong');
    await tab.press('Enter');
    await user.waitFor('alert');
    expect(await tab.evaluate(() => document.querySelector('input')?.value)).toBe('mira');
  });
  await test.step('the right password opens the home page', async () => {
    await user.click('textbox', 'Password');
    await tab.press('Control', 'a');
    await tab.type('wicket-gate-7');
    await tab.press('Enter');
    await user.waitFor('heading', 'one.example.com');
  });
  await test.step('the user stays signed in after a reload', async () => {
    await tab.evaluate(() => location.reload());
    await user.waitFor('heading', 'one.example.com');
    expect(await path()).toBe('/web/cluster/one.example.com');
  });
  await test.step('a reload keeps the chosen theme', async () => {
    const backgroundColor = () =>
      tab.evaluate(() => getComputedStyle(document.body ?? document.documentElement).backgroundColor);
    const lightColor = await backgroundColor();
    await user.click('button', 'Use the dark theme');
    await expect.poll(backgroundColor).not.toBe(lightColor);
    const darkColor = await backgroundColor();
    await tab.evaluate(() => location.reload());
    await user.waitFor('button', 'Use the light theme');
    await expect.poll(backgroundColor).toBe(darkColor);
  });
  await test.step('signing out shows the sign-in page', async () => {
    await user.click('button', 'Account of mira');
    await user.click('menuitem', 'Sign out');
    await user.waitFor('textbox', 'Username');
  });
  await test.step('the address of a page requires signing in, and then opens', async () => {
    await tab.goTo(`${origin}/web/cluster/one.example.com/databases`);
    await user.waitFor('textbox', 'Username');
    await user.fill('Username', 'mira');
    await user.fill('Password', 'wicket-gate-7');
    await tab.press('Enter');
    await user.waitFor('heading', 'Databases');
  });
});

test.describe('when a one-time code is required', () => {
  test.use({ scenario: 'otp' });

  test('username, password and code sign in', async ({ user }) => {
    await user.fill('Username', 'mira');
    await user.fill('Password', 'wicket-gate-7');
    await user.fill('One-time code', totpCodeAt('MIRAWICKETGATE7PMIRAWICKETGATE7P', Date.now()));
    await user.tab.press('Enter');
    await user.waitFor('heading', 'one.example.com');
  });
});
