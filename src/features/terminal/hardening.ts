// Limits what output can do to the terminal widget. Output is untrusted, because a printed file may contain anything.
// `hardening.test.ts` shows each fault in the widget as published. Remove a guard when a new version fixes its fault.
// CSI, OSC and DCS are the kinds of escape sequences: control commands within the output.
import type { Terminal } from '@xterm/xterm';
import { parseClipboardRequest } from '#domain/terminal/clipboard-request.ts';

type Widget = Pick<Terminal, 'cols' | 'rows' | 'parser' | 'buffer' | 'onData' | 'onKey'>;

interface Listeners {
  /** Receives typed text and the reports that stay allowed: the kind of terminal, its status and the cursor position. */
  onInput(text: string): void;
  /** Receives text that output requests to write to the clipboard. */
  onClipboard(text: string): void;
  /** Receives the shell's reports of its current directory, unparsed. */
  onDirectory?(report: string): void;
}

/** The commands that set a color, and report it when the parameter is a question mark (OSC 4, 10, 11 and 12). */
const COLOR_COMMANDS = [4, 10, 11, 12];
/** Longer than any real address of a link. The widget stores an address until the lines with the link are removed. */
const MAX_LINK_LENGTH = 4096;

// Commands with a count of lines or columns. The widget handles them one by one: a count of 2³¹ blocks the page for
// minutes.
const LINE_COUNT_COMMANDS = ['L', 'M', 'S', 'T'];
const COLUMN_COUNT_COMMANDS = ['I', 'Z', 'b'];

/** Blocks reports of settings and colors: a shell would read a report as if the user had typed it. */
function blockReports({ parser }: Widget): void {
  parser.registerCsiHandler({ intermediates: '$', final: 'p' }, () => true);
  parser.registerCsiHandler({ prefix: '?', intermediates: '$', final: 'p' }, () => true);
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, () => true);
  for (const command of COLOR_COMMANDS) parser.registerOscHandler(command, (data) => data.includes('?'));
}

/** Ignores commands with a count of more lines or columns than the screen has. No output needs a larger count. */
function limitCounts(widget: Widget): void {
  const { parser } = widget;
  const exceeds = (max: number, [count = 0]: (number | number[])[]): boolean => Number(count) > max;
  for (const final of LINE_COUNT_COMMANDS)
    parser.registerCsiHandler({ final }, (params) => exceeds(widget.rows, params));
  for (const final of COLUMN_COUNT_COMMANDS)
    parser.registerCsiHandler({ final }, (params) => exceeds(widget.cols, params));
}

function limitLinks({ parser }: Widget): void {
  parser.registerOscHandler(8, (data) => data.length > MAX_LINK_LENGTH);
}

interface Internals {
  _core: { _inputHandler: { eraseInDisplay: (params: { params: number[] }, isSelective: boolean) => boolean } };
}

const TO_CURSOR = 1;
const WHOLE_SCREEN = 2;

/**
 * The published widget throws when output erases everything up to the last cell of a buffer without scrollback, and
 * then parses nothing more (xterm.js 6.0.0, `InputHandler.eraseInDisplay`). This erases the whole screen, which has the
 * same result. It uses an internal method, because `write` waits until the current output is parsed.
 */
function fixEraseToLastCell(widget: Widget): void {
  const { _core: core } = widget as unknown as Internals; // see above
  for (const isSelective of [false, true])
    widget.parser.registerCsiHandler({ ...(isSelective && { prefix: '?' }), final: 'J' }, ([mode]) => {
      const { cursorX, cursorY, length } = widget.buffer.active;
      if (mode !== TO_CURSOR || cursorX + 1 < widget.cols || cursorY + 1 < length) return false;
      return core._inputHandler.eraseInDisplay({ params: [WHOLE_SCREEN] }, isSelective);
    });
}

/**
 * When output turns on focus reports (mode 1004), the widget sends one immediately. That report is dropped, so that
 * only a change of focus by the user is reported.
 */
function listenForInput({ parser, onData }: Widget, onInput: (text: string) => void): void {
  let isFirstFocusReport = false;
  parser.registerCsiHandler({ prefix: '?', final: 'h' }, (params) => {
    if (params.includes(1004)) {
      isFirstFocusReport = true;
      // The widget reports within the same task.
      queueMicrotask(() => (isFirstFocusReport = false));
    }
    return false;
  });
  onData((text) => {
    if (!isFirstFocusReport || (text !== '\x1b[I' && text !== '\x1b[O')) onInput(text);
  });
}

/**
 * Output uses OSC 52 to request to write to the clipboard. The widget ignores it. After each key press, only one
 * request is passed on, so that output cannot repeat it again and again.
 */
function listenForClipboard({ parser, onKey }: Widget, onClipboard: (text: string) => void): void {
  let hasPressedKey = true;
  onKey(() => (hasPressedKey = true));
  parser.registerOscHandler(52, (data) => {
    const text = parseClipboardRequest(data);
    if (text !== undefined && hasPressedKey) {
      hasPressedKey = false;
      onClipboard(text);
    }
    return true;
  });
}

/** Shells report their current directory with OSC 7. The widget ignores it. */
function listenForDirectory({ parser }: Widget, onDirectory: Listeners['onDirectory']): void {
  parser.registerOscHandler(7, (report) => {
    onDirectory?.(report);
    return true;
  });
}

/** Limits what output can make a widget do. Passes on typed text, and what output reports or requests. */
export function harden(widget: Widget, { onInput, onClipboard, onDirectory }: Listeners): void {
  blockReports(widget);
  limitCounts(widget);
  limitLinks(widget);
  fixEraseToLastCell(widget);
  listenForInput(widget, onInput);
  listenForClipboard(widget, onClipboard);
  listenForDirectory(widget, onDirectory);
}
