// Indexes a recording while it loads: the lines on its screen with their times, and keyframes for seeking.
import type { Size } from '#domain/screen/buffer.ts';
import type { Line } from '#domain/screen/line.ts';
import { createScreen, type CreateGraphemes } from '#domain/screen/screen.ts';
import { createKeyframes, type Keyframe } from './keyframes.ts';
import { createLineJoiner } from './line-joiner.ts';
import { createLineStore, type IndexedLine, type LineBytes } from './line-store.ts';
import { createRecentLines } from './recent-lines.ts';

export interface IndexProgress {
  /** The time up to which the recording is indexed. */
  ms: number;
  bytes: number;
  lines: number;
  /** The time from which on lines were dropped because the store is full. */
  fullAt: number | undefined;
}

export interface RecordingIndex {
  /** Adds the next bytes of the stream, which were printed at `ms`. */
  write(bytes: Uint8Array, ms: number): void;
  resize(size: Size, ms: number): void;
  progress(): IndexProgress;
  /**
   * The number of chunks for `read`. Lines are read in chunks, because a recording may contain very many. The last
   * chunk contains the lines that are still on the screen.
   */
  chunks(): number;
  read(chunk: number): IndexedLine[];
}

export interface IndexOptions extends Size {
  createGraphemes: CreateGraphemes;
  onKeyframe(keyframe: Keyframe): void;
}

/** In full-screen programs (on the alternate screen), only lines that are shown at least this long are recorded. */
const READABLE_MS = 500;

const decoder = new TextDecoder();

const decodeLine = ({ bytes, length }: LineBytes): string => decoder.decode(bytes.subarray(0, length));

/** Groups rows by line. `continuing` is a row whose line has partly left the screen. */
function groupRows(lines: readonly Line[], continuing?: Line): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    // An unrecorded row after a recorded row may have moved there, so it does not continue the line of that row.
    const isSeparate = line === continuing || (last?.at(-1)?.isRecorded && !line.isRecorded);
    if (last && line.isWrapped && !isSeparate) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function isRecordedFrom(lines: readonly Line[], firstRow: number): boolean {
  for (let row = firstRow; row === firstRow || lines[row]?.isWrapped; row += 1)
    if (!lines[row]?.isRecorded) return false;
  return true;
}

const changedAtOf = (rows: readonly Line[]): number => Math.max(...rows.map((row) => row.changedAt));

/** A line on the screen that is not in the store. */
interface UnrecordedLine {
  rows: readonly Line[];
  isAlternate: boolean;
  ms: number;
}

/** Selects the lines to record: lines older than `ms`, and lines of this time that are above the row `above`. */
interface RecordLimit {
  ms: number;
  above?: Line | undefined;
}

