// Announces new output to screen readers: in batches, and only the number of lines during a flood.
import type { IMarker, Terminal } from '@xterm/xterm';
import {
  announcementOf,
  applyKeys,
  unechoedKeys,
  type ScreenReaderAnnouncement,
} from '#domain/terminal/tools/screen-reader-log.ts';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { firstRow, outputLinesOf } from './buffer-text.ts';

/** `alternate`: a full-screen program started, whose rows screen readers read one by one. `normal`: it ended. */
export type OutputAnnouncement = ScreenReaderAnnouncement | { kind: 'alternate' | 'normal' };

// The pause between output and its announcement.
const PAUSE_MS = 400;
// The pause between announcements during a flood.
const FLOOD_PAUSE_MS = 5_000;

interface OutputSource extends Pick<Terminal, 'buffer' | 'onData' | 'onLineFeed' | 'onWriteParsed'> {
  registerMarker(fromCursor: number): IMarker | undefined;
}

/** Announces new output until the returned function is called. */
export function announceOutput(
  terminal: OutputSource,
  announce: (announcement: OutputAnnouncement) => void,
): () => void {
  const { buffer } = terminal;
  let announcedText = '';
  let announcedEnd: IMarker | undefined;
  let typedKeys = '';
  let endedLineCount = 0;
  let pause = PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cursorRow = () => buffer.active.baseY + buffer.active.cursorY;

  /** The lines from the end of the last announcement to the cursor, or the last lines if that end is erased. */
  function newLines(): string[] {
    const hasMarker = announcedEnd !== undefined && announcedEnd.line >= 0;
    const startRow = hasMarker && announcedEnd ? announcedEnd.line : Math.max(0, cursorRow() - endedLineCount);
    const lines: string[] = [];
    for (const { row, text } of outputLinesOf(buffer.active, firstRow(buffer.active, startRow))) {
      if (row > cursorRow()) break;
      lines.push(sanitizeUntruncated(text));
    }
    if (!hasMarker) announcedText = '';
    return lines;
  }
  function flush(): void {
    timer = undefined;
    if (buffer.active.type === 'alternate') return;
    const [line = '', ...below] = newLines();
    const output = { known: announcedText, line, typed: typedKeys, below, ended: endedLineCount };
    const announcement = announcementOf(output);
    pause = announcement?.kind === 'flood' ? FLOOD_PAUSE_MS : PAUSE_MS;
    announcedText = below.at(-1) ?? line;
    announcedEnd?.dispose();
    announcedEnd = terminal.registerMarker(firstRow(buffer.active, cursorRow()) - cursorRow());
    typedKeys = unechoedKeys(output);
    endedLineCount = 0;
    if (announcement) announce(announcement);
  }
  const subscriptions = [
    terminal.onLineFeed(() => {
      endedLineCount += 1;
    }),
    terminal.onData((keys) => {
      typedKeys = applyKeys(typedKeys, keys);
    }),
    terminal.onWriteParsed(() => {
      timer ??= setTimeout(flush, pause);
    }),
    buffer.onBufferChange(({ type }) => {
      endedLineCount = 0;
      announce({ kind: type });
    }),
  ];
  flush();
  return () => {
    clearTimeout(timer);
    announcedEnd?.dispose();
    for (const { dispose } of subscriptions) dispose();
  };
}
