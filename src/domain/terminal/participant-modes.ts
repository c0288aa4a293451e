// How users take part in a terminal session: their modes, the effect of their input, and which sessions can be joined.
import type { Config } from '#domain/config.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { RECORDED_AT_PROXY, SSH_ONLY } from './messages.ts';
import type { TerminalTarget } from './terminal-target.ts';

/** How a user takes part in a session (docs/protocol/streams.md#4.1). */
export type ParticipantMode = 'observer' | 'moderator' | 'peer';

/** Ordered by permissions: observers may do the least, peers the most. */
export const PARTICIPANT_MODES: readonly ParticipantMode[] = ['observer', 'moderator', 'peer'];

export const isParticipantMode = (value: unknown): value is ParticipantMode =>
  PARTICIPANT_MODES.some((mode) => mode === value);

const INTERRUPT = '\x03';

/** If a moderator sends this key, the proxy ends the session for all participants. */
export const TERMINATE_KEY = 't';

/**
 * What to do with typed or pasted text. The input of observers and moderators is never sent, because the proxy does not
 * pass it to the shell: Ctrl-C means "leave", and a moderator's "t", even inside a paste, ends the session for
 * everyone.
 */
export function inputAction(mode: ParticipantMode | undefined, text: string): 'send' | 'leave' | 'drop' {
  if (mode === undefined || mode === 'peer') return 'send';
  return text.includes(INTERRUPT) ? 'leave' : 'drop';
}

/** Why sessions of this kind cannot be joined from the console; undefined if they can be joined. */
export function joinDisabledReason(
  kind: string,
  config: Pick<Config, 'isUsageBasedBilling' | 'canJoinSessions'>,
): string | undefined {
  const planMessage = notInPlanMessage(config, 'activeSessions');
  if (planMessage !== undefined) return planMessage;
  if (kind !== 'ssh') return SSH_ONLY;
  if (!config.canJoinSessions) return RECORDED_AT_PROXY;
  return undefined;
}

interface ModeContext {
  target: TerminalTarget;
  /** The user who started the session; undefined until the proxy sends the session metadata. */
  owner: string | undefined;
  /** The current user; undefined until the console knows it. */
  user: string | undefined;
}

/**
 * The mode that the proxy grants (docs/protocol/streams.md#3.1). Undefined while the users are not known, and if the
 * address requests an unknown mode.
 */
export function participantModeOf({ target, owner, user }: ModeContext): ParticipantMode | undefined {
  if (!('sid' in target)) return 'peer';
  if (target.mode !== undefined) return isParticipantMode(target.mode) ? target.mode : undefined;
  if (owner === undefined || user === undefined) return undefined;
  return owner === user ? 'peer' : 'observer';
}
