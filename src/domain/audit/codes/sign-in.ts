// Sign-ins and the rules that apply to them.
import type { Codes } from '#domain/audit/entry.ts';

export const SIGN_IN = {
  T1000I: {
    event: 'user.login',
    title: 'Password sign-in',
    category: 'login',
    outcome: 'ok',
    message:
      '{user} signed in with a local account[[ using MFA device {mfa_device.mfa_device_name}]][[ from {addr.remote}]]',
  },
  T1000W: {
    event: 'user.login',
    title: 'Failed password sign-in',
    category: 'login',
    outcome: 'failure',
    message: '{user} did not get in with a local account[[: {error}]]',
  },
  T1001I: {
    event: 'user.login',
    title: 'Single sign-on',
    category: 'login',
    outcome: 'ok',
    message: '{user} signed in through the {method} identity provider[[ (connector {connector_id})]]',
  },
  T1001W: {
    event: 'user.login',
    title: 'Failed single sign-on',
    category: 'login',
    outcome: 'failure',
    message: 'An identity provider sign-in by {method} was rejected[[ for {user}]][[: {error}]]',
  },
  T1010I: {
    event: 'user.login',
    title: 'Connector test sign-in',
    category: 'login',
    outcome: 'ok',
    message: '{user} completed a trial run of the {method} connector',
  },
  T1011W: {
    event: 'user.login',
    title: 'Failed connector test sign-in',
    category: 'login',
    outcome: 'failure',
    message: 'A trial run of the {method} connector did not complete[[: {error}]]',
  },
  T1012I: {
    event: 'user.login',
    title: 'Headless sign-in request',
    category: 'login',
    outcome: 'info',
    message: '{user} asked to sign in without a browser[[ from {addr.remote}]]',
  },
  T1013I: {
    event: 'user.login',
    title: 'Headless sign-in approval',
    category: 'login',
    outcome: 'ok',
    message: '{user} approved a sign-in without a browser[[: {message}]]',
  },
  T1013W: {
    event: 'user.login',
    title: 'Failed headless sign-in approval',
    category: 'login',
    outcome: 'failure',
    message: '{user} tried to approve a sign-in without a browser, and it did not go through[[: {error}]]',
  },
  T1014W: {
    event: 'user.login',
    title: 'Headless sign-in refusal',
    category: 'login',
    outcome: 'failure',
    message: '{user} turned down a sign-in without a browser[[: {message}]]',
  },
  T3007W: {
    event: 'auth',
    title: 'SSH authentication refusal',
    category: 'login',
    outcome: 'failure',
    message: '{user} was not let in over SSH[[ as {login}]][[: {error}]]',
  },
  TLR00I: {
    event: 'login_rule.create',
    title: 'Login rule saved',
    category: 'login',
    outcome: 'ok',
    message: '{user} stored {name} as a login rule',
  },
  TLR01I: {
    event: 'login_rule.delete',
    title: 'Login rule removal',
    category: 'login',
    outcome: 'ok',
    message: '{user} discarded {name} as a login rule',
  },
} as const satisfies Codes;
