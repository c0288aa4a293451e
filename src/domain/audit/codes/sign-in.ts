// Catalog entries of audit events about sign-ins and login rules, which set the traits of users at sign-in. A headless
// sign-in starts on a machine without a browser. The user approves it in a browser on another machine.
import type { EventFamily } from '#domain/audit/entry.ts';

export const SIGN_IN = {
  T1000I: {
    event: 'user.login',
    title: 'User signed in',
    category: 'login',
    outcome: 'ok',
    message:
      '{user} signed in with a local account[[ using MFA device {mfa_device.mfa_device_name}]][[ from {addr.remote}]]',
  },
  T1000W: {
    event: 'user.login',
    title: 'Sign-in failed',
    category: 'login',
    outcome: 'failure',
    message: 'Sign-in failed for {user} (local account)[[: {error}]]',
  },
  T1001I: {
    event: 'user.login',
    title: 'User signed in with SSO',
    category: 'login',
    outcome: 'ok',
    message: '{user} signed in with SSO ({method})[[ through connector {connector_id}]]',
  },
  T1001W: {
    event: 'user.login',
    title: 'SSO sign-in failed',
    category: 'login',
    outcome: 'failure',
    message: 'SSO sign-in failed[[ for {user}]] ({method})[[: {error}]]',
  },
  T1010I: {
    event: 'user.login',
    title: 'Connector tested',
    category: 'login',
    outcome: 'ok',
    message: '{user} completed a test sign-in with the {method} connector',
  },
  T1011W: {
    event: 'user.login',
    title: 'Connector test failed',
    category: 'login',
    outcome: 'failure',
    message: 'Test sign-in with the {method} connector failed[[: {error}]]',
  },
  T1012I: {
    event: 'user.login',
    title: 'Headless sign-in requested',
    category: 'login',
    outcome: 'info',
    message: '{user} requested a headless sign-in[[ from {addr.remote}]]',
  },
  T1013I: {
    event: 'user.login',
    title: 'Headless sign-in approved',
    category: 'login',
    outcome: 'ok',
    message: '{user} approved a headless sign-in[[: {message}]]',
  },
  T1013W: {
    event: 'user.login',
    title: 'Headless sign-in approval failed',
    category: 'login',
    outcome: 'failure',
    message: '{user} failed to approve a headless sign-in[[: {error}]]',
  },
  T1014W: {
    event: 'user.login',
    title: 'Headless sign-in denied',
    category: 'login',
    outcome: 'failure',
    message: '{user} denied a headless sign-in[[: {message}]]',
  },
  T3007W: {
    event: 'auth',
    title: 'SSH authentication failed',
    category: 'login',
    outcome: 'failure',
    message: 'SSH authentication failed for {user}[[ as {login}]][[: {error}]]',
  },
  TLR00I: {
    event: 'login_rule.create',
    title: 'Login rule created or updated',
    category: 'login',
    outcome: 'ok',
    message: '{user} created or updated login rule {name}',
  },
  TLR01I: {
    event: 'login_rule.delete',
    title: 'Login rule deleted',
    category: 'login',
    outcome: 'ok',
    message: '{user} deleted login rule {name}',
  },
} as const satisfies EventFamily;
