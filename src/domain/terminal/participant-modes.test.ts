import { describe, expect, test } from 'vitest';
import {
  inputAction,
  isParticipantMode,
  joinDisabledReason,
  participantModeOf,
  type ParticipantMode,
} from './participant-modes.ts';

describe('the action for typed text', () => {
  test.each<[ParticipantMode | undefined, string, string]>([
    ['peer', 'ls\r', 'send'],
    ['peer', '\x03', 'send'],
    [undefined, 'ls\r', 'send'],
    ['observer', 'ls\r', 'drop'],
    ['observer', 't', 'drop'],
    ['observer', '\x03', 'leave'],
    ['moderator', 't', 'drop'],
    ['moderator', 'a long text with a t in it', 'drop'],
    ['moderator', 'text\x03', 'leave'],
    ['moderator', '', 'drop'],
  ])('in mode %s for %j is "%s"', (mode, text, action) => {
    expect(inputAction(mode, text)).toBe(action);
  });
});

describe('the mode of a user', () => {
  const join = (mode?: string) => ({ sid: 'one', ...(mode !== undefined && { mode }) });
  test.each<[string, Parameters<typeof participantModeOf>[0], ParticipantMode | undefined]>([
    ['in a new session', { target: { login: 'root', server_id: 'web-01' }, owner: undefined, user: undefined }, 'peer'],
    ['who requested a mode', { target: join('moderator'), owner: 'bob', user: 'alice' }, 'moderator'],
    ['who requested an unknown mode', { target: join('root'), owner: 'bob', user: 'bob' }, undefined],
    ['in their own session', { target: join(), owner: 'bob', user: 'bob' }, 'peer'],
    ['in another user’s session', { target: join(), owner: 'bob', user: 'alice' }, 'observer'],
    ['before the owner is known', { target: join(), owner: undefined, user: 'alice' }, undefined],
    ['before the user is known', { target: join(), owner: 'bob', user: undefined }, undefined],
  ])('%s', (_situation, context, mode) => {
    expect(participantModeOf(context)).toBe(mode);
  });
});

describe('the reason why a session cannot be joined', () => {
  const joinableConfig = { isUsageBasedBilling: false, canJoinSessions: true };
  test.each([
    ['ssh', joinableConfig, undefined],
    ['k8s', joinableConfig, 'Only SSH sessions can be joined from a browser'],
    ['git', joinableConfig, 'Only SSH sessions can be joined from a browser'],
    ['ssh', { ...joinableConfig, isUsageBasedBilling: true }, 'Joining sessions is not included in your plan'],
    ['db', { ...joinableConfig, isUsageBasedBilling: true }, 'Joining sessions is not included in your plan'],
    [
      'ssh',
      { ...joinableConfig, canJoinSessions: false },
      "This cluster records sessions at the proxy, so they can't be joined",
    ],
  ])('for kind %s with %j is: %s', (kind, config, reason) => {
    expect(joinDisabledReason(kind, config)).toBe(reason);
  });
});

test.each([
  ['peer', true],
  ['Peer', false],
  ['', false],
  [null, false],
  [['peer'], false],
])('isParticipantMode(%j) is %s', (value, isMode) => {
  expect(isParticipantMode(value)).toBe(isMode);
});
