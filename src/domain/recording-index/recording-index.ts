// Reads a recording while it comes: the lines that stood on its screen and when, and screens to go back to.
import type { Size } from '#domain/screen/buffer.ts';
import { createScreen, type CreateGraphemes } from '#domain/screen/screen.ts';
import { createKeyframes, type Keyframe } from './keyframes.ts';
import { createLineReader } from './line-reader.ts';
import { createLineStore, type IndexedLine } from './line-store.ts';
import { createRecentLines } from './recent-lines.ts';

export interface Progress {
  /** Everything up to then is indexed. */
  ms: number;
  bytes: number;
  lines: number;
  /** From when on there was no room for more text. */
  fullAt: number | undefined;
}

export interface RecordingIndex {
  /** The bytes that came at a time, in order. */
  write(bytes: Uint8Array, ms: number): void;
  resize(size: Size, ms: number): void;
  progress(): Progress;
  /** Lines are read by the chunk, because all of them may be too many; the last one holds what is on the screen still. */
  chunks(): number;
  read(chunk: number): IndexedLine[];
}

export interface IndexOptions extends Size {
  createGraphemes: CreateGraphemes;
  onKeyframe(keyframe: Keyframe): void;
}

/** What stands for so long in a program that fills the screen was there to be read. */
const READABLE_MS = 500;

const decoder = new TextDecoder();

export function createRecordingIndex({ createGraphemes, onKeyframe, ...size }: IndexOptions): RecordingIndex {
  const screen = createScreen(size, createGraphemes);
  const keyframes = createKeyframes();
  const store = createLineStore();
  const recent = createRecentLines();
  let bytesRead = 0;
  let now = 0;
  let lastKeyframe = 0;
  let sampledAt = 0;
  let lastRead = 0;

  // docs/behaviour.md#recordings
  const reader = createLineReader(screen.state, (line, isAlternate) => {
    // A program that fills the screen draws the same lines over and over.
    if (isAlternate && !recent.isNew(line)) return;
    // The end of a line that began above the screen can be older than what was read since.
    lastRead = Math.max(lastRead, line.ms);
    store.add({ ...line, ms: lastRead });
  });
  screen.listen((line, isAlternate) => {
    // What there is no room for need not be read.
    if (store.fullAt() === undefined) reader.gone(line, isAlternate);
  });

  /** Of a program that fills the screen, what has stood there long enough. */
  function sample(ms: number): void {
    const { active, alternate } = screen.state();
    if (active !== alternate || ms - sampledAt < READABLE_MS) return;
    reader.readBefore(ms - READABLE_MS + 1);
    sampledAt = ms;
  }
  function takeKeyframe(ms: number): void {
    if (bytesRead - lastKeyframe < keyframes.spacing()) return;
    const snapshot = screen.snapshot();
    // Where the bytes stop within a sequence, or what is shown cannot be drawn, the next ones will do.
    if (snapshot === undefined) return;
    lastKeyframe = bytesRead;
    const keyframe = { ms, offset: bytesRead, ...snapshot };
    keyframes.add(keyframe);
    onKeyframe(keyframe);
  }
  /** What stands on the screen still and is not stored, in the order of time. */
  function standing(): IndexedLine[] {
    const lines: IndexedLine[] = [];
    reader.unread((line, isAlternate) => {
      const { ms, row, bytes, length } = line;
      if (!isAlternate || !recent.has(line))
        lines.push({ ms: Math.max(ms, lastRead), row, text: decoder.decode(bytes.subarray(0, length)) });
    });
    return lines.toSorted((one, other) => one.ms - other.ms);
  }
  return {
    write(bytes, ms) {
      sample(ms);
      now = ms;
      for (let at = 0; at < bytes.length; at += keyframes.spacing()) {
        const part = bytes.subarray(at, at + keyframes.spacing());
        screen.write(part, ms);
        bytesRead += part.length;
        takeKeyframe(ms);
      }
    },
    resize(asked, ms) {
      sample(ms);
      now = ms;
      screen.resize(asked);
    },
    progress: () => ({ ms: now, bytes: bytesRead, lines: store.lines(), fullAt: store.fullAt() }),
    chunks: () => store.chunks() + 1,
    read: (chunk) => (chunk < store.chunks() ? store.read(chunk) : standing()),
  };
}
