import type { PageEntry } from './page-entry.ts';

/**
 * Pages that need no sign-in (docs/behaviour.md#pages). They are in their own file, because the sign-in bundle does not
 * contain the other pages.
 */
export const publicPages = {
  login: { path: '/web/login', title: 'Sign in' },
  loginSucceeded: { path: '/web/msg/info/login_success', title: 'Login Successful' },
  loginFailed: { path: '/web/msg/error/login', title: 'Login Unsuccessful' },
  loginFailedLegacy: { path: '/web/msg/error/login_failed', title: 'Login Unsuccessful' },
  loginCallbackFailed: { path: '/web/msg/error/login/callback', title: 'Login Unsuccessful' },
  loginNotAllowed: { path: '/web/msg/error/login/auth', title: 'Login Unsuccessful' },
  invite: { path: '/web/invite/:token', title: 'Invitation' },
  inviteContinue: { path: '/web/invite/:token/continue', title: 'Invitation' },
  reset: { path: '/web/reset/:token', title: 'Reset Authentication' },
  resetContinue: { path: '/web/reset/:token/continue', title: 'Reset Authentication' },
  recovery: { path: '/web/recovery/steps/:token/verify', title: 'Account Recovery' },
} as const satisfies Record<string, PageEntry>;
