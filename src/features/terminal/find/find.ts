// Searches the whole output in a worker and marks the matches.
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
import { createSearch, type LineSearchResult } from './search.ts';
import { startFindWorker } from './start-find-worker.ts';
import { outputLinesOf, type TerminalBuffer, type OutputLine } from '#features/terminal/buffer-text.ts';

/** The state of a search, for the find bar. */
export type FindResult =
  | { state: 'idle' | 'searching' | 'invalid' | 'tooLong' | 'failed' }
  /** `current` is the position of the shown match, starting at 1; 0 without matches. */
  | { state: 'found'; current: number; count: number };

export interface Finder {
  /** Shows the nearest match as soon as the search has finished. */
  find(query: FindQuery): void;
  /** Shows the previous or the next match, and continues at the other end of the output. */
  step(direction: -1 | 1): void;
  /** Removes the marks and selects the current match, so that the user can copy it. */
  end(): void;
  /** Notifies about results, steps and changes by new output. Returns the function that unsubscribes. */
  subscribe(listener: (result: FindResult) => void): () => void;
  redraw(): void;
}

/** The cells of one match, in each row. */
type Match = CellPosition & { cells: readonly Cells[] };

/** The searched lines and their position at the start of the search. */
interface Snapshot {
  lines: readonly OutputLine[];
  type: TerminalBuffer['type'];
  /** Marks the line of the cursor. It shows how far the lines have moved since the search started. */
  marker: IMarker;
  row: number;
  began: number;
}

function locateMatches(
  buffer: TerminalBuffer,
  { lines, marker, row: rowAtStart }: Snapshot,
  lineMatches: readonly LineMatch[],
): Match[] {
  const movedRows = marker.line - rowAtStart;
  return lineMatches.flatMap((lineMatch) => {
    const line = lines[lineMatch.line];
    const cells = line ? cellsOf(buffer, { ...line, row: line.row + movedRows }, lineMatch) : [];
    const [first] = cells;
    return first ? [{ row: first.row, col: first.col, cells }] : [];
  });
}

// Each mark is an element of the page. With more matches, only those around the current match are marked.
const MAX_MARKED = 1000;
const SEARCH_DELAY_MS = 200;
const SHOW_SEARCHING_AFTER_MS = 200;
// With continuous output, searches pause for this many times the duration of the last search.
const SEARCH_PAUSE_FACTOR = 5;

