// Tells of new output as text, for screen readers: in batches, and of a flood no more than that it came.
import type { IMarker, Terminal } from '@xterm/xterm';
import {
  announcementOf,
  applyKeys,
  unechoedKeys,
  type ScreenReaderAnnouncement,
} from '#domain/terminal/tools/screen-reader-log.ts';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { firstRow, outputLinesOf } from './buffer-text.ts';

/** What is told; `alternate` when a program takes the whole screen, whose rows are read one by one, and `normal` after it. */
export type OutputAnnouncement = ScreenReaderAnnouncement | { kind: 'alternate' | 'normal' };

const PAUSE_MS = 400;
// While a flood goes on.
const FLOOD_PAUSE_MS = 5_000;

interface OutputSource extends Pick<Terminal, 'buffer' | 'onData' | 'onLineFeed' | 'onWriteParsed'> {
  registerMarker(fromCursor: number): IMarker | undefined;
}

/** Tells of what comes from now on, until the answer is called. */
export function announceOutput(terminal: OutputSource, announce: (told: OutputAnnouncement) => void): () => void {
  const { buffer } = terminal;
  let knownText = '';
  let end: IMarker | undefined;
  let typed = '';
  let endedLines = 0;
  let pause = PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cursorRow = () => buffer.active.baseY + buffer.active.cursorY;

  /** The lines from where the last announcement ended to the cursor; where that is gone, those above the cursor. */
  function newLines(): string[] {
    const hasMarker = end !== undefined && end.line >= 0;
    const from = hasMarker && end ? end.line : Math.max(0, cursorRow() - endedLines);
    const lines: string[] = [];
    for (const { row, text } of outputLinesOf(buffer.active, firstRow(buffer.active, from))) {
      if (row > cursorRow()) break;
      lines.push(sanitizeUntruncated(text));
    }
    if (!hasMarker) knownText = '';
    return lines;
  }
  function flush(): void {
    timer = undefined;
    if (buffer.active.type === 'alternate') return;
    const [line = '', ...below] = newLines();
    const output = { known: knownText, line, typed, below, ended: endedLines };
    const told = announcementOf(output);
    pause = told?.kind === 'flood' ? FLOOD_PAUSE_MS : PAUSE_MS;
    knownText = below.at(-1) ?? line;
    end?.dispose();
    end = terminal.registerMarker(firstRow(buffer.active, cursorRow()) - cursorRow());
    typed = unechoedKeys(output);
    endedLines = 0;
    if (told) announce(told);
  }
  const subscriptions = [
    terminal.onLineFeed(() => {
      endedLines += 1;
    }),
    terminal.onData((keys) => {
      typed = applyKeys(typed, keys);
    }),
    terminal.onWriteParsed(() => {
      timer ??= setTimeout(flush, pause);
    }),
    buffer.onBufferChange(({ type }) => {
      endedLines = 0;
      announce({ kind: type });
    }),
  ];
  flush();
  return () => {
    clearTimeout(timer);
    end?.dispose();
    for (const { dispose } of subscriptions) dispose();
  };
}
