// Catalog entries of audit events about users of the cluster, their passwords and account recovery, and UNIX users
// that the cluster creates on hosts.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasFailed } from '#domain/audit/fields.ts';

export const USERS = {
  SHU001I: {
    event: 'static_host_user.create',
    title: 'Static host user created',
    category: 'user',
    outcome: 'ok',
    message: '{user} created static host user {name}',
    variants: [
      {
        when: hasFailed,
        title: 'Static host user creation failed',
        outcome: 'failure',
        message: '{user} failed to create static host user {name}[[: {error}]]',
      },
    ],
  },
  SHU002I: {
    event: 'static_host_user.update',
    title: 'Static host user updated',
    category: 'user',
    outcome: 'ok',
    message: '{user} updated static host user {name}',
    variants: [
      {
        when: hasFailed,
        title: 'Static host user update failed',
        outcome: 'failure',
        message: '{user} failed to update static host user {name}[[: {error}]]',
      },
    ],
  },
  SHU003I: {
    event: 'static_host_user.delete',
    title: 'Static host user deleted',
    category: 'user',
    outcome: 'ok',
    message: '{user} deleted static host user {name}',
    variants: [
      {
        when: hasFailed,
        title: 'Static host user deletion failed',
        outcome: 'failure',
        message: '{user} failed to delete static host user {name}[[: {error}]]',
      },
    ],
  },
  T1002I: {
    event: 'user.create',
    title: 'User created',
    category: 'user',
    outcome: 'ok',
    message: '{user} created user {name}[[ with roles {roles}]]',
  },
  T1003I: {
    event: 'user.update',
    title: 'User updated',
    category: 'user',
    outcome: 'ok',
    message: '{user} updated user {name}[[, roles now {roles}]]',
  },
  T1004I: {
    event: 'user.delete',
    title: 'User deleted',
    category: 'user',
    outcome: 'ok',
    message: '{user} deleted user {name}',
  },
  T1005I: {
    event: 'user.password_change',
    title: 'Password changed',
    category: 'user',
    outcome: 'ok',
    message: '{user} changed their password',
  },
  T6000I: {
    event: 'reset_password_token.create',
    title: 'Password reset link created',
    category: 'user',
    outcome: 'ok',
    message: '{user} created a password reset link for user {name}[[, valid for {ttl}]]',
  },
  T6001I: {
    event: 'recovery_token.create',
    title: 'Recovery token created',
    category: 'user',
    outcome: 'ok',
    message: 'An account recovery token was created for user {name}[[, valid for {ttl}]]',
  },
  T6002I: {
    event: 'privilege_token.create',
    title: 'Privilege token created',
    category: 'user',
    outcome: 'ok',
    message: 'A privilege token was created for user {name}[[, valid for {ttl}]]',
  },
  TSUU001I: {
    event: 'stable_unix_user.create',
    title: 'Stable UNIX user created',
    category: 'user',
    outcome: 'ok',
    message: '{user} created stable UNIX user {stable_unix_user.username} with UID {stable_unix_user.uid}',
  },
} as const satisfies EventFamily;
