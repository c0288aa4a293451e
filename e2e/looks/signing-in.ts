// What those see who are not signed in: the ways in, what a provider sent them back with, and links for one person.
import type { Page } from '@playwright/test';
import { INVITE, RESET } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import {
  code,
  codeShown,
  confirmation,
  deviceName,
  factor,
  passPassword,
  press,
  typePassword,
} from '#e2e/sign-in/enrolling.ts';
import { expect } from '#e2e/harness/harness.ts';
import { at, type Look } from './look.ts';
import { SERVERS } from '#e2e/console/open-shell.ts';

const LOGIN = '/web/login';
const SIGN_OUT = 'DELETE /v1/webapi/sessions/web';
const OPENED = `/web/invite/${INVITE}/continue`;
const RESETTING = `/web/reset/${RESET}/continue`;

const alert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

async function signOut(page: Page): Promise<void> {
  await page.goto(SERVERS);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const nobody = (look: Look): Look => ({ ...look, as: '' });

const WAYS = [
  'a message of the day',
  'no way in',
  'second factor otp',
  'second factor webauthn',
  'second factor optional',
  'second factor on, passkeys',
  'second factor off, single sign-on',
  'second factor off, single sign-on, no local accounts',
  'second factor off, hardware keys',
  'a provider that is missing',
];

export const LOGIN_LOOKS: Look[] = [
  nobody({
    says: 'a name and a password, and what is refused',
    go: async ({ page, look }) => {
      await page.goto(LOGIN);
      await page.getByLabel('Username').fill('alice');
      await look('the form');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.keyboard.press('Enter');
      await alert(page);
    },
  }),
  nobody({
    says: 'the code that an account with only an app is asked for',
    scenario: 'second factor on',
    go: async ({ page }) => {
      await page.goto(LOGIN);
      await page.getByLabel('Username').fill('alice');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(code(page)).toBeFocused();
    },
  }),
  {
    says: 'the cookie that is not kept over plain http',
    plainHttp: async ({ page, port }) => {
      await page.goto(`http://console.test:${port}${LOGIN}`);
      await page.getByLabel('Username').fill('alice');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await alert(page);
    },
  },
  ...WAYS.map((scenario) => nobody({ says: `the ways in with ${scenario}`, scenario, go: at(LOGIN, /^Sign in/) })),
  {
    says: 'signing out, while the proxy is asked and when it does not answer',
    go: async ({ page, mock, look }) => {
      mock.world.fault(SIGN_OUT, { held: true });
      await signOut(page);
      await expect(page.getByRole('heading', { name: 'Signing out' })).toBeVisible();
      await look('signing out');
      mock.world.release(SIGN_OUT);
      await expect(page.getByLabel('Username')).toBeVisible();
    },
  },
  {
    says: 'a sign-out that got no answer',
    go: async ({ page, mock }) => {
      mock.world.fault(SIGN_OUT, { cut: true });
      await signOut(page);
      await alert(page);
    },
  },
];

export const INVITE_LOOKS: Look[] = [
  nobody({ says: 'the welcome', go: at(`/web/invite/${INVITE}`, /./), scenario: 'recovery codes' }),
];

export const INVITED_LOOKS: Look[] = [
  nobody({
    says: 'each step up to the recovery codes',
    scenario: 'recovery codes',
    go: async ({ page, look }) => {
      await page.goto(OPENED);
      await press(page, 'Continue');
      await alert(page);
      await look('a password that is missing');
      await typePassword(page);
      await press(page, 'Continue');
      await factor(page).selectOption('Authenticator App');
      const right = await codeShown(page);
      await code(page).fill(right === '000000' ? '000001' : '000000');
      await press(page, 'Add authenticator app');
      await alert(page);
      await look('a wrong code');
      await code(page).fill(await codeShown(page));
      await press(page, 'Add authenticator app');
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    },
  }),
  ...['second factor otp', 'second factor webauthn', 'second factor optional'].map((scenario) =>
    nobody({ says: `the step for a device with ${scenario}`, scenario, go: ({ page }) => passPassword(page, OPENED) }),
  ),
  nobody({
    says: 'a link of no use',
    scenario: 'second factor off, no local accounts',
    go: async ({ page }) => {
      await page.goto(OPENED);
      await expect(page.getByRole('status')).toBeVisible();
    },
  }),
];

export const RESET_LOOKS: Look[] = [
  nobody({ says: 'the welcome', go: at(`/web/reset/${RESET}`, /./), scenario: 'second factor off' }),
];

export const RESETTING_LOOKS: Look[] = [
  nobody({
    says: 'a passkey or a password',
    scenario: 'second factor optional, passkeys',
    go: async ({ page, look }) => {
      await page.goto(RESETTING);
      const passkey = page.getByRole('link', { name: 'Create a passkey' });
      await expect(passkey).toBeVisible();
      await look('the choice');
      await press(page, 'Set a password');
      await expect(confirmation(page)).toBeVisible();
      await look('a password');
      await passkey.click();
      await expect(deviceName(page)).toBeVisible();
    },
  }),
  nobody({
    says: 'the last word where keys must be in hardware',
    scenario: 'second factor off, hardware keys',
    go: async ({ page }) => {
      await page.goto(RESETTING);
      await typePassword(page);
      await press(page, 'Set password');
      await expect(page.getByRole('status')).toBeVisible();
    },
  }),
  nobody({
    says: 'a link that does not exist',
    scenario: 'second factor off',
    go: async ({ page }) => {
      await page.goto('/web/reset/no-such-link/continue');
      await alert(page);
    },
  }),
];
