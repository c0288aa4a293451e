// MFA devices, challenges and recovery codes.
import type { Codes } from '#domain/audit/entry.ts';
import { is } from '#domain/audit/fields.ts';

export const MFA = {
  T1006I: {
    event: 'mfa.add',
    title: 'MFA device enrollment',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} registered {mfa_device_name} as a {mfa_device_type} device',
  },
  T1007I: {
    event: 'mfa.delete',
    title: 'MFA device removal',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} unregistered {mfa_device_name}, a {mfa_device_type} device',
  },
  T1008I: {
    event: 'recovery_code.generated',
    title: 'New recovery codes',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} generated a fresh set of account recovery codes',
  },
  T1009I: {
    event: 'recovery_code.used',
    title: 'Recovery code redeemed',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} redeemed one of their recovery codes',
  },
  T1009W: {
    event: 'recovery_code.used',
    title: 'Recovery code rejected',
    category: 'mfa',
    outcome: 'failure',
    message: '{user} entered a recovery code that was not accepted[[: {error}]]',
  },
  T1015I: {
    event: 'mfa_auth_challenge.create',
    title: 'MFA challenge request',
    category: 'mfa',
    outcome: 'info',
    message: '{user} asked for an MFA challenge[[, purpose {challenge_scope}]]',
    variants: [
      {
        when: is('challenge_scope', 'CHALLENGE_SCOPE_PASSWORDLESS_LOGIN'),
        title: 'Passwordless challenge request',
        outcome: 'info',
        message: 'A sign-in without password asked for a challenge[[, account {user}]]',
      },
    ],
    format: { challenge_scope: 'scope' },
  },
  T1016I: {
    event: 'mfa_auth_challenge.validate',
    title: 'MFA check passed',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} answered an MFA challenge[[ with {mfa_device.mfa_device_name}]][[, purpose {challenge_scope}]]',
    format: { challenge_scope: 'scope' },
  },
  T1016W: {
    event: 'mfa_auth_challenge.validate',
    title: 'MFA check failed',
    category: 'mfa',
    outcome: 'failure',
    message: '{user} gave no valid answer to an MFA challenge[[, purpose {challenge_scope}]][[: {error}]]',
    format: { challenge_scope: 'scope' },
  },
} as const satisfies Codes;
