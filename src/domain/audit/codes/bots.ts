// Bots, and what joins a cluster.
import type { Codes } from '#domain/audit/entry.ts';
import { failed } from '#domain/audit/fields.ts';

export const BOTS = {
  TB001I: {
    event: 'bot.create',
    title: 'New bot',
    category: 'bot',
    outcome: 'ok',
    message: '{user} set up bot {name}',
  },
  TB002I: {
    event: 'bot.update',
    title: 'Bot change',
    category: 'bot',
    outcome: 'ok',
    message: '{user} reconfigured bot {name}',
  },
  TB003I: {
    event: 'bot.delete',
    title: 'Bot removal',
    category: 'bot',
    outcome: 'ok',
    message: '{user} retired bot {name}',
  },
  TCB00W: {
    event: 'cert.generation_mismatch',
    title: 'Certificate generation clash',
    category: 'bot',
    outcome: 'failure',
    message: '{user} presented a renewable certificate of the wrong generation, so the renewal was refused',
  },
  TBK001I: {
    event: 'join_token.bound_keypair.recovery',
    title: 'Bound keypair rejoin',
    category: 'join',
    outcome: 'ok',
    message: 'Bot {bot_name} rejoined with bound keypair token {token_name}, recovery number {recovery_count}',
    variants: [
      {
        when: failed,
        title: 'Failed bound keypair rejoin',
        outcome: 'failure',
        message: 'Bot {bot_name} could not rejoin with bound keypair token {token_name}[[: {error}]]',
      },
    ],
  },
  TBK002I: {
    event: 'join_token.bound_keypair.rotation',
    title: 'Bound keypair rotation',
    category: 'join',
    outcome: 'ok',
    message: 'Bot {bot_name} rotated the keypair of bound keypair token {token_name}',
    variants: [
      {
        when: failed,
        title: 'Failed bound keypair rotation',
        outcome: 'failure',
        message: 'Bot {bot_name} could not rotate the keypair of bound keypair token {token_name}[[: {error}]]',
      },
    ],
  },
  TBK003W: {
    event: 'join_token.bound_keypair.join_state_verification_failed',
    title: 'Bound keypair state mismatch',
    category: 'join',
    outcome: 'failure',
    message: 'Bot {bot_name} presented a join state that does not match bound keypair token {token_name}[[: {error}]]',
  },
  TJ001E: {
    event: 'bot.join',
    title: 'Refused bot enrollment',
    category: 'join',
    outcome: 'failure',
    message: 'Bot {bot_name} was not enrolled[[ through the {method} method]][[ with token {token_name}]][[: {error}]]',
  },
  TJ001I: {
    event: 'bot.join',
    title: 'Bot enrollment',
    category: 'join',
    outcome: 'ok',
    message: 'Bot {bot_name} enrolled through the {method} method[[ with token {token_name}]]',
  },
  TJ002E: {
    event: 'instance.join',
    title: 'Refused instance enrollment',
    category: 'join',
    outcome: 'failure',
    message: 'Instance {node_name} was not enrolled[[ as {role}]][[ through the {method} method]][[: {error}]]',
  },
  TJ002I: {
    event: 'instance.join',
    title: 'Instance enrollment',
    category: 'join',
    outcome: 'ok',
    message: 'Instance {node_name} enrolled as {role} through the {method} method',
  },
  TJT00I: {
    event: 'join_token.create',
    title: 'Join token',
    category: 'join',
    outcome: 'ok',
    message: '{user} generated a join token for {roles}[[, join method {join_method}]][[, valid until {expires}]]',
  },
} as const satisfies Codes;
