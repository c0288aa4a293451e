// The player as a pure state machine: a state and an event give the next state and an effect.
import { pauseAt, type Pause } from './pauses.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Player {
  /** `loading`: no part of the recording is loaded. */
  at: 'loading' | 'playing' | 'paused' | 'ended';
  /** The current position, in milliseconds from the start of the session. */
  ms: number;
  total: number;
  speed: Speed;
  skipsPauses: boolean;
  pauses: readonly Pause[];
  /** The last skipped pause; cleared when the user seeks or changes the setting. */
  skippedPause: Pause | undefined;
  /** The recording is loaded up to this position. */
  loadedMs: number;
  /** The whole recording is loaded. */
  isComplete: boolean;
  /** Loading failed and must be retried. */
  hasFailed: boolean;
}

export type PlayerEvent =
  /** The length of the recording is known or was corrected. */
  | { on: 'timed'; total: number; pauses: readonly Pause[] }
  | { on: 'loaded'; ms: number; isComplete: boolean }
  | { on: 'failed' }
  | { on: 'retried' }
  | { on: 'play' }
  | { on: 'pause' }
  | { on: 'toggled' }
  /** `ms` milliseconds of real time have passed. */
  | { on: 'tick'; ms: number }
  | { on: 'sought'; ms: number }
  /** Moves to a position and pauses there. */
  | { on: 'stepped'; ms: number }
  | { on: 'speed'; speed: Speed }
  | { on: 'skipping'; isSkipping: boolean };

/** `advance` draws the output up to `ms`; `restore` draws the screen of an earlier position. */
export type PlayerEffect = { do: 'advance' | 'restore'; ms: number };

export interface PlayerStep {
  player: Player;
  effect?: PlayerEffect;
}

/** A player that starts at position `ms` as soon as a part of the recording is loaded. */
export const createPlayer = (ms = 0): Player => ({
  at: 'loading',
  ms,
  total: 0,
  speed: 1,
  skipsPauses: true,
  pauses: [],
  skippedPause: undefined,
  loadedMs: 0,
  isComplete: false,
  hasFailed: false,
});

/** Whether the player waits for a part that is not loaded. */
export const isWaiting = ({ at, ms, loadedMs, isComplete, hasFailed }: Player): boolean =>
  at !== 'ended' && !isComplete && !hasFailed && ms >= loadedMs;

/** The last position that can be shown. After a loading error, that is the end of the loaded part. */
const lastPosition = ({ total, loadedMs, hasFailed }: Player): number =>
  hasFailed ? Math.min(total, loadedMs) : total;

const clampPosition = (player: Player, ms: number): number => Math.min(Math.max(0, ms), lastPosition(player));

/** Moves the player to another position. */
function moveTo(player: Player, ms: number): PlayerStep {
  const isBackward = ms < player.ms;
  return { player: { ...player, ms }, effect: { do: isBackward ? 'restore' : 'advance', ms } };
}

/** Ends a playing player at the end of the recording; pauses it at the end of the loaded part after a loading error. */
function endIfFinished({ player, effect }: PlayerStep): PlayerStep {
  const isFinished =
    player.at === 'playing' && (player.isComplete || player.hasFailed) && player.ms >= lastPosition(player);
  const at = isFinished ? (player.hasFailed ? 'paused' : 'ended') : player.at;
  return { player: at === player.at ? player : { ...player, at }, ...(effect && { effect }) };
}

function handleTimed(player: Player, { total, pauses }: { total: number; pauses: readonly Pause[] }): PlayerStep {
  // Until the recording is complete, the position may be after the known length, because the length may grow.
  return { player: { ...player, total, pauses, ms: player.isComplete ? Math.min(player.ms, total) : player.ms } };
}

function handleLoaded(player: Player, { ms, isComplete }: { ms: number; isComplete: boolean }): PlayerStep {
  const at = player.at === 'loading' && (ms > 0 || isComplete) ? 'playing' : player.at;
  const position = isComplete ? Math.min(player.ms, player.total) : player.ms;
  const next: Player = { ...player, at, ms: position, loadedMs: ms, isComplete, hasFailed: false };
  return endIfFinished({ player: next, effect: { do: 'advance', ms: position } });
}

function handlePlay(player: Player): PlayerStep {
  if (player.at === 'ended') return moveTo({ ...player, at: 'playing', skippedPause: undefined }, 0);
  return { player: player.at === 'paused' ? { ...player, at: 'playing' } : player };
}

function handleTick(player: Player, elapsed: number): PlayerStep {
  if (player.at !== 'playing' || isWaiting(player)) return { player };
  const maxMs = player.isComplete ? player.total : Math.min(player.total, player.loadedMs);
  const ms = Math.min(maxMs, player.ms + elapsed * player.speed);
  const pause = player.skipsPauses ? pauseAt(player.pauses, ms) : undefined;
  const position = pause ? Math.min(maxMs, pause.to) : ms;
  const skippedPause = pause && position > ms ? pause : player.skippedPause;
  return endIfFinished(moveTo({ ...player, skippedPause }, position));
}

function handleSeek(player: Player, ms: number): PlayerStep {
  if (player.at === 'loading') return { player: { ...player, ms: Math.max(0, ms) } };
  const position = clampPosition(player, ms);
  const at = player.at === 'ended' && position < player.total ? 'paused' : player.at;
  return endIfFinished(moveTo({ ...player, at, skippedPause: undefined }, position));
}

/** Computes the next state and the effect of an event. */
export function nextPlayer(player: Player, event: PlayerEvent): PlayerStep {
  switch (event.on) {
    case 'timed':
      return handleTimed(player, event);
    case 'loaded':
      return handleLoaded(player, event);
    case 'failed':
      return endIfFinished({ player: { ...player, hasFailed: true } });
    case 'retried':
      return { player: { ...player, hasFailed: false } };
    case 'play':
      return handlePlay(player);
    case 'pause':
      return { player: player.at === 'playing' ? { ...player, at: 'paused' } : player };
    case 'toggled':
      return nextPlayer(player, { on: player.at === 'playing' ? 'pause' : 'play' });
    case 'tick':
      return handleTick(player, event.ms);
    case 'sought':
      return handleSeek(player, event.ms);
    case 'stepped':
      return handleSeek(nextPlayer(player, { on: 'pause' }).player, event.ms);
    case 'speed':
      return { player: { ...player, speed: event.speed } };
    case 'skipping':
      return { player: { ...player, skipsPauses: event.isSkipping, skippedPause: undefined } };
  }
}
