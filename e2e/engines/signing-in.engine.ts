import { codeAt } from '#fixtures/identity/totp.ts';
import { expect, test } from './harness.ts';

test('someone signs in, chooses a theme and signs out', async ({ user, origin }) => {
  const { tab } = user;
  const path = () => tab.ask(() => location.pathname);
  await test.step('a wrong password is reported, and the name stays', async () => {
    await user.fills('Username', 'mira');
    await user.fills('Password', 'wrong');
    await tab.press('Enter');
    await user.sees('alert');
    expect(await tab.ask(() => document.querySelector('input')?.value)).toBe('mira');
  });
  await test.step('the right one leads to the servers', async () => {
    await user.clicks('textbox', 'Password');
    await tab.press('Control', 'a');
    await tab.type('wicket-gate-7');
    await tab.press('Enter');
    await user.sees('heading', 'Servers');
  });
  await test.step('a reload stays signed in', async () => {
    await tab.ask(() => location.reload());
    await user.reads('api-catalog-01');
    expect(await path()).toBe('/web/cluster/one.example.com/nodes');
  });
  await test.step('the theme that is chosen outlives a reload', async () => {
    const ground = () => tab.ask(() => getComputedStyle(document.body ?? document.documentElement).backgroundColor);
    const before = await ground();
    await user.clicks('button', 'Use the dark theme');
    await expect.poll(ground).not.toBe(before);
    const chosen = await ground();
    await tab.ask(() => location.reload());
    await user.sees('button', 'Use the light theme');
    await expect.poll(ground).toBe(chosen);
  });
  await test.step('signing out leads to the sign-in page', async () => {
    await user.clicks('button', 'Account of mira');
    await user.clicks('menuitem', 'Sign out');
    await user.sees('textbox', 'Username');
  });
  await test.step('and an address from before asks to sign in and leads back', async () => {
    await tab.go(`${origin}/web/cluster/one.example.com/databases`);
    await user.sees('textbox', 'Username');
    await user.fills('Username', 'mira');
    await user.fills('Password', 'wicket-gate-7');
    await tab.press('Enter');
    await user.sees('heading', 'Databases');
  });
});

test.describe('where a one-time code is asked for', () => {
  test.use({ scenario: 'otp' });

  test('name, password and code sign in', async ({ user }) => {
    await user.fills('Username', 'mira');
    await user.fills('Password', 'wicket-gate-7');
    await user.fills('One-time code', codeAt('MIRAWICKETGATE7PMIRAWICKETGATE7P', Date.now()));
    await user.tab.press('Enter');
    await user.sees('heading', 'Servers');
  });
});
