// What those see who are not signed in: the ways in, what a provider sent them back with, and links for one person.
import type { Page } from '@playwright/test';
import { createProxy } from '#fixtures/proxy/proxy.ts';
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
import { at, type RouteLooks, type Stage } from './look.ts';
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

/** How people sign in in another scenario, so that one test can show several. */
const authOf = (scenario: string) => createProxy({ scenario }).world.settings.auth;

/** Looks at the sign-in page with the settings of each scenario. */
async function signInPages(stage: Stage, scenarios: readonly string[]): Promise<void> {
  for (const scenario of scenarios) {
    stage.mock.world.settings.auth = authOf(scenario);
    await at(LOGIN, /^Sign in/)(stage);
    await stage.look(`with ${scenario}`);
  }
}

async function typeName(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}

export const LOGIN_LOOKS: RouteLooks = [
  {
    says: 'a name and a password, and what is refused',
    gate: true,
    as: '',
    go: async ({ page, look }) => {
      await page.goto(LOGIN);
      await page.getByLabel('Username').fill('alice');
      await look('the form');
      await typeName(page, 'wrong');
      await alert(page);
    },
  },
  {
    says: 'each setting of the second factor, and the code that an account with only an app is asked for',
    scenario: 'second factor on',
    as: '',
    go: async (stage) => {
      const { page, mock } = stage;
      await signInPages(stage, [
        'second factor otp',
        'second factor webauthn',
        'second factor optional',
        'second factor on, passkeys',
        'second factor off, hardware keys',
      ]);
      mock.world.settings.auth = authOf('second factor on');
      await page.goto(LOGIN);
      await typeName(page, PASSWORD);
      await expect(code(page)).toBeFocused();
    },
  },
  {
    says: 'providers, none of them, and a message of the day',
    scenario: 'a message of the day',
    as: '',
    go: async (stage) => {
      await signInPages(stage, [
        'no way in',
        'second factor off, single sign-on',
        'second factor off, single sign-on, no local accounts',
        'a provider that is missing',
      ]);
      stage.mock.world.settings.auth = authOf('a message of the day');
      await at(LOGIN, /^Sign in/)(stage);
    },
  },
  {
    says: 'the cookie that is not kept over plain http',
    plainHttp: async ({ page, port }) => {
      await page.goto(`http://console.test:${port}${LOGIN}`);
      await typeName(page, PASSWORD);
      await alert(page);
    },
  },
  {
    says: 'a sign-out that waits for its answer and then gets none',
    go: async ({ page, mock: { world }, look }) => {
      world.fault(SIGN_OUT, { held: true });
      await signOut(page);
      await expect(page.getByRole('heading', { name: 'Signing out' })).toBeVisible();
      await look('signing out');
      world.release(SIGN_OUT);
      world.fault(SIGN_OUT, { cut: true });
      await alert(page);
    },
  },
];

export const INVITE_LOOKS: RouteLooks = [
  { says: 'the welcome', gate: true, as: '', scenario: 'recovery codes', go: at(`/web/invite/${INVITE}`, /./) },
];

export const INVITED_LOOKS: RouteLooks = [
  {
    says: 'each step up to the recovery codes',
    gate: true,
    scenario: 'recovery codes',
    as: '',
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
  },
  {
    says: 'the step for a device with each setting of the second factor, and a link of no use',
    scenario: 'second factor optional',
    as: '',
    go: async ({ page, mock: { world }, look }) => {
      for (const scenario of ['second factor otp', 'second factor webauthn', 'second factor optional']) {
        world.settings.auth = authOf(scenario);
        await passPassword(page, OPENED);
        await look(`the step for a device with ${scenario}`);
      }
      world.settings.auth = authOf('second factor off, no local accounts');
      await page.goto(OPENED);
      await expect(page.getByRole('status')).toBeVisible();
    },
  },
];

export const RESET_LOOKS: RouteLooks = [
  { says: 'the welcome', gate: true, as: '', scenario: 'second factor off', go: at(`/web/reset/${RESET}`, /./) },
];

export const RESETTING_LOOKS: RouteLooks = [
  {
    says: 'a passkey or a password',
    gate: true,
    scenario: 'second factor optional, passkeys',
    as: '',
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
  },
  {
    says: 'a link that does not exist, and the last word where keys must be in hardware',
    scenario: 'second factor off, hardware keys',
    as: '',
    go: async ({ page, look }) => {
      await page.goto('/web/reset/no-such-link/continue');
      await alert(page);
      await look('a link that does not exist');
      await page.goto(RESETTING);
      await typePassword(page);
      await press(page, 'Set password');
      await expect(page.getByRole('status')).toBeVisible();
    },
  },
];
