// The player as a pure state machine: a state and an event give the next state and an effect.
import { pauseAt, type Pause } from './pauses.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Player {
  /** `loading` lasts until a part of the recording is loaded. */
  status: 'loading' | 'playing' | 'paused' | 'ended';
  /** The current position, in milliseconds from the start of the session. */
  ms: number;
  /** The length of the recording in milliseconds. */
  total: number;
  speed: Speed;
  skipsPauses: boolean;
  pauses: readonly Pause[];
  /** The last skipped pause. Undefined after the user seeks or changes `skipsPauses`. */
  skippedPause: Pause | undefined;
  /** The position in milliseconds up to which the recording is loaded. */
  loadedMs: number;
  /** Whether the whole recording is loaded. */
  isComplete: boolean;
  /** Whether loading failed. The user must retry. */
  hasFailed: boolean;
}

export type PlayerEvent =
  /** The length of the recording and its pauses are known or were corrected. */
  | { type: 'timed'; total: number; pauses: readonly Pause[] }
  | { type: 'loaded'; ms: number; isComplete: boolean }
  | { type: 'failed' }
  | { type: 'retried' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'toggled' }
  /** `ms` milliseconds of real time have passed. */
  | { type: 'tick'; ms: number }
  | { type: 'sought'; ms: number }
  /** Moves to a position and pauses there. */
  | { type: 'stepped'; ms: number }
  | { type: 'speed'; speed: Speed }
  | { type: 'skipping'; isSkipping: boolean };

/** `advance` prints the output up to `ms`. `restore` shows the screen at an earlier position. */
export type PlayerEffect = { type: 'advance' | 'restore'; ms: number };

export interface PlayerStep {
  player: Player;
  effect?: PlayerEffect;
}

/** A player that starts at position `ms` as soon as a part of the recording is loaded. */
export const createPlayer = (ms = 0): Player => ({
  status: 'loading',
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
export const isWaiting = ({ status, ms, loadedMs, isComplete, hasFailed }: Player): boolean =>
  status !== 'ended' && !isComplete && !hasFailed && ms >= loadedMs;

/** The last position that can be shown. After a loading error, that is the end of the loaded part. */
const lastPositionOf = ({ total, loadedMs, hasFailed }: Player): number =>
  hasFailed ? Math.min(total, loadedMs) : total;

const clampPosition = (player: Player, ms: number): number => Math.min(Math.max(0, ms), lastPositionOf(player));

/** Moves the player to another position, with the effect that shows it. */
function moveTo(player: Player, ms: number): PlayerStep {
  const isBackward = ms < player.ms;
  return { player: { ...player, ms }, effect: { type: isBackward ? 'restore' : 'advance', ms } };
}

/** Ends a player at the end of the recording, or pauses it at the end of the loaded part after a loading error. */
function endIfFinished({ player, effect }: PlayerStep): PlayerStep {
  const isFinished =
    player.status === 'playing' && (player.isComplete || player.hasFailed) && player.ms >= lastPositionOf(player);
  const status = isFinished ? (player.hasFailed ? 'paused' : 'ended') : player.status;
  return { player: status === player.status ? player : { ...player, status }, ...(effect && { effect }) };
}

function handleTimed(player: Player, { total, pauses }: { total: number; pauses: readonly Pause[] }): PlayerStep {
  // While the recording loads, its length may grow, so the position may be after the known length.
  return { player: { ...player, total, pauses, ms: player.isComplete ? Math.min(player.ms, total) : player.ms } };
}

function handleLoaded(player: Player, { ms, isComplete }: { ms: number; isComplete: boolean }): PlayerStep {
  const status = player.status === 'loading' && (ms > 0 || isComplete) ? 'playing' : player.status;
  const position = isComplete ? Math.min(player.ms, player.total) : player.ms;
  const nextState: Player = { ...player, status, ms: position, loadedMs: ms, isComplete, hasFailed: false };
  return endIfFinished({ player: nextState, effect: { type: 'advance', ms: position } });
}

function handlePlay(player: Player): PlayerStep {
  if (player.status === 'ended') return moveTo({ ...player, status: 'playing', skippedPause: undefined }, 0);
  return { player: player.status === 'paused' ? { ...player, status: 'playing' } : player };
}

function handleTick(player: Player, elapsedMs: number): PlayerStep {
  if (player.status !== 'playing' || isWaiting(player)) return { player };
  const maxMs = player.isComplete ? player.total : Math.min(player.total, player.loadedMs);
  const ms = Math.min(maxMs, player.ms + elapsedMs * player.speed);
  const pause = player.skipsPauses ? pauseAt(player.pauses, ms) : undefined;
  const position = pause ? Math.min(maxMs, pause.to) : ms;
  const skippedPause = pause && position > ms ? pause : player.skippedPause;
  return endIfFinished(moveTo({ ...player, skippedPause }, position));
}

function handleSeek(player: Player, ms: number): PlayerStep {
  if (player.status === 'loading') return { player: { ...player, ms: Math.max(0, ms) } };
  const position = clampPosition(player, ms);
  const status = player.status === 'ended' && position < player.total ? 'paused' : player.status;
  return endIfFinished(moveTo({ ...player, status, skippedPause: undefined }, position));
}

/** The state of the player after an event, and the effect of the event. */
export function nextPlayer(player: Player, event: PlayerEvent): PlayerStep {
  switch (event.type) {
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
      return { player: player.status === 'playing' ? { ...player, status: 'paused' } : player };
    case 'toggled':
      return nextPlayer(player, { type: player.status === 'playing' ? 'pause' : 'play' });
    case 'tick':
      return handleTick(player, event.ms);
    case 'sought':
      return handleSeek(player, event.ms);
    case 'stepped':
      return handleSeek(nextPlayer(player, { type: 'pause' }).player, event.ms);
    case 'speed':
      return { player: { ...player, speed: event.speed } };
    case 'skipping':
      return { player: { ...player, skipsPauses: event.isSkipping, skippedPause: undefined } };
  }
}
