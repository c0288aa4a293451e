import type { Config } from '#domain/config.ts';
import { lockedSays } from '#domain/plan.ts';
import type { Target } from './params.ts';

/** The part one plays in a session (docs/protocol/streams.md#4.1). */
export type Mode = 'observer' | 'moderator' | 'peer';

/** From the least to the most that one may do. */
export const MODES: readonly Mode[] = ['observer', 'moderator', 'peer'];

export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

const INTERRUPT = '\x03';

/** What ends the session for everybody, when a moderator says it. */
export const TERMINATE = 't';

/**
 * What becomes of what is typed. Observers and moderators have no shell: the proxy takes Ctrl-C of theirs as leaving, and
 * a moderator's "t", which may be part of anything pasted, as the end for everybody. So neither is sent.
 */
export function fateOf(mode: Mode | undefined, text: string): 'send' | 'leave' | 'drop' {
  if (mode === undefined || mode === 'peer') return 'send';
  return text.includes(INTERRUPT) ? 'leave' : 'drop';
}

/** Why sessions of this kind cannot be joined from here by anybody; undefined where they can. */
export function joiningClosed(
  kind: string,
  config: Pick<Config, 'isUsageBasedBilling' | 'canJoinSessions'>,
): string | undefined {
  const locked = lockedSays(config, 'activeSessions');
  if (locked !== undefined) return locked;
  if (kind !== 'ssh') return 'Only SSH sessions can be joined from a browser';
  if (!config.canJoinSessions) return 'This cluster records sessions at the proxy, where nobody can join them';
  return undefined;
}

interface Joining {
  target: Target;
  /** Who began the session; undefined until the proxy says so. */
  owner: string | undefined;
  /** Who is signed in. */
  user: string | undefined;
}

/**
 * The part that the proxy gives (docs/protocol/streams.md#3.1); undefined while that, or what it was asked for, is
 * unknown.
 */
export function modeIn({ target, owner, user }: Joining): Mode | undefined {
  if (!('sid' in target)) return 'peer';
  if (target.mode !== undefined) return isMode(target.mode) ? target.mode : undefined;
  if (owner === undefined || user === undefined) return undefined;
  return owner === user ? 'peer' : 'observer';
}
