// The player as a pure rule: a state and an event make the next state and what is to be shown.
import { pauseAt, type Pause } from './pauses.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Player {
  /** `loading`: nothing is known of the recording yet. */
  at: 'loading' | 'playing' | 'paused' | 'ended';
  /** Where it is, in milliseconds from the start of the session. */
  ms: number;
  total: number;
  speed: Speed;
  isSkipping: boolean;
  pauses: readonly Pause[];
  /** What was skipped last; gone as soon as anything else moves the place. */
  skipped: Pause | undefined;
  /** Everything before has come. */
  loaded: number;
  /** Nothing more will come. */
  isComplete: boolean;
  /** Nothing more will come unless it is asked for again. */
  hasFailed: boolean;
}

export type PlayerEvent =
  /** The length of the recording is known, or known better. */
  | { on: 'timed'; total: number; pauses: readonly Pause[] }
  | { on: 'loaded'; ms: number; isComplete: boolean }
  | { on: 'failed' }
  | { on: 'retried' }
  | { on: 'play' }
  | { on: 'pause' }
  | { on: 'toggled' }
  /** So much real time has passed. */
  | { on: 'tick'; ms: number }
  | { on: 'sought'; ms: number }
  /** Goes to a moment and stays there. */
  | { on: 'stepped'; ms: number }
  | { on: 'speed'; speed: Speed }
  | { on: 'skipping'; isSkipping: boolean };

/** `advance` draws what follows up to there; `restore` draws the screen of an earlier moment. */
export type PlayerEffect = { do: 'advance' | 'restore'; ms: number };

export interface PlayerStep {
  player: Player;
  effect?: PlayerEffect;
}

/** Plays as soon as something has come, from the moment that the address names. */
export const begin = (ms = 0): Player => ({
  at: 'loading',
  ms,
  total: 0,
  speed: 1,
  isSkipping: true,
  pauses: [],
  skipped: undefined,
  loaded: 0,
  isComplete: false,
  hasFailed: false,
});

/** It waits for what has not come yet. */
export const isWaiting = ({ at, ms, loaded, isComplete, hasFailed }: Player): boolean =>
  at !== 'ended' && !isComplete && !hasFailed && ms >= loaded;

/** The last place that can be shown; what failed to come is not waited for. */
const last = ({ total, loaded, hasFailed }: Player): number => (hasFailed ? Math.min(total, loaded) : total);

const within = (player: Player, ms: number): number => Math.min(Math.max(0, ms), last(player));

/** The player at another place, and how the screen gets there. */
function moved(player: Player, ms: number): PlayerStep {
  const isBack = ms < player.ms;
  return { player: { ...player, ms }, effect: { do: isBack ? 'restore' : 'advance', ms } };
}

/** Anyone who reaches the end has ended; anyone who leaves it by seeking waits there. */
function settled({ player, effect }: PlayerStep): PlayerStep {
  const isOver = player.at === 'playing' && (player.isComplete || player.hasFailed) && player.ms >= last(player);
  const at = isOver ? (player.hasFailed ? 'paused' : 'ended') : player.at;
  return { player: at === player.at ? player : { ...player, at }, ...(effect && { effect }) };
}

function timed(player: Player, { total, pauses }: { total: number; pauses: readonly Pause[] }): PlayerStep {
  // More may still come behind a place that was asked for.
  return { player: { ...player, total, pauses, ms: player.isComplete ? Math.min(player.ms, total) : player.ms } };
}

function loaded(player: Player, { ms, isComplete }: { ms: number; isComplete: boolean }): PlayerStep {
  const at = player.at === 'loading' && (ms > 0 || isComplete) ? 'playing' : player.at;
  const place = isComplete ? Math.min(player.ms, player.total) : player.ms;
  const next: Player = { ...player, at, ms: place, loaded: ms, isComplete, hasFailed: false };
  return settled({ player: next, effect: { do: 'advance', ms: place } });
}

function played(player: Player): PlayerStep {
  if (player.at === 'ended') return moved({ ...player, at: 'playing', skipped: undefined }, 0);
  return { player: player.at === 'paused' ? { ...player, at: 'playing' } : player };
}

function ticked(player: Player, elapsed: number): PlayerStep {
  if (player.at !== 'playing' || isWaiting(player)) return { player };
  const most = player.isComplete ? player.total : Math.min(player.total, player.loaded);
  const ms = Math.min(most, player.ms + elapsed * player.speed);
  const pause = player.isSkipping ? pauseAt(player.pauses, ms) : undefined;
  const place = pause ? Math.min(most, pause.to) : ms;
  const skipped = pause && place > ms ? pause : player.skipped;
  return settled(moved({ ...player, skipped }, place));
}

function sought(player: Player, ms: number): PlayerStep {
  if (player.at === 'loading') return { player: { ...player, ms: Math.max(0, ms) } };
  const place = within(player, ms);
  const at = player.at === 'ended' && place < player.total ? 'paused' : player.at;
  return settled(moved({ ...player, at, skipped: undefined }, place));
}

/** What an event makes of the player. */
export function next(player: Player, event: PlayerEvent): PlayerStep {
  switch (event.on) {
    case 'timed':
      return timed(player, event);
    case 'loaded':
      return loaded(player, event);
    case 'failed':
      return settled({ player: { ...player, hasFailed: true } });
    case 'retried':
      return { player: { ...player, hasFailed: false } };
    case 'play':
      return played(player);
    case 'pause':
      return { player: player.at === 'playing' ? { ...player, at: 'paused' } : player };
    case 'toggled':
      return next(player, { on: player.at === 'playing' ? 'pause' : 'play' });
    case 'tick':
      return ticked(player, event.ms);
    case 'sought':
      return sought(player, event.ms);
    case 'stepped':
      return sought(next(player, { on: 'pause' }).player, event.ms);
    case 'speed':
      return { player: { ...player, speed: event.speed } };
    case 'skipping':
      return { player: { ...player, isSkipping: event.isSkipping, skipped: undefined } };
  }
}
