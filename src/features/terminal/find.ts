// Looks for text in all of the output, and marks what it finds.
import type { IDecoration, IMarker, Terminal } from '@xterm/xterm';
import {
  expressionOf,
  matchBeside,
  matchesIn,
  matchNear,
  type FindQuery,
  type Place,
} from '#domain/terminal/tools/find.ts';
import type { TerminalTheme } from '#ui/theme/terminal-themes.ts';
import { cellsOf, type Cells } from './cells.ts';
import { linesOf, type Buffer } from './text.ts';

/** How many there are, and which of them is shown, from 1 on; 0 where there is none. */
export interface FindResult {
  current: number;
  count: number;
}

export interface Finder {
  /** Shows the match that is nearest; undefined where the text is no regular expression. */
  find(query: FindQuery): FindResult | undefined;
  /** Shows the match above or below, from the ends on to the other end. */
  step(by: -1 | 1): void;
  /** Marks nothing any more, and selects what was shown last, so that it can be copied. */
  end(): void;
  /** Hears of steps and of what new output changes; the answer ends it. */
  subscribe(listener: (result: FindResult) => void): () => void;
  /** Draws the marks again, in other colors. */
  redraw(): void;
}

/** Of one match, row by row. */
type Match = Place & { cells: readonly Cells[] };

function search(buffer: Buffer, expression: RegExp): Match[] {
  const found: Match[] = [];
  for (const line of linesOf(buffer))
    for (const stretch of matchesIn(line.text, expression)) {
      const cells = cellsOf(buffer, line, stretch);
      const [first] = cells;
      if (first) found.push({ row: first.row, col: first.col, cells });
    }
  return found;
}

// Each is an element of the page: of more than that, those around the current one are marked.
const MOST_MARKED = 1000;
const SETTLED_MS = 200;
// While output goes on, so that searching a long scrollback leaves time for everything else.
const MOST_SHARE = 5;

export function createFinder(terminal: Terminal, colors: () => TerminalTheme): Finder {
  let expression: RegExp | undefined;
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
  const result = (): FindResult => ({ current: current + 1, count: matches.length });
  const bottom = (): Place => ({ row: buffer().viewportY + terminal.rows, col: 0 });
  const place = (): Place =>
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
  function searchAgain(): void {
    const began = performance.now();
    matches = expression ? search(buffer(), expression) : [];
    took = performance.now() - began;
    current = matchNear(matches, place());
    draw();
  }
  const notify = () => listeners.forEach((listener) => listener(result()));
  function changed(): void {
    if (!expression || timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        searchAgain();
        notify();
      },
      Math.max(SETTLED_MS, took * MOST_SHARE),
    );
  }
  terminal.onWriteParsed(changed);
  terminal.onResize(changed);

  return {
    find(query) {
      const next = expressionOf(query);
      expression = query.text === '' ? undefined : next;
      searchAgain();
      keepPlace();
      show();
      return next && result();
    },
    step(by) {
      if (matches.length === 0) return;
      current = matchBeside(current, by, matches.length);
      keepPlace();
      draw();
      show();
      notify();
    },
    end() {
      const cells = matches[current]?.cells ?? [];
      const [first] = cells;
      const last = cells.at(-1);
      expression = undefined;
      clearTimeout(timer);
      timer = undefined;
      matches = [];
      current = -1;
      anchor?.marker.dispose();
      anchor = undefined;
      unmark();
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