export function createFinder(terminal: Terminal, colors: () => TerminalTheme): Finder {
  const search = createSearch(startFindWorker);
  let query: FindQuery | undefined;
  /** The user started this search and has not seen its result yet. */
  let isNewQuery = false;
  let searchedMarker: IMarker | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let isSearching = false;
  let isOutdated = false;
  let matches: Match[] = [];
  let current = -1;
  /** The position of the current match. Its marker moves with the line when lines above are removed. */
  let anchor: { marker: IMarker; col: number } | undefined;
  let marks: IDecoration[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let searchMs = 0;
  const listeners = new Set<(result: FindResult) => void>();

  const buffer = (): TerminalBuffer => terminal.buffer.active;
  const markAt = (row: number) => terminal.registerMarker(row - buffer().baseY - buffer().cursorY);
  const bottom = (): CellPosition => ({ row: buffer().viewportY + terminal.rows, col: 0 });
  const currentPosition = (): CellPosition =>
    anchor && anchor.marker.line >= 0 ? { row: anchor.marker.line, col: anchor.col } : bottom();

  function unmark(): void {
    for (const mark of marks.splice(0)) {
      mark.marker.dispose();
      mark.dispose();
    }
  }
  function mark({ cells }: Match, isCurrent: boolean): void {
    const { match, matchText, currentMatch: currentBackground, currentMatchText: currentText } = colors();
    for (const { row, col, width } of cells) {
      const decoration = terminal.registerDecoration({
        marker: markAt(row),
        x: col,
        width,
        backgroundColor: isCurrent ? currentBackground : match,
        foregroundColor: isCurrent ? currentText : matchText,
        layer: isCurrent ? 'top' : 'bottom',
      });
      if (decoration) marks.push(decoration);
    }
  }
  function draw(): void {
    unmark();
    const from = Math.max(0, current - MAX_MARKED / 2);
    matches.slice(from, from + MAX_MARKED).forEach((match, index) => mark(match, from + index === current));
  }
  function anchorCurrent(): void {
    const match = matches[current];
    if (!match) return;
    anchor?.marker.dispose();
    anchor = { marker: markAt(match.row), col: match.col };
  }
  function scrollToCurrent(): void {
    const row = matches[current]?.row;
    if (row === undefined) return;
    const { viewportY } = buffer();
    if (row < viewportY || row >= viewportY + terminal.rows) terminal.scrollToLine(row - Math.floor(terminal.rows / 2));
  }
  const notify = (result: FindResult) => listeners.forEach((listener) => listener(result));
  const notifyFound = () => notify({ state: 'found', current: current + 1, count: matches.length });

  function resetSearch(): void {
    search.end();
    searchedMarker?.dispose();
    clearTimeout(slowTimer);
    clearTimeout(timer);
    timer = undefined;
    isSearching = false;
    isOutdated = false;
    matches = [];
    current = -1;
    unmark();
  }
  function onSearchDone(snapshot: Snapshot, result: LineSearchResult): void {
    const { marker, type, began } = snapshot;
    if (typeof result === 'string') {
      query = undefined;
      resetSearch();
      return notify({ state: result });
    }
    clearTimeout(slowTimer);
    isSearching = false;
    searchMs = performance.now() - began;
    // The searched lines are no longer in the buffer, or the other buffer (normal or alternate) is shown.
    if (marker.isDisposed || type !== buffer().type) return scheduleSearch();
    matches = locateMatches(buffer(), snapshot, result);
    current = nearestMatch(matches, currentPosition());
    draw();
    if (isNewQuery) {
      anchorCurrent();
      scrollToCurrent();
    }
    isNewQuery = false;
    notifyFound();
    if (isOutdated) scheduleSearch();
  }
  function searchAgain(): void {
    if (!query) return;
    const began = performance.now();
    const { type, baseY, cursorY } = buffer();
    const lines = [...outputLinesOf(buffer())];
    searchedMarker?.dispose();
    searchedMarker = terminal.registerMarker(0);
    const snapshot = { lines, type, marker: searchedMarker, row: baseY + cursorY, began };
    isSearching = true;
    isOutdated = false;
    clearTimeout(slowTimer);
    if (isNewQuery) slowTimer = setTimeout(showSearching, SHOW_SEARCHING_AFTER_MS);
    search.start({ lines: lines.map(({ text }) => text), query }, (outcome) => onSearchDone(snapshot, outcome));
  }
  /** Removes the results of the previous query. */
  function showSearching(): void {
    matches = [];
    current = -1;
    unmark();
    notify({ state: 'searching' });
  }
  function scheduleSearch(): void {
    // A running search is not restarted. With continuous output it would never finish.
    isOutdated = isSearching;
    if (!query || isSearching || timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        searchAgain();
      },
      Math.max(SEARCH_DELAY_MS, searchMs * SEARCH_PAUSE_FACTOR),
    );
  }
  terminal.onWriteParsed(scheduleSearch);
  terminal.onResize(scheduleSearch);

  return {
    find(next) {
      const isValid = toSearchPattern(next) !== undefined;
      query = isValid && next.text !== '' ? next : undefined;
      isNewQuery = query !== undefined;
      if (isNewQuery) return searchAgain();
      resetSearch();
      notify({ state: isValid ? 'idle' : 'invalid' });
    },
    step(direction) {
      if (matches.length === 0) return;
      current = adjacentMatch(current, direction, matches.length);
      anchorCurrent();
      draw();
      scrollToCurrent();
      notifyFound();
    },
    end() {
      const cells = matches[current]?.cells ?? [];
      const [first] = cells;
      const last = cells.at(-1);
      query = undefined;
      resetSearch();
      notify({ state: 'idle' });
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
