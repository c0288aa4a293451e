// Messages between the page and the worker that indexes a recording.
import type { FeedPart } from '#domain/recording-index/feed.ts';
import type { Keyframe } from '#domain/recording-index/keyframes.ts';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';
import type { IndexProgress } from '#domain/recording-index/recording-index.ts';
import type { Size } from '#domain/screen/buffer.ts';

export type IndexRequest =
  | { type: 'open'; size: Size }
  | { type: 'feed'; part: FeedPart & { bytes: Uint8Array<ArrayBuffer> } }
  /** `request` is a number that the answer repeats. */
  | { type: 'read'; request: number; chunk: number };

export type IndexReport =
  | { kind: 'progress'; progress: IndexProgress; chunks: number }
  | { kind: 'keyframe'; keyframe: Keyframe }
  | { kind: 'lines'; request: number; lines: IndexedLine[] };
