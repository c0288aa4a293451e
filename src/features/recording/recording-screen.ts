// Wraps the terminal widget for recordings: read-only, with a font size that fits the recorded size into the page.
import '@xterm/xterm/css/xterm.css';
import { Terminal } from '@xterm/xterm';
import { createStringLimiter } from '#domain/terminal/limit-strings.ts';
import { DEFAULT_TERMINAL_SETTINGS, type TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { joinGraphemes } from '#features/terminal/graphemes.ts';
import { harden } from '#features/terminal/hardening.ts';
import { createFinder, type Finder } from '#features/terminal/find/find.ts';
import { terminalOptionsOf, themeOf } from '#features/terminal/terminal-appearance.ts';
import { selectedText } from '#features/terminal/buffer-text.ts';
import { createUtf8Splitter } from '#lib/text/utf8-splitter.ts';
import { unseenOutputFilter } from '#features/terminal/unseen-output.ts';
import { drawWithWebgl } from '#features/terminal/webgl.ts';
import type { DrawTarget } from './drawing.ts';
import { fittingFontSize } from './fit-font-size.ts';

export interface RecordingScreen extends DrawTarget {
  /** Adds the rows to the page as text for screen readers. */
  setScreenReaderMode: (on: boolean) => void;
  /** Highlights search results on the screen. */
  finder: Finder;
  dispose: () => void;
}

/**
 * Cancels an unfinished escape sequence and resets the terminal (ECMA-48 8.3.13; RIS, "reset to initial state"). The
 * output filters recognize it.
 */
const RESET = '\x18\x1bc\x1b[m';

const encoder = new TextEncoder();
const ignore = () => {};

function createTerminal(settings: TerminalSettings, label: string): Terminal {
  const terminal = new Terminal({
    allowProposedApi: true, // for `unicode`
    ...terminalOptionsOf(settings),
    scrollback: 0,
    cursorBlink: false,
    disableStdin: true,
    // A recording may contain any bytes. Invalid output is not an error of the console.
    logLevel: 'off',
    // The same contrast as live terminals (WCAG 1.4.3).
    minimumContrastRatio: 4.5,
    lineHeight: 1.2,
    linkHandler: { activate: ignore },
  });
  terminal.options.screenReaderMode = false;
  joinGraphemes(terminal);
  harden(terminal, { onInput: ignore, onClipboard: ignore });
  terminal.onRender(() => terminal.element?.setAttribute('aria-label', label));
  return terminal;
}

/** Leaves the keys to the player, and copies the selection although the widget never has the focus. */
function blockFocus(terminal: Terminal): () => void {
  if (terminal.textarea) terminal.textarea.disabled = true;
  const copy = (event: ClipboardEvent) => {
    if (!terminal.hasSelection() || document.getSelection()?.type === 'Range') return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', selectedText(terminal.getSelection()));
  };
  document.addEventListener('copy', copy);
  return () => document.removeEventListener('copy', copy);
}

/**
 * Uses the largest font that fits into the parent. The fit addon does the opposite: it changes rows and columns, which a
 * recording defines. Cells are whole pixels, so the calculated font may be a step too large.
 */
function autoFit(terminal: Terminal, parent: HTMLElement): { fit: () => void; stop: () => void } {
  const fit = () => {
    const screenElement = terminal.element?.querySelector('.xterm-screen');
    if (!screenElement || parent.clientWidth === 0) return;
    for (let attempt = 0; attempt < MAX_FIT_ATTEMPTS; attempt += 1) {
      const { fontSize = DEFAULT_TERMINAL_SETTINGS.fontSize } = terminal.options;
      const size = fittingFontSize(fontSize, screenElement.getBoundingClientRect(), {
        width: parent.clientWidth,
        height: parent.clientHeight,
        isShrinking: attempt > 0,
      });
      if (size === fontSize) return;
      terminal.options.fontSize = size;
    }
  };
  const observer = new ResizeObserver(fit);
  observer.observe(parent);
  return { fit, stop: () => observer.disconnect() };
}
const MAX_FIT_ATTEMPTS = 5;

interface RecordingScreenOptions {
  settings: TerminalSettings;
  label: string;
}

export function openRecordingScreen(parent: HTMLElement, { settings, label }: RecordingScreenOptions): RecordingScreen {
  const terminal = createTerminal(settings, label);
  terminal.open(parent);
  drawWithWebgl(terminal);
  const stopCopying = blockFocus(terminal);
  const fitting = autoFit(terminal, parent);
  const dropUnseenOutput = unseenOutputFilter(terminal);
  const limitStrings = createStringLimiter();
  const joinCharacters = createUtf8Splitter();
  const write = (bytes: Uint8Array | string): Promise<void> => {
    const slice = typeof bytes === 'string' ? encoder.encode(bytes) : bytes;
    return new Promise((resolve) => terminal.write(joinCharacters(limitStrings(dropUnseenOutput(slice))), resolve));
  };
  return {
    write,
    finder: createFinder(terminal, () => themeOf(settings)),
    resize({ columns, rows }) {
      if (terminal.cols === columns && terminal.rows === rows) return;
      terminal.resize(columns, rows);
      fitting.fit();
    },
    reset: () => write(RESET),
    setScreenReaderMode(on) {
      terminal.options.screenReaderMode = on;
      // Rows can be read, but playback is not announced.
      terminal.element?.querySelector('.live-region')?.setAttribute('aria-live', 'off');
    },
    dispose() {
      stopCopying();
      fitting.stop();
      terminal.dispose();
    },
  };
}
