// Catalog entries of audit events about bots (users that are programs), join tokens, and instances that join the
// cluster.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasFailed } from '#domain/audit/fields.ts';

export const BOTS = {
  TB001I: {
    event: 'bot.create',
    title: 'Bot created',
    category: 'bot',
    outcome: 'ok',
    message: '{user} created bot {name}',
  },
  TB002I: {
    event: 'bot.update',
    title: 'Bot updated',
    category: 'bot',
    outcome: 'ok',
    message: '{user} updated bot {name}',
  },
  TB003I: {
    event: 'bot.delete',
    title: 'Bot deleted',
    category: 'bot',
    outcome: 'ok',
    message: '{user} deleted bot {name}',
  },
  TCB00W: {
    event: 'cert.generation_mismatch',
    title: 'Certificate generation mismatch',
    category: 'bot',
    outcome: 'failure',
    message: 'Certificate renewal failed for {user}: certificate generation mismatch',
  },
  TBK001I: {
    event: 'join_token.bound_keypair.recovery',
    title: 'Bound keypair recovered',
    category: 'join',
    outcome: 'ok',
    message: 'Bot {bot_name} joined again with bound keypair token {token_name}, recovery number {recovery_count}',
    variants: [
      {
        when: hasFailed,
        title: 'Bound keypair recovery failed',
        outcome: 'failure',
        message: 'Bot {bot_name} failed to join again with bound keypair token {token_name}[[: {error}]]',
      },
    ],
  },
  TBK002I: {
    event: 'join_token.bound_keypair.rotation',
    title: 'Bound keypair rotated',
    category: 'join',
    outcome: 'ok',
    message: 'Bot {bot_name} rotated the keypair of bound keypair token {token_name}',
    variants: [
      {
        when: hasFailed,
        title: 'Bound keypair rotation failed',
        outcome: 'failure',
        message: 'Bot {bot_name} failed to rotate the keypair of bound keypair token {token_name}[[: {error}]]',
      },
    ],
  },
  TBK003W: {
    event: 'join_token.bound_keypair.join_state_verification_failed',
    title: 'Bound keypair verification failed',
    category: 'join',
    outcome: 'failure',
    message: 'Join state verification failed for bot {bot_name} with bound keypair token {token_name}[[: {error}]]',
  },
  TJ001E: {
    event: 'bot.join',
    title: 'Bot join failed',
    category: 'join',
    outcome: 'failure',
    message: 'Bot {bot_name} failed to join[[ with the {method} method]][[ using token {token_name}]][[: {error}]]',
  },
  TJ001I: {
    event: 'bot.join',
    title: 'Bot joined',
    category: 'join',
    outcome: 'ok',
    message: 'Bot {bot_name} joined with the {method} method[[ using token {token_name}]]',
  },
  TJ002E: {
    event: 'instance.join',
    title: 'Instance join failed',
    category: 'join',
    outcome: 'failure',
    message: 'Instance {node_name} failed to join[[ as {role}]][[ with the {method} method]][[: {error}]]',
  },
  TJ002I: {
    event: 'instance.join',
    title: 'Instance joined',
    category: 'join',
    outcome: 'ok',
    message: 'Instance {node_name} joined as {role} with the {method} method',
  },
  TJT00I: {
    event: 'join_token.create',
    title: 'Join token created',
    category: 'join',
    outcome: 'ok',
    message: '{user} created a join token for {roles}[[, join method {join_method}]][[, valid until {expires}]]',
  },
} as const satisfies EventFamily;
