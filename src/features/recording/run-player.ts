// Runs the player of one recording: sends loaded parts and time to the state machine, and draws the result.
import { findPauses } from '#domain/recording/pauses.ts';
import { createPlayer, nextPlayer, type Player, type PlayerEvent } from '#domain/recording/player.ts';
import { createDrawing, type DrawTarget } from './drawing.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import { createIndexing } from '#features/recording/index/indexing.ts';
import type { RecordingDetails, LoadedRecording, OpenSource, RecordingSource } from './source.ts';

export interface PlayerView {
  player: Player;
  /** Undefined until the first part is loaded. */
  loaded: LoadedRecording | undefined;
  /** Undefined if the proxy sends no details. */
  details: RecordingDetails | undefined;
  /** The index of the text that is loaded so far. */
  index: IndexClient | undefined;
  /** Why no more output arrives. */
  error: unknown;
}

export interface RunningPlayer {
  view: () => PlayerView;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: PlayerEvent) => void;
  load: RecordingSource['load'];
  retry: () => void;
  close: () => void;
}

/** The longest step of the playback time in one frame, for the first frame after the page was suspended. */
const MAX_TICK_MS = 1_000;
/** How often listeners are notified during playback. */
const NOTIFY_INTERVAL_MS = 100;

interface PlayerOptions {
  open: OpenSource;
  screen: DrawTarget;
  /** The start position, in milliseconds. */
  startMs: number;
}

/** The view before anything is loaded. */
export const EMPTY_VIEW: PlayerView = {
  player: createPlayer(),
  loaded: undefined,
  details: undefined,
  index: undefined,
  error: undefined,
};

export function runPlayer({ open, screen, startMs }: PlayerOptions): RunningPlayer {
  let view: PlayerView = { ...EMPTY_VIEW, player: createPlayer(startMs) };
  const listeners = new Set<() => void>();
  let frame: number | undefined;
  let notifiedAt = 0;
  let isClosed = false;

  const notify = () => listeners.forEach((listener) => listener());
  function updateView(change: Partial<PlayerView>, isUrgent = true): void {
    view = { ...view, ...change };
    const now = performance.now();
    if (!isUrgent && now - notifiedAt < NOTIFY_INTERVAL_MS) return;
    notifiedAt = now;
    notify();
  }
  const source = open({
    onLoaded(loaded) {
      if (isClosed) return;
      const { timeline, startKeyframe, knownMs, isComplete } = loaded;
      const isTimelineChanged =
        timeline.moments !== view.loaded?.timeline.moments || timeline.total !== view.player.total;
      indexing.addLoaded(loaded.fromStart ?? loaded);
      updateView({ loaded, index: indexing.index(), error: undefined }, false);
      drawing.addLoaded(loaded);
      if (isTimelineChanged)
        dispatch({
          type: 'timed',
          total: timeline.total,
          pauses: findPauses(timeline.moments, knownMs, startKeyframe.ms),
        });
      dispatch({ type: 'loaded', ms: loaded.ms, isComplete });
    },
    onFailed(error) {
      updateView({ error });
      dispatch({ type: 'failed' });
    },
    onDetails: (details) => !isClosed && updateView({ details }),
  });
  const indexing = createIndexing(source.peek);
  const drawing = createDrawing(screen, source, indexing);

  function play(): void {
    let lastTickAt = performance.now();
    const tick = () => {
      const now = performance.now();
      const elapsed = Math.min(MAX_TICK_MS, now - lastTickAt);
      lastTickAt = now;
      // The time stops while the screen is behind.
      if (!drawing.isBehind()) dispatch({ type: 'tick', ms: elapsed });
      frame = view.player.status === 'playing' && !isClosed ? requestAnimationFrame(tick) : undefined;
    };
    frame = requestAnimationFrame(tick);
  }
  function dispatch(event: PlayerEvent): void {
    const { player, effect } = nextPlayer(view.player, event);
    const { status, skippedPause } = view.player;
    updateView({ player }, event.type !== 'tick' || status !== player.status || skippedPause !== player.skippedPause);
    if (effect) drawing[effect.type](effect.ms);
    if (player.status === 'playing' && frame === undefined) play();
  }
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    load: source.load,
    retry() {
      updateView({ error: undefined });
      dispatch({ type: 'retried' });
      source.retry();
    },
    close() {
      isClosed = true;
      if (frame !== undefined) cancelAnimationFrame(frame);
      drawing.close();
      indexing.close();
      source.close();
    },
  };
}
