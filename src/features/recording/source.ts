// The common interface of all ways to load a recording.
import type { Mark } from '#domain/recording/metadata/session-marks.ts';
import type { Thumbnails } from '#domain/recording/metadata/thumbnails.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import type { Timeline } from '#domain/recording/timeline.ts';
import type { Keyframe } from './keyframes.ts';

/** The loaded part of a recording or of a segment. */
export interface LoadedRecording {
  timeline: Timeline;
  /** The screen at the start. */
  startKeyframe: Keyframe;
  /** Everything before this byte is loaded. */
  bytes: number;
  /** Everything before this time is loaded. */
  ms: number;
  /** The events are known up to this time, although their output may not be loaded. */
  knownMs: number;
  isComplete: boolean;
  missing: readonly MissingPart[];
  /** The part that is loaded from the start of the recording, while another segment is shown. */
  fromStart?: LoadedRecording | undefined;
}

/** Further details from the proxy. More thumbnails may arrive later. */
export interface RecordingDetails {
  marks: readonly Mark[];
  thumbnailAt: Thumbnails['findAt'];
}

export interface SourceListeners {
  /** More output is loaded, or more is known about it. */
  onLoaded: (loaded: LoadedRecording) => void;
  /** Loading stopped. The loaded part stays, and `retry` continues. */
  onFailed: (error: unknown) => void;
  /** Not called if the proxy sends no details. */
  onDetails: (details: RecordingDetails) => void;
}

export interface RecordingSource {
  /** The bytes of a range; undefined if they are not in memory. In that case the source fetches them. */
  read: (from: number, to: number) => Uint8Array | undefined;
  /** Reads from the segment at the start of the recording, without fetching. */
  peek: (from: number, to: number) => Uint8Array | undefined;
  /** Loads a range counted from the start of the recording. Shorter if the recording ends early. */
  load: (from: number, to: number, signal: AbortSignal) => Promise<Uint8Array>;
  /** Sets the playback position, near which the source loads output. */
  setPosition: (ms: number) => void;
  retry: () => void;
  close: () => void;
}

export type OpenSource = (listeners: SourceListeners) => RecordingSource;
