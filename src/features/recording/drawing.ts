// Brings the screen of a recording to a moment: forward from where it is or a keyframe that is nearer, back from the last
// keyframe before.
import { countMomentsUntil, countMomentsWithin } from '#domain/recording/timeline.ts';
import type { Size } from '#domain/recording/terminal-size.ts';
import { BEGINNING, type Keyframe, type Keyframes } from './keyframes.ts';
import type { Loaded, Source } from './source.ts';

/** What is drawn on. */
export interface Paper {
  /** Resolves when it was parsed. */
  write: (bytes: Uint8Array | string) => Promise<void>;
  resize: (size: Size) => void;
  /** Nothing of what was written before counts any more. */
  reset: () => Promise<void>;
}

export interface Drawing {
  advance: (ms: number) => void;
  restore: (ms: number) => void;
  /** More has come. */
  take: (loaded: Loaded) => void;
  /** What is shown is older than it should be. */
  isBehind: () => boolean;
  close: () => void;
}

/** Parsed in a few milliseconds, so that another place can be sought meanwhile. */
const SLICE_BYTES = 256 * 1024;

export function createDrawing(paper: Paper, source: Source, keyframes: Keyframes): Drawing {
  let loaded: Loaded | undefined;
  let target = 0;
  /** Of the moments and of the stream, what has been drawn. */
  let index = 0;
  let drawn = 0;
  /** Where drawing is to begin again. */
  let from: Keyframe | undefined;
  let isRunning = false;
  let isClosed = false;

  async function begin(keyframe: Keyframe, { timeline: { moments } }: Loaded): Promise<void> {
    from = undefined;
    drawn = keyframe.offset;
    // The source fetches on from where it was read last, also where nothing of that has come yet.
    source.read(drawn, drawn);
    // A size may have been set after the last byte before it.
    index = Math.min(countMomentsUntil(moments, keyframe.ms), countMomentsWithin(moments, drawn));
    if (keyframe.ms === 0) index = 0;
    await paper.reset();
    paper.resize(keyframe);
    await paper.write(keyframe.text);
  }
  /** How far the stream is to be drawn next; undefined where there is nothing to draw. */
  function nextSlice({ timeline: { moments }, bytes }: Loaded): number | undefined {
    const moment = moments[index];
    if (!moment || moment.ms > target) return undefined;
    if (moment.size && moment.to <= drawn) {
      paper.resize(moment.size);
      index += 1;
      return drawn;
    }
    let to = moment.to;
    let last = index;
    for (;;) {
      const following = moments[last + 1];
      if (!following || following.size || following.ms > target || following.to - drawn > SLICE_BYTES) break;
      to = following.to;
      last += 1;
    }
    // A part that is not whole yet waits for its rest; one that is longer than any is drawn as it comes.
    return Math.min(to, drawn + SLICE_BYTES) > bytes ? undefined : Math.min(to, drawn + SLICE_BYTES);
  }
  async function draw(now: Loaded): Promise<boolean> {
    if (from) await begin(from, now);
    const to = nextSlice(now);
    if (to === undefined) return false;
    const bytes = to > drawn ? source.read(drawn, to) : undefined;
    if (to > drawn && !bytes) return false;
    if (bytes) await paper.write(bytes);
    drawn = to;
    while ((now.timeline.moments[index]?.to ?? Infinity) <= drawn && !now.timeline.moments[index]?.size) index += 1;
    return true;
  }
  async function run(): Promise<void> {
    if (isRunning || !loaded) return;
    isRunning = true;
    for (let goesOn = true; goesOn;) {
      const now: Loaded = loaded;
      const isDrawn = await draw(now);
      // More may have come meanwhile, or another place was asked for.
      goesOn = !isClosed && (isDrawn || now !== loaded || from !== undefined);
    }
    isRunning = false;
  }
  const goBack = (ms: number, begins: Keyframe) => {
    // Their places are counted from the beginning.
    from = (begins === BEGINNING ? keyframes.before(ms) : undefined) ?? begins;
  };
  /** Far ahead a keyframe is nearer than what was drawn; those of a stretch out of the middle have other places. */
  function skipAhead(ms: number): void {
    const keyframe = loaded?.begin.ms === 0 ? keyframes.before(ms) : undefined;
    if (keyframe && keyframe.offset > (from?.offset ?? drawn) + SLICE_BYTES) from = keyframe;
  }
  return {
    advance(ms) {
      target = ms;
      skipAhead(ms);
      source.need(ms);
      void run();
    },
    restore(ms) {
      target = ms;
      // Before its beginning another stretch has to come.
      if (loaded && ms >= loaded.begin.ms) goBack(ms, loaded.begin);
      source.need(ms);
      void run();
    },
    take(now) {
      // The source has begun elsewhere.
      if (loaded?.begin !== now.begin) goBack(target, now.begin);
      loaded = now;
      void run();
    },
    isBehind: () => isRunning || target < (loaded?.begin.ms ?? 0),
    close() {
      isClosed = true;
    },
  };
}