export function createRecordingIndex({ createGraphemes, onKeyframe, ...size }: IndexOptions): RecordingIndex {
  const screen = createScreen(size, createGraphemes);
  const keyframes = createKeyframes();
  const store = createLineStore();
  const recentLines = createRecentLines();
  /** The recorded texts by the first rows of their lines, so that the same text is not recorded again when redrawn. */
  const recordedTexts = new WeakMap<Line, string>();
  /** The line that is leaving the screen row by row. `next` is the row after the last row that left. */
  let leavingLine: { isAlternate: boolean; isRecorded: boolean; text: string | undefined; next: Line | undefined } = {
    isAlternate: false,
    isRecorded: false,
    text: undefined,
    next: undefined,
  };
  let lastRecordedMs = 0;
  let bytesRead = 0;
  let currentMs = 0;
  let lastKeyframeOffset = 0;
  let lastSampleMs = 0;

  let joinedLines: LineBytes[] = [];
  const rowJoiner = createLineJoiner((line) => joinedLines.push({ ...line, bytes: line.bytes.slice(0, line.length) }));
  /** The text of the rows of one line. Empty if the rows are blank, several lines if the line is very long. */
  function joinRows(rows: readonly Line[]): LineBytes[] {
    joinedLines = [];
    for (const [index, row] of rows.entries()) rowJoiner.addRow(index === 0 ? { ...row, isWrapped: false } : row);
    rowJoiner.end();
    return joinedLines;
  }
  const linesOf = (isAlternate: boolean): readonly Line[] => {
    const { normal, alternate } = screen.state();
    return (isAlternate ? alternate : normal).lines;
  };
  function recordLine(line: LineBytes, isAlternate: boolean): void {
    // Full-screen programs print the same lines repeatedly.
    if (isAlternate && !recentLines.addIfNew(line)) return;
    // If a program erases a part of a wrapped line, an older part of it can become a separate line. Its time is raised,
    // because times must not decrease.
    lastRecordedMs = Math.max(lastRecordedMs, line.ms);
    store.add({ ...line, ms: lastRecordedMs });
  }
  const joiner = createLineJoiner((line) => {
    const { isAlternate, text, next } = leavingLine;
    recordOlder({ ms: line.ms, above: next });
    if (text === undefined || text !== decodeLine(line)) recordLine(line, isAlternate);
  });

  function mustRecord({ changedAt, isRecorded }: Line, limit: RecordLimit, isAbove: boolean): boolean {
    return !isRecorded && (changedAt < limit.ms || (changedAt === limit.ms && isAbove));
  }
  function unrecordedIn(isAlternate: boolean): UnrecordedLine[] {
    return groupRows(linesOf(isAlternate), leavingLine.next)
      .filter((rows) => rows.some((row) => !row.isRecorded) && !(rows[0]?.isWrapped && rows[0] === leavingLine.next))
      .map((rows) => ({ rows, isAlternate, ms: changedAtOf(rows) }));
  }
  /**
   * Records the lines on the screen that are older than a line that leaves it, so that lines are stored in the order of
   * their times.
   */
  function recordOlder(limit: RecordLimit): void {
    const linesToRecord: UnrecordedLine[] = [];
    for (const isAlternate of [false, true]) {
      const lines = linesOf(isAlternate);
      const above = limit.above ? lines.indexOf(limit.above) : lines.length;
      // A quick check, because usually there are no lines to record.
      if (!lines.some((line, index) => mustRecord(line, limit, index < above))) continue;
      const isGroupAbove = ([head]: readonly Line[]) => head !== undefined && lines.indexOf(head) < above;
      for (const group of unrecordedIn(isAlternate))
        if (group.ms < limit.ms || (group.ms === limit.ms && isGroupAbove(group.rows))) linesToRecord.push(group);
    }
    for (const { rows, isAlternate } of linesToRecord.toSorted((first, second) => first.ms - second.ms))
      recordRows(rows, isAlternate);
  }
  function recordRows(rows: readonly Line[], isAlternate: boolean): void {
    const lines = joinRows(rows);
    const text = lines.map(decodeLine).join('');
    const [head] = rows;
    for (const row of rows) row.isRecorded = true;
    if (head === undefined || recordedTexts.get(head) === text) return;
    recordedTexts.set(head, text);
    for (const line of lines) recordLine(line, isAlternate);
  }
  /** The rows of the leaving line that are still on the screen. */
  function remainingLeavingRows(): readonly Line[] {
    const { next, isAlternate } = leavingLine;
    if (!next?.isWrapped) return [];
    return groupRows(linesOf(isAlternate), next).find(([head]) => head === next) ?? [];
  }
  function finishLeavingLine(): void {
    if (joiner.pending())
      for (const row of remainingLeavingRows()) {
        joiner.addRow(row);
        row.isRecorded = true;
      }
    joiner.end();
    leavingLine.next = undefined;
  }
  /** Records the whole line of a wrapped row that leaves the screen, if the start of this line stays on the screen. */
  function recordFromHead(line: Line, isAlternate: boolean): void {
    const rows = groupRows(linesOf(isAlternate)).find((group) => group.includes(line));
    if (!rows || rows[0] === line || rows.every((row) => row.isRecorded)) return;
    recordOlder({ ms: changedAtOf(rows), above: rows[0] });
    recordRows(rows, isAlternate);
  }
  function handleLeavingRow(line: Line, isAlternate: boolean): void {
    // A full store takes no more lines.
    if (store.fullAt() !== undefined) return;
    const lines = linesOf(isAlternate);
    const rowIndex = lines.indexOf(line);
    if (!line.isWrapped || line !== leavingLine.next || isAlternate !== leavingLine.isAlternate) {
      finishLeavingLine();
      if (line.isWrapped) recordFromHead(line, isAlternate);
      const isRecorded = isRecordedFrom(lines, rowIndex);
      leavingLine = { isAlternate, isRecorded, text: recordedTexts.get(line), next: undefined };
    }
    // A screen with one row reuses its line object.
    leavingLine.next = lines[rowIndex + 1] ?? line;
    recordedTexts.delete(line);
    if (!leavingLine.isRecorded || !line.isRecorded) joiner.addRow(line);
  }
  screen.listen(handleLeavingRow);

  /** Records the lines of a full-screen program that have been shown long enough. */
  function sampleAlternateScreen(ms: number): void {
    const { active, alternate } = screen.state();
    if (active !== alternate || ms - lastSampleMs < READABLE_MS || store.fullAt() !== undefined) return;
    finishLeavingLine();
    recordOlder({ ms: ms - READABLE_MS });
    lastSampleMs = ms;
  }
  function addKeyframe(ms: number): void {
    if (bytesRead - lastKeyframeOffset < keyframes.spacing()) return;
    const snapshot = screen.snapshot();
    // Inside an escape sequence, for example, there is no snapshot. The next write then tries again.
    if (snapshot === undefined) return;
    lastKeyframeOffset = bytesRead;
    const keyframe = { ms, offset: bytesRead, ...snapshot };
    keyframes.add(keyframe);
    onKeyframe(keyframe);
  }
  /** The lines on the screen that are not in the store. */
  function linesOnScreen(): IndexedLine[] {
    const lines: IndexedLine[] = [];
    const add = (line: LineBytes, isAlternate: boolean) => {
      if (!isAlternate || !recentLines.has(line))
        lines.push({ ms: Math.max(lastRecordedMs, line.ms), row: line.row, text: decodeLine(line) });
    };
    const pending =
      store.fullAt() === undefined && joiner.pending() ? joiner.pending(remainingLeavingRows()) : undefined;
    if (pending && leavingLine.text !== decodeLine(pending)) add(pending, leavingLine.isAlternate);
    for (const { rows, isAlternate } of [...unrecordedIn(false), ...unrecordedIn(true)]) {
      const joinedRows = joinRows(rows);
      const [head] = rows;
      if (head && recordedTexts.get(head) === joinedRows.map(decodeLine).join('')) continue;
      for (const line of joinedRows) add(line, isAlternate);
    }
    return lines.toSorted((first, second) => first.ms - second.ms);
  }
  return {
    write(bytes, ms) {
      sampleAlternateScreen(ms);
      currentMs = ms;
      for (let offset = 0; offset < bytes.length; offset += keyframes.spacing()) {
        const part = bytes.subarray(offset, offset + keyframes.spacing());
        screen.write(part, ms);
        bytesRead += part.length;
        addKeyframe(ms);
      }
      if (!leavingLine.next?.isWrapped) finishLeavingLine();
    },
    resize(newSize, ms) {
      sampleAlternateScreen(ms);
      currentMs = ms;
      screen.resize(newSize);
    },
    progress: () => ({ ms: currentMs, bytes: bytesRead, lines: store.lines(), fullAt: store.fullAt() }),
    chunks: () => store.chunks() + 1,
    read: (chunk) => (chunk < store.chunks() ? store.read(chunk) : linesOnScreen()),
  };
}
