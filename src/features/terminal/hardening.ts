// What output may not do. It is untrusted: a file that is shown may hold anything.
import type { Terminal } from '@xterm/xterm';
import { clipboardText } from '#domain/terminal/clipboard-request.ts';

type Widget = Pick<Terminal, 'cols' | 'rows' | 'parser' | 'buffer' | 'onData' | 'onKey'>;

interface Listeners {
  /** What is to be sent: what was typed, and the reports that stay: of the kind of terminal, its state and its cursor. */
  onInput(text: string): void;
  /** Output asks for this text to be written into the clipboard. */
  onClipboard(text: string): void;
}

/** Colours that a program may set, and would be told where it asks with a question mark. */
const COLOURS = [4, 10, 11, 12];
/** As long as any address of a link is; the widget keeps them for as long as their lines. */
const LONGEST_LINK = 4096;

/** The widget goes through each of so many lines or columns, one by one: 2³¹ of them stop the page for minutes. */
const COUNTS_OF_LINES = ['L', 'M', 'S', 'T'];
const COUNTS_OF_COLUMNS = ['I', 'Z', 'b'];

/** Settings and texts of the terminal go to nobody: what comes back stands at a shell's prompt like something typed. */
function giveNoReports({ parser }: Widget): void {
  parser.registerCsiHandler({ intermediates: '$', final: 'p' }, () => true);
  parser.registerCsiHandler({ prefix: '?', intermediates: '$', final: 'p' }, () => true);
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, () => true);
  for (const colour of COLOURS) parser.registerOscHandler(colour, (data) => data.includes('?'));
}

/** Takes no more than a screen holds at once; nothing that is drawn needs more. */
function boundCounts(widget: Widget): void {
  const { parser } = widget;
  const isMoreThan = (most: number, [count = 0]: (number | number[])[]): boolean => Number(count) > most;
  for (const final of COUNTS_OF_LINES)
    parser.registerCsiHandler({ final }, (params) => isMoreThan(widget.rows, params));
  for (const final of COUNTS_OF_COLUMNS)
    parser.registerCsiHandler({ final }, (params) => isMoreThan(widget.cols, params));
  parser.registerOscHandler(8, (data) => data.length > LONGEST_LINK);
}

interface Internals {
  _core: { _inputHandler: { eraseInDisplay: (params: { params: number[] }, isSelective: boolean) => boolean } };
}

const ALL_OF_SCREEN = 2;

/**
 * Where nothing was scrolled away yet, the widget throws when it erases all up to the last cell, and then draws nothing any
 * more (xterm.js 6.0.0, `InputHandler.eraseInDisplay`). All up to there is all of the screen.
 */
function eraseToLastCell(widget: Widget): void {
  const { _core: core } = widget as unknown as Internals; // it has no other way to erase in the middle of output
  for (const isSelective of [false, true])
    widget.parser.registerCsiHandler({ ...(isSelective && { prefix: '?' }), final: 'J' }, ([what]) => {
      const { cursorX, cursorY, length } = widget.buffer.active;
      if (what !== 1 || cursorX + 1 < widget.cols || cursorY + 1 < length) return false;
      return core._inputHandler.eraseInDisplay({ params: [ALL_OF_SCREEN] }, isSelective);
    });
}

/** Anyone who asks for the focus's changes is told of the next, not of how it stands: only an act of the user is reported. */
function listenForInput({ parser, onData }: Widget, onInput: (text: string) => void): void {
  let isAsked = false;
  parser.registerCsiHandler({ prefix: '?', final: 'h' }, (params) => {
    if (params.includes(1004)) {
      isAsked = true;
      // The widget answers at once, within the same task.
      queueMicrotask(() => (isAsked = false));
    }
    return false;
  });
  onData((text) => {
    if (!isAsked || (text !== '\x1b[I' && text !== '\x1b[O')) onInput(text);
  });
}

/** One question for each time that something was typed, so that no output can ask again and again. */
function listenForClipboard({ parser, onKey }: Widget, onClipboard: (text: string) => void): void {
  let hasTyped = true;
  onKey(() => (hasTyped = true));
  parser.registerOscHandler(52, (data) => {
    const text = clipboardText(data);
    if (text !== undefined && hasTyped) {
      hasTyped = false;
      onClipboard(text);
    }
    return true;
  });
}

/** Lets a widget do what output may ask for, and no more; what is typed comes out here. */
export function harden(widget: Widget, { onInput, onClipboard }: Listeners): void {
  giveNoReports(widget);
  boundCounts(widget);
  eraseToLastCell(widget);
  listenForInput(widget, onInput);
  listenForClipboard(widget, onClipboard);
}
