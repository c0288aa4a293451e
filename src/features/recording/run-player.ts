// One recording kept playing: what has come and what time it is become events, and what the rule asks for is drawn.
import { findPauses } from '#domain/recording/pauses.ts';
import { createPlayer, nextPlayer, type Player, type PlayerEvent } from '#domain/recording/player.ts';
import { createDrawing, type Paper } from './drawing.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import { createIndexing } from '#features/recording/index/indexing.ts';
import type { Described, Loaded, OpenSource, Source } from './source.ts';

export interface PlayerView {
  player: Player;
  /** Undefined until the first of it has come. */
  loaded: Loaded | undefined;
  /** Undefined where the proxy says nothing of it besides. */
  described: Described | undefined;
  /** What was shown, line by line, as far as it has come. */
  index: IndexClient | undefined;
  /** Why no more comes. */
  error: unknown;
}

export interface RunningPlayer {
  view: () => PlayerView;
  subscribe: (listener: () => void) => () => void;
  take: (event: PlayerEvent) => void;
  /** Bytes of the stream. */
  load: Source['load'];
  retry: () => void;
  close: () => void;
}

/** After a page was asleep nothing is played in one leap. */
const LONGEST_TICK_MS = 1_000;
/** So often the place is told while it plays. */
const TOLD_MS = 100;

interface Options {
  open: OpenSource;
  paper: Paper;
  /** Where it begins. */
  ms: number;
}

/** Before anything has come. */
export const NOTHING: PlayerView = {
  player: createPlayer(),
  loaded: undefined,
  described: undefined,
  index: undefined,
  error: undefined,
};

export function runPlayer({ open, paper, ms }: Options): RunningPlayer {
  let view: PlayerView = { ...NOTHING, player: createPlayer(ms) };
  const listeners = new Set<() => void>();
  let frame: number | undefined;
  let toldAt = 0;
  let isClosed = false;

  const tell = () => listeners.forEach((listener) => listener());
  function show(change: Partial<PlayerView>, isUrgent = true): void {
    view = { ...view, ...change };
    const now = performance.now();
    if (!isUrgent && now - toldAt < TOLD_MS) return;
    toldAt = now;
    tell();
  }
  const source = open({
    onLoaded(loaded) {
      if (isClosed) return;
      const { timeline, begin, knownMs, isComplete } = loaded;
      const isNew = timeline.moments !== view.loaded?.timeline.moments || timeline.total !== view.player.total;
      indexing.take(loaded.whole ?? loaded);
      show({ loaded, index: indexing.index(), error: undefined }, false);
      drawing.take(loaded);
      if (isNew) take({ on: 'timed', total: timeline.total, pauses: findPauses(timeline.moments, knownMs, begin.ms) });
      take({ on: 'loaded', ms: loaded.ms, isComplete });
    },
    onFailed(error) {
      show({ error });
      take({ on: 'failed' });
    },
    onDescribed: (described) => !isClosed && show({ described }),
  });
  const indexing = createIndexing(source.peek);
  const drawing = createDrawing(paper, source, indexing);

  function play(): void {
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      const elapsed = Math.min(LONGEST_TICK_MS, now - last);
      last = now;
      // While the screen is being brought there, no time passes.
      if (!drawing.isBehind()) take({ on: 'tick', ms: elapsed });
      frame = view.player.at === 'playing' && !isClosed ? requestAnimationFrame(tick) : undefined;
    };
    frame = requestAnimationFrame(tick);
  }
  function take(event: PlayerEvent): void {
    const { player, effect } = nextPlayer(view.player, event);
    const { at, skippedPause: skipped } = view.player;
    show({ player }, event.on !== 'tick' || at !== player.at || skipped !== player.skippedPause);
    if (effect) drawing[effect.do](effect.ms);
    if (player.at === 'playing' && frame === undefined) play();
  }
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take,
    load: source.load,
    retry() {
      show({ error: undefined });
      take({ on: 'retried' });
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
