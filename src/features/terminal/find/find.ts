// Searches the whole output of a terminal in a worker, marks the matches and scrolls to the current match.
import type { IDecoration, IMarker, Terminal } from '@xterm/xterm';
import {
  toSearchPattern,
  adjacentMatchIndex,
  nearestMatchIndex,
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
  /** Ends the search: removes the marks and selects the current match, so that the user can copy it. */
  end(): void;
  /** Notifies about results, steps and changes by new output. Returns the function that unsubscribes. */
  subscribe(listener: (result: FindResult) => void): () => void;
  redraw(): void;
}

/** One match: its first cell, and its cells in each row. */
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

// Each mark is an element of the page. If there are more matches, only those around the current match are marked.
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
  let searchingTimer: ReturnType<typeof setTimeout> | undefined;
  let isSearching = false;
  let isOutdated = false;
  let matches: Match[] = [];
  let currentIndex = -1;
  /** The position of the current match. Its marker moves with the line when lines above are removed. */
  let anchor: { marker: IMarker; col: number } | undefined;
  let marks: IDecoration[] = [];
  let searchTimer: ReturnType<typeof setTimeout> | undefined;
  let searchMs = 0;
  const listeners = new Set<(result: FindResult) => void>();

  const buffer = (): TerminalBuffer => terminal.buffer.active;
  const createMarker = (row: number) => terminal.registerMarker(row - buffer().baseY - buffer().cursorY);
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
        marker: createMarker(row),
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
    const from = Math.max(0, currentIndex - MAX_MARKED / 2);
    matches.slice(from, from + MAX_MARKED).forEach((match, index) => mark(match, from + index === currentIndex));
  }
  function anchorCurrent(): void {
    const match = matches[currentIndex];
    if (!match) return;
    anchor?.marker.dispose();
    anchor = { marker: createMarker(match.row), col: match.col };
  }
  function scrollToCurrent(): void {
    const row = matches[currentIndex]?.row;
    if (row === undefined) return;
    const { viewportY } = buffer();
    if (row < viewportY || row >= viewportY + terminal.rows) terminal.scrollToLine(row - Math.floor(terminal.rows / 2));
  }
  const notify = (result: FindResult) => listeners.forEach((listener) => listener(result));
  const notifyFound = () => notify({ state: 'found', current: currentIndex + 1, count: matches.length });

  function resetSearch(): void {
    search.end();
    searchedMarker?.dispose();
    clearTimeout(searchingTimer);
    clearTimeout(searchTimer);
    searchTimer = undefined;
    isSearching = false;
    isOutdated = false;
    matches = [];
    currentIndex = -1;
    unmark();
  }
  function onSearchDone(snapshot: Snapshot, result: LineSearchResult): void {
    const { marker, type, began } = snapshot;
    if (typeof result === 'string') {
      query = undefined;
      resetSearch();
      return notify({ state: result });
    }
    clearTimeout(searchingTimer);
    isSearching = false;
    searchMs = performance.now() - began;
    // The searched lines are no longer in the buffer, or the other buffer (normal or alternate) is shown.
    if (marker.isDisposed || type !== buffer().type) return scheduleSearch();
    matches = locateMatches(buffer(), snapshot, result);
    currentIndex = nearestMatchIndex(matches, currentPosition());
    draw();
    if (isNewQuery) {
      anchorCurrent();
      scrollToCurrent();
    }
    isNewQuery = false;
    notifyFound();
    if (isOutdated) scheduleSearch();
  }
  function startSearch(): void {
    if (!query) return;
    const began = performance.now();
    const { type, baseY, cursorY } = buffer();
    const lines = [...outputLinesOf(buffer())];
    searchedMarker?.dispose();
    searchedMarker = terminal.registerMarker(0);
    const snapshot = { lines, type, marker: searchedMarker, row: baseY + cursorY, began };
    isSearching = true;
    isOutdated = false;
    clearTimeout(searchingTimer);
    if (isNewQuery) searchingTimer = setTimeout(showSearching, SHOW_SEARCHING_AFTER_MS);
    search.start({ lines: lines.map(({ text }) => text), query }, (outcome) => onSearchDone(snapshot, outcome));
  }
  /** Removes the results of the previous query and reports that the search is running. */
  function showSearching(): void {
    matches = [];
    currentIndex = -1;
    unmark();
    notify({ state: 'searching' });
  }
  function scheduleSearch(): void {
    // A running search is not restarted, because with continuous output it would never finish.
    isOutdated = isSearching;
    if (!query || isSearching || searchTimer !== undefined) return;
    searchTimer = setTimeout(
      () => {
        searchTimer = undefined;
        startSearch();
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
      if (isNewQuery) return startSearch();
      resetSearch();
      notify({ state: isValid ? 'idle' : 'invalid' });
    },
    step(direction) {
      if (matches.length === 0) return;
      currentIndex = adjacentMatchIndex(currentIndex, direction, matches.length);
      anchorCurrent();
      draw();
      scrollToCurrent();
      notifyFound();
    },
    end() {
      const cells = matches[currentIndex]?.cells ?? [];
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
