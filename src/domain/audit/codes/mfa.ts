// Catalog entries of audit events about MFA devices, MFA challenges and recovery codes.
import type { EventFamily } from '#domain/audit/entry.ts';
import { fieldIs } from '#domain/audit/fields.ts';

export const MFA = {
  T1006I: {
    event: 'mfa.add',
    title: 'MFA device added',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} added MFA device {mfa_device_name} ({mfa_device_type})',
  },
  T1007I: {
    event: 'mfa.delete',
    title: 'MFA device removed',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} removed MFA device {mfa_device_name} ({mfa_device_type})',
  },
  T1008I: {
    event: 'recovery_code.generated',
    title: 'Recovery codes created',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} created new account recovery codes',
  },
  T1009I: {
    event: 'recovery_code.used',
    title: 'Recovery code used',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} used an account recovery code',
  },
  T1009W: {
    event: 'recovery_code.used',
    title: 'Recovery code rejected',
    category: 'mfa',
    outcome: 'failure',
    message: '{user} failed to use an account recovery code[[: {error}]]',
  },
  T1015I: {
    event: 'mfa_auth_challenge.create',
    title: 'MFA challenge requested',
    category: 'mfa',
    outcome: 'info',
    message: '{user} requested an MFA challenge[[, purpose {challenge_scope}]]',
    variants: [
      {
        when: fieldIs('challenge_scope', 'CHALLENGE_SCOPE_PASSWORDLESS_LOGIN'),
        title: 'Passwordless challenge requested',
        outcome: 'info',
        message: 'A passwordless sign-in challenge was requested[[ for {user}]]',
      },
    ],
    format: { challenge_scope: 'scope' },
  },
  T1016I: {
    event: 'mfa_auth_challenge.validate',
    title: 'MFA challenge passed',
    category: 'mfa',
    outcome: 'ok',
    message: '{user} passed an MFA challenge[[ with {mfa_device.mfa_device_name}]][[, purpose {challenge_scope}]]',
    format: { challenge_scope: 'scope' },
  },
  T1016W: {
    event: 'mfa_auth_challenge.validate',
    title: 'MFA challenge failed',
    category: 'mfa',
    outcome: 'failure',
    message: '{user} failed an MFA challenge[[, purpose {challenge_scope}]][[: {error}]]',
    format: { challenge_scope: 'scope' },
  },
} as const satisfies EventFamily;
