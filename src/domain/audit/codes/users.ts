// Accounts, and accounts on hosts.
import type { Codes } from '#domain/audit/entry.ts';
import { failed } from '#domain/audit/fields.ts';

export const USERS = {
  SHU001I: {
    event: 'static_host_user.create',
    title: 'Static host user definition',
    category: 'user',
    outcome: 'ok',
    message: '{user} declared {name} as a static user on hosts',
    variants: [
      {
        when: failed,
        title: 'Static host user not defined',
        outcome: 'failure',
        message: '{user} could not declare {name} as a static user on hosts[[: {error}]]',
      },
    ],
  },
  SHU002I: {
    event: 'static_host_user.update',
    title: 'Static host user change',
    category: 'user',
    outcome: 'ok',
    message: '{user} revised how static user {name} is provisioned on hosts',
    variants: [
      {
        when: failed,
        title: 'Static host user not changed',
        outcome: 'failure',
        message: '{user} could not revise how static user {name} is provisioned on hosts[[: {error}]]',
      },
    ],
  },
  SHU003I: {
    event: 'static_host_user.delete',
    title: 'Static host user removal',
    category: 'user',
    outcome: 'ok',
    message: '{user} stopped provisioning static user {name} on hosts',
    variants: [
      {
        when: failed,
        title: 'Static host user not removed',
        outcome: 'failure',
        message: '{user} could not stop provisioning static user {name} on hosts[[: {error}]]',
      },
    ],
  },
  T1002I: {
    event: 'user.create',
    title: 'New account',
    category: 'user',
    outcome: 'ok',
    message: '{user} created account {name}[[ with roles {roles}]]',
  },
  T1003I: {
    event: 'user.update',
    title: 'Account change',
    category: 'user',
    outcome: 'ok',
    message: 'Account {name} was changed[[ by {user}]][[, roles now {roles}]]',
  },
  T1004I: {
    event: 'user.delete',
    title: 'Account removal',
    category: 'user',
    outcome: 'ok',
    message: '{user} removed account {name}',
  },
  T1005I: {
    event: 'user.password_change',
    title: 'Password change',
    category: 'user',
    outcome: 'ok',
    message: '{user} set a new password for their own account',
  },
  T6000I: {
    event: 'reset_password_token.create',
    title: 'Password reset link',
    category: 'user',
    outcome: 'ok',
    message: '{user} issued {name} a link to reset their password[[, valid for {ttl}]]',
  },
  T6001I: {
    event: 'recovery_token.create',
    title: 'Recovery token',
    category: 'user',
    outcome: 'ok',
    message: '{name} obtained a token to regain their account[[, valid for {ttl}]]',
  },
  T6002I: {
    event: 'privilege_token.create',
    title: 'Privilege token',
    category: 'user',
    outcome: 'ok',
    message: '{name} obtained a token for sensitive account changes[[, valid for {ttl}]]',
  },
  TSUU001I: {
    event: 'stable_unix_user.create',
    title: 'Stable UNIX account',
    category: 'user',
    outcome: 'ok',
    message: '{user} had UID {stable_unix_user.uid} reserved for host account {stable_unix_user.username}',
  },
} as const satisfies Codes;
