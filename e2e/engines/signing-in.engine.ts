import { codeAt } from '#fixtures/totp.ts';
import { test } from './harness.ts';

test.describe('where a one-time code is asked for', () => {
  test.use({ scenario: 'otp' });

  test('name, password and code sign in', async ({ user }) => {
    await user.fills('Username', 'mira');
    await user.fills('Password', 'wicket-gate-7');
    await user.fills('Code', await codeAt('MIRAWICKETGATE7PMIRAWICKETGATE7P', Date.now()));
    await user.tab.press('Enter');
    await user.sees('heading', 'Servers');
  });
});
