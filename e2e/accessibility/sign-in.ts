// States for the accessibility checks of pages for users without a session: sign-in and personal links. Also a sign-out
// that fails.
import type { Page } from '@playwright/test';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { INVITE_ID, RESET_ID } from '#fixtures/scenarios/identity.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import {
  codeField,
  shownTotpCode,
  confirmationField,
  deviceNameField,
  factorSelect,
  setPasswordAndContinue,
  pressButton,
  typePassword,
} from '#e2e/sign-in/enroll-page.ts';
import { expect } from '#e2e/harness/harness.ts';
import { openHeading, type RouteStates, type PageContext } from './check-page.ts';
import { SERVERS_PATH } from '#e2e/console/open-shell.ts';

const LOGIN_PATH = '/web/login';
const SIGN_OUT = 'DELETE /v1/webapi/sessions/web';
const INVITE_PATH = `/web/invite/${INVITE_ID}/continue`;
const RESET_PATH = `/web/reset/${RESET_ID}/continue`;

const expectAlert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

async function signOut(page: Page): Promise<void> {
  await page.goto(SERVERS_PATH);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** The sign-in settings of another scenario, so that one test can show several. */
const authSettingsOf = (scenario: string) => createProxy({ scenario }).world.settings.auth;

/** Checks the sign-in page with the settings of each scenario. */
async function checkSignInPages(context: PageContext, scenarios: readonly string[]): Promise<void> {
  for (const scenario of scenarios) {
    context.mock.world.settings.auth = authSettingsOf(scenario);
    await openHeading(LOGIN_PATH, /^Sign in/)(context);
    await context.check(`with ${scenario}`);
  }
}

async function submitCredentials(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

export const LOGIN_STATES: RouteStates = [
  {
    title: 'the username and password form with errors',
    gate: true,
    username: '',
    go: async ({ page, check }) => {
      await page.goto(LOGIN_PATH);
      await page.getByLabel('Username').fill('alice');
      await check('the form');
      await submitCredentials(page, 'wrong');
      await expectAlert(page);
    },
  },
  {
    title: 'each second factor setting, and the code prompt of an app user',
    scenario: 'MFA on',
    username: '',
    go: async (context) => {
      const { page, mock } = context;
      await checkSignInPages(context, [
        'MFA otp',
        'MFA webauthn',
        'MFA optional',
        'MFA on, passkeys',
        'MFA off, hardware keys',
      ]);
      mock.world.settings.auth = authSettingsOf('MFA on');
      await page.goto(LOGIN_PATH);
      await submitCredentials(page, PASSWORD);
      await expect(codeField(page)).toBeFocused();
    },
  },
  {
    title: 'with and without providers, and a message of the day',
    scenario: 'a message of the day',
    username: '',
    go: async (context) => {
      await checkSignInPages(context, [
        'no sign-in method',
        'MFA off, single sign-on',
        'MFA off, single sign-on, no local accounts',
        'a missing provider',
      ]);
      context.mock.world.settings.auth = authSettingsOf('a message of the day');
      await openHeading(LOGIN_PATH, /^Sign in/)(context);
    },
  },
  {
    title: 'the missing cookie over plain http',
    plainHttp: async ({ page, port }) => {
      await page.goto(`http://console.test:${port}${LOGIN_PATH}`);
      await submitCredentials(page, PASSWORD);
      await expectAlert(page);
    },
  },
  {
    title: 'a pending sign-out that fails',
    go: async ({ page, mock: { world }, check }) => {
      world.fault(SIGN_OUT, { held: true });
      await signOut(page);
      await expect(page.getByRole('heading', { name: 'Signing out' })).toBeVisible();
      await check('signing out');
      world.release(SIGN_OUT);
      world.fault(SIGN_OUT, { cut: true });
      await expectAlert(page);
    },
  },
];

export const INVITE_STATES: RouteStates = [
  {
    title: 'the welcome page',
    gate: true,
    username: '',
    scenario: 'recovery codes',
    go: openHeading(`/web/invite/${INVITE_ID}`, /./),
  },
];

export const INVITE_STEP_STATES: RouteStates = [
  {
    title: 'each step up to the recovery codes',
    gate: true,
    scenario: 'recovery codes',
    username: '',
    go: async ({ page, check }) => {
      await page.goto(INVITE_PATH);
      await pressButton(page, 'Continue');
      await expectAlert(page);
      await check('a missing password');
      await typePassword(page);
      await pressButton(page, 'Continue');
      await factorSelect(page).selectOption('Authenticator App');
      const rightCode = await shownTotpCode(page);
      await codeField(page).fill(rightCode === '000000' ? '000001' : '000000');
      await pressButton(page, 'Add authenticator app');
      await expectAlert(page);
      await check('a wrong code');
      await codeField(page).fill(await shownTotpCode(page));
      await pressButton(page, 'Add authenticator app');
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    },
  },
  {
    title: 'the device step for each second factor setting, and an invalid link',
    scenario: 'MFA optional',
    username: '',
    go: async ({ page, mock: { world }, check }) => {
      for (const scenario of ['MFA otp', 'MFA webauthn', 'MFA optional']) {
        world.settings.auth = authSettingsOf(scenario);
        await setPasswordAndContinue(page, INVITE_PATH);
        await check(`the step for a device with ${scenario}`);
      }
      world.settings.auth = authSettingsOf('MFA off, no local accounts');
      await page.goto(INVITE_PATH);
      await expect(page.getByRole('status')).toBeVisible();
    },
  },
];

export const RESET_STATES: RouteStates = [
  {
    title: 'the welcome page',
    gate: true,
    username: '',
    scenario: 'MFA off',
    go: openHeading(`/web/reset/${RESET_ID}`, /./),
  },
];

export const RESET_STEP_STATES: RouteStates = [
  {
    title: 'a passkey or a password',
    gate: true,
    scenario: 'MFA optional, passkeys',
    username: '',
    go: async ({ page, check }) => {
      await page.goto(RESET_PATH);
      const passkey = page.getByRole('link', { name: 'Create a passkey' });
      await expect(passkey).toBeVisible();
      await check('the choice');
      await pressButton(page, 'Set a password');
      await expect(confirmationField(page)).toBeVisible();
      await check('a password');
      await passkey.click();
      await expect(deviceNameField(page)).toBeVisible();
    },
  },
  {
    title: 'an unknown link, and the last page with required hardware keys',
    scenario: 'MFA off, hardware keys',
    username: '',
    go: async ({ page, check }) => {
      await page.goto('/web/reset/no-such-link/continue');
      await expectAlert(page);
      await check('a link that does not exist');
      await page.goto(RESET_PATH);
      await typePassword(page);
      await pressButton(page, 'Set password');
      await expect(page.getByRole('status')).toBeVisible();
    },
  },
];
