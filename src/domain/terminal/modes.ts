import type { Config } from '#domain/config.ts';
import { lockedSays } from '#domain/plan.ts';
import { RECORDED_AT_PROXY, SSH_ONLY } from './messages.ts';
import type { Target } from './params.ts';

/** How a user takes part in a session (docs/protocol/streams.md#4.1). */
export type Mode = 'observer' | 'moderator' | 'peer';

/** From the mode that allows least to the one that allows most. */
export const MODES: readonly Mode[] = ['observer', 'moderator', 'peer'];

export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

const INTERRUPT = '\x03';

/** What ends the session for everyone, when a moderator sends it. */
export const TERMINATE = 't';

/**
 * What becomes of what is typed. Observers and moderators have no shell: the proxy takes Ctrl-C of theirs as leaving, and
 * a moderator's "t", which may be part of anything pasted, as the end for everyone. So neither is sent.
 */
export function inputAction(mode: Mode | undefined, text: string): 'send' | 'leave' | 'drop' {
  if (mode === undefined || mode === 'peer') return 'send';
  return text.includes(INTERRUPT) ? 'leave' : 'drop';
}

/** Why sessions of this kind cannot be joined from this console; undefined where they can. */
export function joiningClosed(
  kind: string,
  config: Pick<Config, 'isUsageBasedBilling' | 'canJoinSessions'>,
): string | undefined {
  const locked = lockedSays(config, 'activeSessions');
  if (locked !== undefined) return locked;
  if (kind !== 'ssh') return SSH_ONLY;
  if (!config.canJoinSessions) return RECORDED_AT_PROXY;
  return undefined;
}

interface Joining {
  target: Target;
  /** Who started the session; undefined until the proxy sends it. */
  owner: string | undefined;
  /** Who is signed in. */
  user: string | undefined;
}

/**
 * The mode that the proxy grants (docs/protocol/streams.md#3.1); undefined while that, or what it was asked for, is
 * unknown.
 */
export function modeIn({ target, owner, user }: Joining): Mode | undefined {
  if (!('sid' in target)) return 'peer';
  if (target.mode !== undefined) return isMode(target.mode) ? target.mode : undefined;
  if (owner === undefined || user === undefined) return undefined;
  return owner === user ? 'peer' : 'observer';
}
