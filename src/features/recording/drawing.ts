// Brings the screen of a recording to a moment: forward from where it is or a keyframe that is nearer, back from the last
// keyframe before.
import { countMomentsUntil, countMomentsWithin } from '#domain/recording/timeline.ts';
import type { Size } from '#domain/recording/terminal-size.ts';
import { BEGINNING, type Keyframe, type Keyframes } from './keyframes.ts';
import type { LoadedRecording, RecordingSource } from './source.ts';

/** What is drawn on. */
export interface DrawTarget {
  /** Resolves when it was parsed. */
  write: (bytes: Uint8Array | string) => Promise<void>;
  resize: (size: Size) => void;
  /** Nothing of what was written before counts any more. */
  reset: () => Promise<void>;
}

export interface ScreenDrawing {
  advance: (ms: number) => void;
  restore: (ms: number) => void;
  /** More has come. */
  addLoaded: (loaded: LoadedRecording) => void;
  /** What is shown is older than it should be. */
  isBehind: () => boolean;
  close: () => void;
}

/** Parsed in a few milliseconds, so that another place can be sought meanwhile. */
const SLICE_BYTES = 256 * 1024;

export function createDrawing(screen: DrawTarget, source: RecordingSource, keyframes: Keyframes): ScreenDrawing {
  let loaded: LoadedRecording | undefined;
  let target = 0;
  /** Of the moments and of the stream, what has been drawn. */
  let index = 0;
  let drawnBytes = 0;
  /** Where drawing is to begin again. */
  let restartFrom: Keyframe | undefined;
  let isRunning = false;
  let isClosed = false;

  async function restart(keyframe: Keyframe, { timeline: { moments } }: LoadedRecording): Promise<void> {
    restartFrom = undefined;
    drawnBytes = keyframe.offset;
    // The source fetches on from where it was read last, also where nothing of that has come yet.
    source.read(drawnBytes, drawnBytes);
    // A size may have been set after the last byte before it.
    index = Math.min(countMomentsUntil(moments, keyframe.ms), countMomentsWithin(moments, drawnBytes));
    if (keyframe.ms === 0) index = 0;
    await screen.reset();
    screen.resize(keyframe);
    await screen.write(keyframe.text);
  }
  /** How far the stream is to be drawn next; undefined where there is nothing to draw. */
  function nextSlice({ timeline: { moments }, bytes }: LoadedRecording): number | undefined {
    const moment = moments[index];
    if (!moment || moment.ms > target) return undefined;
    if (moment.size && moment.to <= drawnBytes) {
      screen.resize(moment.size);
      index += 1;
      return drawnBytes;
    }
    let to = moment.to;
    let last = index;
    for (;;) {
      const following = moments[last + 1];
      if (!following || following.size || following.ms > target || following.to - drawnBytes > SLICE_BYTES) break;
      to = following.to;
      last += 1;
    }
    // A part that is not whole yet waits for its rest; one that is longer than any is drawn as it comes.
    return Math.min(to, drawnBytes + SLICE_BYTES) > bytes ? undefined : Math.min(to, drawnBytes + SLICE_BYTES);
  }
  async function draw(now: LoadedRecording): Promise<boolean> {
    if (restartFrom) await restart(restartFrom, now);
    const to = nextSlice(now);
    if (to === undefined) return false;
    const bytes = to > drawnBytes ? source.read(drawnBytes, to) : undefined;
    if (to > drawnBytes && !bytes) return false;
    if (bytes) await screen.write(bytes);
    drawnBytes = to;
    while ((now.timeline.moments[index]?.to ?? Infinity) <= drawnBytes && !now.timeline.moments[index]?.size)
      index += 1;
    return true;
  }
  async function run(): Promise<void> {
    if (isRunning || !loaded) return;
    isRunning = true;
    for (let isContinuing = true; isContinuing;) {
      const now: LoadedRecording = loaded;
      const isDrawn = await draw(now);
      // More may have come meanwhile, or another place was asked for.
      isContinuing = !isClosed && (isDrawn || now !== loaded || restartFrom !== undefined);
    }
    isRunning = false;
  }
  const goBack = (ms: number, start: Keyframe) => {
    // Their places are counted from the beginning.
    restartFrom = (start === BEGINNING ? keyframes.before(ms) : undefined) ?? start;
  };
  /** Far ahead a keyframe is nearer than what was drawn; those of a stretch out of the middle have other places. */
  function jumpForward(ms: number): void {
    const keyframe = loaded?.startKeyframe.ms === 0 ? keyframes.before(ms) : undefined;
    if (keyframe && keyframe.offset > (restartFrom?.offset ?? drawnBytes) + SLICE_BYTES) restartFrom = keyframe;
  }
  return {
    advance(ms) {
      target = ms;
      jumpForward(ms);
      source.setPosition(ms);
      void run();
    },
    restore(ms) {
      target = ms;
      // Before its beginning another stretch has to come.
      if (loaded && ms >= loaded.startKeyframe.ms) goBack(ms, loaded.startKeyframe);
      source.setPosition(ms);
      void run();
    },
    addLoaded(now) {
      // The source has begun elsewhere.
      if (loaded?.startKeyframe !== now.startKeyframe) goBack(target, now.startKeyframe);
      loaded = now;
      void run();
    },
    isBehind: () => isRunning || target < (loaded?.startKeyframe.ms ?? 0),
    close() {
      isClosed = true;
    },
  };
}
