// Looks for text in all of the output, in a worker, and marks what it finds.
import type { IDecoration, IMarker, Terminal } from '@xterm/xterm';
import {
  toSearchPattern,
  adjacentMatch,
  nearestMatch,
  type FindQuery,
  type LineMatch,
  type CellPosition,
} from '#domain/terminal/tools/find-in-output.ts';
import type { TerminalTheme } from '#ui/theme/terminal-themes.ts';
import { cellsOf, type Cells } from '#features/terminal/cells.ts';
import { createSearch, type SearchOutcome } from './search.ts';
import { startFindWorker } from './start-find-worker.ts';
import { linesOf, type Buffer, type OutputLine } from '#features/terminal/text.ts';

/** What there is to say of a search. */
export type FindResult =
  | { state: 'idle' | 'searching' | 'invalid' | 'tooLong' | 'failed' }
  /** How many there are, and which of them is shown, from 1 on; 0 where there is none. */
  | { state: 'found'; current: number; count: number };

export interface Finder {
  /** Shows the match that is nearest, as soon as it is found. */
  find(query: FindQuery): void;
  /** Shows the match above or below, from the ends on to the other end. */
  step(by: -1 | 1): void;
  /** Marks nothing any more, and selects what was shown last, so that it can be copied. */
  end(): void;
  /** Hears of what was found, of steps and of what new output changes; the answer ends it. */
  subscribe(listener: (result: FindResult) => void): () => void;
  /** Draws the marks again, in other colors. */
  redraw(): void;
}

/** Of one match, row by row. */
type Match = CellPosition & { cells: readonly Cells[] };

/** The lines that are searched, and where they stood then. */
interface Snapshot {
  lines: readonly OutputLine[];
  type: Buffer['type'];
  /** At the line of the cursor, so that it tells how far the lines have moved since. */
  marker: IMarker;
  row: number;
  began: number;
}

function placed(buffer: Buffer, { lines, marker, row: before }: Snapshot, found: readonly LineMatch[]): Match[] {
  const moved = marker.line - before;
  return found.flatMap((stretch) => {
    const line = lines[stretch.line];
    const cells = line ? cellsOf(buffer, { ...line, row: line.row + moved }, stretch) : [];
    const [first] = cells;
    return first ? [{ row: first.row, col: first.col, cells }] : [];
  });
}

// Each is an element of the page: of more than that, those around the current one are marked.
const MOST_MARKED = 1000;
const SETTLED_MS = 200;
const SLOW_MS = 200;
// While output goes on, so that searching a long scrollback leaves time for everything else.
const MOST_SHARE = 5;

