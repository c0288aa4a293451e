// Draws the screen of a recording at a time: forward from the current screen or a closer keyframe, backward from the
// last keyframe before that time.
import { countMomentsUntil, countMomentsWithin } from '#domain/recording/timeline.ts';
import type { Size } from '#domain/recording/terminal-size.ts';
import { BEGINNING, type Keyframe, type Keyframes } from './keyframes.ts';
import type { LoadedRecording, RecordingSource } from './source.ts';

/** The screen that is drawn on. */
export interface DrawTarget {
  /** Resolves when the output is parsed. */
  write: (bytes: Uint8Array | string) => Promise<void>;
  resize: (size: Size) => void;
  /** Resets the screen. Resolves when the screen is empty. */
  reset: () => Promise<void>;
}

export interface ScreenDrawing {
  /** Draws forward to a later time. */
  advance: (ms: number) => void;
  /** Draws the screen of an earlier time. */
  restore: (ms: number) => void;
  /** Call this when more of the recording is loaded. */
  addLoaded: (loaded: LoadedRecording) => void;
  /** Whether the screen does not show the requested time yet. */
  isBehind: () => boolean;
  close: () => void;
}

/** A slice is parsed in a few milliseconds, so that a seek during drawing is handled quickly. */
const SLICE_BYTES = 256 * 1024;

export function createDrawing(screen: DrawTarget, source: RecordingSource, keyframes: Keyframes): ScreenDrawing {
  let loaded: LoadedRecording | undefined;
  let targetMs = 0;
  /** The number of drawn moments (prints and resizes of the timeline). `drawnBytes` counts the bytes of the prints. */
  let drawnMoments = 0;
  let drawnBytes = 0;
  /** The keyframe to restart from. */
  let restartKeyframe: Keyframe | undefined;
  let isRunning = false;
  let isClosed = false;

  async function restart(keyframe: Keyframe, { timeline: { moments } }: LoadedRecording): Promise<void> {
    restartKeyframe = undefined;
    drawnBytes = keyframe.offset;
    // The source prefetches from the last read position, even if those bytes are not loaded yet.
    source.read(drawnBytes, drawnBytes);
    // A resize may follow the last byte before the keyframe.
    drawnMoments = Math.min(countMomentsUntil(moments, keyframe.ms), countMomentsWithin(moments, drawnBytes));
    if (keyframe.ms === 0) drawnMoments = 0;
    await screen.reset();
    screen.resize(keyframe);
    await screen.write(keyframe.text);
  }
  /**
   * The end of the next slice to draw; undefined if there is nothing to draw. A resize is applied as an empty slice.
   */
  function nextSlice({ timeline: { moments }, bytes }: LoadedRecording): number | undefined {
    const moment = moments[drawnMoments];
    if (!moment || moment.ms > targetMs) return undefined;
    if (moment.size && moment.to <= drawnBytes) {
      screen.resize(moment.size);
      drawnMoments += 1;
      return drawnBytes;
    }
    let to = moment.to;
    let lastMomentIndex = drawnMoments;
    for (;;) {
      const nextMoment = moments[lastMomentIndex + 1];
      if (!nextMoment || nextMoment.size || nextMoment.ms > targetMs || nextMoment.to - drawnBytes > SLICE_BYTES) break;
      to = nextMoment.to;
      lastMomentIndex += 1;
    }
    // An incomplete print waits for its remaining bytes, unless it is longer than a slice.
    return Math.min(to, drawnBytes + SLICE_BYTES) > bytes ? undefined : Math.min(to, drawnBytes + SLICE_BYTES);
  }
  async function draw(latest: LoadedRecording): Promise<boolean> {
    if (restartKeyframe) await restart(restartKeyframe, latest);
    const to = nextSlice(latest);
    if (to === undefined) return false;
    const bytes = to > drawnBytes ? source.read(drawnBytes, to) : undefined;
    if (to > drawnBytes && !bytes) return false;
    if (bytes) await screen.write(bytes);
    drawnBytes = to;
    while (
      (latest.timeline.moments[drawnMoments]?.to ?? Infinity) <= drawnBytes &&
      !latest.timeline.moments[drawnMoments]?.size
    )
      drawnMoments += 1;
    return true;
  }
  async function run(): Promise<void> {
    if (isRunning || !loaded) return;
    isRunning = true;
    for (let isContinuing = true; isContinuing;) {
      const latest: LoadedRecording = loaded;
      const isDrawn = await draw(latest);
      // More output may be loaded since then, or the user may have moved to another moment.
      isContinuing = !isClosed && (isDrawn || latest !== loaded || restartKeyframe !== undefined);
    }
    isRunning = false;
  }
  const goBack = (ms: number, start: Keyframe) => {
    // Offsets of keyframes count from the start of the recording, so they don't apply to other segments.
    restartKeyframe = (start === BEGINNING ? keyframes.before(ms) : undefined) ?? start;
  };
  /** Jumps to a keyframe much later than the drawn output. Keyframes do not apply to segments from another start. */
  function jumpForward(ms: number): void {
    const keyframe = loaded?.startKeyframe.ms === 0 ? keyframes.before(ms) : undefined;
    if (keyframe && keyframe.offset > (restartKeyframe?.offset ?? drawnBytes) + SLICE_BYTES) restartKeyframe = keyframe;
  }
  return {
    advance(ms) {
      targetMs = ms;
      jumpForward(ms);
      source.setPosition(ms);
      void run();
    },
    restore(ms) {
      targetMs = ms;
      // A moment before the start of this segment needs another segment.
      if (loaded && ms >= loaded.startKeyframe.ms) goBack(ms, loaded.startKeyframe);
      source.setPosition(ms);
      void run();
    },
    addLoaded(latest) {
      // The source has started another segment.
      if (loaded?.startKeyframe !== latest.startKeyframe) goBack(targetMs, latest.startKeyframe);
      loaded = latest;
      void run();
    },
    isBehind: () => isRunning || targetMs < (loaded?.startKeyframe.ms ?? 0),
    close() {
      isClosed = true;
    },
  };
}
