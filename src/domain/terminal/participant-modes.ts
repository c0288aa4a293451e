import type { Config } from '#domain/config.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { RECORDED_AT_PROXY, SSH_ONLY } from './messages.ts';
import type { TerminalTarget } from './terminal-target.ts';

/** How a user takes part in a session (docs/protocol/streams.md#4.1). */
export type ParticipantMode = 'observer' | 'moderator' | 'peer';

/** From the mode that allows least to the one that allows most. */
export const PARTICIPANT_MODES: readonly ParticipantMode[] = ['observer', 'moderator', 'peer'];

export const isParticipantMode = (value: unknown): value is ParticipantMode =>
  PARTICIPANT_MODES.some((mode) => mode === value);

const INTERRUPT = '\x03';

/** What ends the session for everyone, when a moderator sends it. */
export const TERMINATE_KEY = 't';

/**
 * What becomes of what is typed. Observers and moderators have no shell: the proxy takes Ctrl-C of theirs as leaving, and
 * a moderator's "t", which may be part of anything pasted, as the end for everyone. So neither is sent.
 */
export function inputAction(mode: ParticipantMode | undefined, text: string): 'send' | 'leave' | 'drop' {
  if (mode === undefined || mode === 'peer') return 'send';
  return text.includes(INTERRUPT) ? 'leave' : 'drop';
}

/** Why sessions of this kind cannot be joined from this console; undefined where they can. */
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
  /** Who started the session; undefined until the proxy sends it. */
  owner: string | undefined;
  /** Who is signed in. */
  user: string | undefined;
}

/**
 * The mode that the proxy grants (docs/protocol/streams.md#3.1); undefined while that, or what it was asked for, is
 * unknown.
 */
export function participantModeOf({ target, owner, user }: ModeContext): ParticipantMode | undefined {
  if (!('sid' in target)) return 'peer';
  if (target.mode !== undefined) return isParticipantMode(target.mode) ? target.mode : undefined;
  if (owner === undefined || user === undefined) return undefined;
  return owner === user ? 'peer' : 'observer';
}
