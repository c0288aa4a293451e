// Where a recording comes from, whichever way a proxy gives it.
import type { Mark } from '#domain/recording/metadata/session-marks.ts';
import type { Thumbnails } from '#domain/recording/metadata/thumbnails.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import type { Timeline } from '#domain/recording/timeline.ts';
import type { Keyframe } from './keyframes.ts';

/** A recording, or a stretch of it, as far as it has come. */
export interface Loaded {
  timeline: Timeline;
  /** What is on the screen where it begins. */
  begin: Keyframe;
  /** Everything before this byte has come. */
  bytes: number;
  /** Everything before this time has come. */
  ms: number;
  /** What happens is known up to this time, though its output may not have come. */
  knownMs: number;
  isComplete: boolean;
  missing: readonly MissingPart[];
  /** What has come from the beginning on, where another stretch is shown. */
  whole?: Loaded | undefined;
}

/** What a proxy says of a recording besides; more thumbnails may come later. */
export interface Described {
  marks: readonly Mark[];
  thumbnailAt: Thumbnails['findAt'];
}

export interface SourceListeners {
  /** More has come, or more is known. */
  onLoaded: (loaded: Loaded) => void;
  /** Nothing more comes until it is tried again; what has come stays. */
  onFailed: (error: unknown) => void;
  /** Never of a proxy that says nothing besides. */
  onDescribed: (described: Described) => void;
}

export interface Source {
  /** Undefined while they are not here; they are fetched then. */
  read: (from: number, to: number) => Uint8Array | undefined;
  /** The same of what has come from the beginning on, and nothing is fetched for it. */
  peek: (from: number, to: number) => Uint8Array | undefined;
  /** Bytes from the beginning on, fetched where they are not here; fewer where the recording ends early. */
  load: (from: number, to: number, signal: AbortSignal) => Promise<Uint8Array>;
  /** What is shown next lies there. */
  need: (ms: number) => void;
  retry: () => void;
  close: () => void;
}

export type OpenSource = (listeners: SourceListeners) => Source;
