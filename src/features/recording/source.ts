// Where a recording comes from, whichever way a proxy gives it.
import type { Mark } from '#domain/recording/metadata/session-marks.ts';
import type { Thumbnails } from '#domain/recording/metadata/thumbnails.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import type { Timeline } from '#domain/recording/timeline.ts';
import type { Keyframe } from './keyframes.ts';

/** A recording, or a stretch of it, as far as it has come. */
export interface LoadedRecording {
  timeline: Timeline;
  /** What is on the screen where it begins. */
  startKeyframe: Keyframe;
  /** Everything before this byte has come. */
  bytes: number;
  /** Everything before this time has come. */
  ms: number;
  /** What happens is known up to this time, though its output may not have come. */
  knownMs: number;
  isComplete: boolean;
  missing: readonly MissingPart[];
  /** What has come from the beginning on, where another stretch is shown. */
  fromStart?: LoadedRecording | undefined;
}

/** What a proxy says of a recording besides; more thumbnails may come later. */
export interface RecordingDetails {
  marks: readonly Mark[];
  thumbnailAt: Thumbnails['findAt'];
}

export interface SourceListeners {
  /** More has come, or more is known. */
  onLoaded: (loaded: LoadedRecording) => void;
  /** Nothing more comes until it is tried again; what has come stays. */
  onFailed: (error: unknown) => void;
  /** Never of a proxy that says nothing besides. */
  onDetails: (described: RecordingDetails) => void;
}

export interface RecordingSource {
  /** Undefined while they are not here; they are fetched then. */
  read: (from: number, to: number) => Uint8Array | undefined;
  /** The same of what has come from the beginning on, and nothing is fetched for it. */
  peek: (from: number, to: number) => Uint8Array | undefined;
  /** Bytes from the beginning on, fetched where they are not here; fewer where the recording ends early. */
  load: (from: number, to: number, signal: AbortSignal) => Promise<Uint8Array>;
  /** What is shown next lies there. */
  setPosition: (ms: number) => void;
  retry: () => void;
  close: () => void;
}

export type OpenSource = (listeners: SourceListeners) => RecordingSource;