export function createFinder(terminal: Terminal, colors: () => TerminalTheme): Finder {
  const search = createSearch(startFindWorker);
  let query: FindQuery | undefined;
  /** Asked for by the user and not shown yet. */
  let isNew = false;
  let searched: IMarker | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let isSearching = false;
  let isOutdated = false;
  let matches: Match[] = [];
  let current = -1;
  /** Stays at its line while lines above it go. */
  let anchor: { marker: IMarker; col: number } | undefined;
  let marks: IDecoration[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let took = 0;
  const listeners = new Set<(result: FindResult) => void>();

  const buffer = (): Buffer => terminal.buffer.active;
  const markAt = (row: number) => terminal.registerMarker(row - buffer().baseY - buffer().cursorY);
  const bottom = (): CellPosition => ({ row: buffer().viewportY + terminal.rows, col: 0 });
  const place = (): CellPosition =>
    anchor && anchor.marker.line >= 0 ? { row: anchor.marker.line, col: anchor.col } : bottom();

  function unmark(): void {
    for (const mark of marks.splice(0)) {
      mark.marker.dispose();
      mark.dispose();
    }
  }
  function mark({ cells }: Match, isCurrent: boolean): void {
    const { match, matchText, current: ground, currentText } = colors();
    for (const { row, col, width } of cells) {
      const made = terminal.registerDecoration({
        marker: markAt(row),
        x: col,
        width,
        backgroundColor: isCurrent ? ground : match,
        foregroundColor: isCurrent ? currentText : matchText,
        layer: isCurrent ? 'top' : 'bottom',
      });
      if (made) marks.push(made);
    }
  }
  function draw(): void {
    unmark();
    const from = Math.max(0, current - MOST_MARKED / 2);
    matches.slice(from, from + MOST_MARKED).forEach((match, at) => mark(match, from + at === current));
  }
  function keepPlace(): void {
    const match = matches[current];
    if (!match) return;
    anchor?.marker.dispose();
    anchor = { marker: markAt(match.row), col: match.col };
  }
  function show(): void {
    const row = matches[current]?.row;
    if (row === undefined) return;
    const { viewportY } = buffer();
    if (row < viewportY || row >= viewportY + terminal.rows) terminal.scrollToLine(row - Math.floor(terminal.rows / 2));
  }
  const tell = (result: FindResult) => listeners.forEach((listener) => listener(result));
  const tellFound = () => tell({ state: 'found', current: current + 1, count: matches.length });

  function forget(): void {
    search.end();
    searched?.dispose();
    clearTimeout(slow);
    clearTimeout(timer);
    timer = undefined;
    isSearching = false;
    isOutdated = false;
    matches = [];
    current = -1;
    unmark();
  }
  function takeIn(snapshot: Snapshot, outcome: SearchOutcome): void {
    const { marker, type, began } = snapshot;
    if (typeof outcome === 'string') {
      query = undefined;
      forget();
      return tell({ state: outcome });
    }
    clearTimeout(slow);
    isSearching = false;
    took = performance.now() - began;
    // All that was searched has gone from the buffer.
    if (marker.isDisposed || type !== buffer().type) return changed();
    matches = placed(buffer(), snapshot, outcome);
    current = nearestMatch(matches, place());
    draw();
    if (isNew) {
      keepPlace();
      show();
    }
    isNew = false;
    tellFound();
    if (isOutdated) changed();
  }
  function searchAgain(): void {
    if (!query) return;
    const began = performance.now();
    const { type, baseY, cursorY } = buffer();
    const lines = [...linesOf(buffer())];
    searched?.dispose();
    searched = terminal.registerMarker(0);
    const snapshot = { lines, type, marker: searched, row: baseY + cursorY, began };
    isSearching = true;
    isOutdated = false;
    clearTimeout(slow);
    if (isNew) slow = setTimeout(waitLonger, SLOW_MS);
    search.start({ lines: lines.map(({ text }) => text), query }, (outcome) => takeIn(snapshot, outcome));
  }
  /** What was found before is no answer to what is asked now. */
  function waitLonger(): void {
    matches = [];
    current = -1;
    unmark();
    tell({ state: 'searching' });
  }
  function changed(): void {
    // Where output never ends no search would, if each part of it began another.
    isOutdated = isSearching;
    if (!query || isSearching || timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        searchAgain();
      },
      Math.max(SETTLED_MS, took * MOST_SHARE),
    );
  }
  terminal.onWriteParsed(changed);
  terminal.onResize(changed);

  return {
    find(next) {
      const isValid = toSearchPattern(next) !== undefined;
      query = isValid && next.text !== '' ? next : undefined;
      isNew = query !== undefined;
      if (isNew) return searchAgain();
      forget();
      tell({ state: isValid ? 'idle' : 'invalid' });
    },
    step(by) {
      if (matches.length === 0) return;
      current = adjacentMatch(current, by, matches.length);
      keepPlace();
      draw();
      show();
      tellFound();
    },
    end() {
      const cells = matches[current]?.cells ?? [];
      const [first] = cells;
      const last = cells.at(-1);
      query = undefined;
      forget();
      tell({ state: 'idle' });
      anchor?.marker.dispose();
      anchor = undefined;
      if (first && last)
        terminal.select(
          first.col,
          first.row,
          (last.row - first.row) * terminal.cols + last.col + last.width - first.col,
        );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    redraw: draw,
  };
}
