// Wraps the terminal widget: output goes in as bytes; typed text, sizes and links come out.
import '@xterm/xterm/css/xterm.css';
import { FitAddon } from '@xterm/addon-fit';
import { WebLinksAddon } from '@xterm/addon-web-links';
import { Terminal } from '@xterm/xterm';
import { createStringLimiter } from '#domain/terminal/limit-strings.ts';
import { unseenOutputFilter } from './unseen-output.ts';
import type { TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { createOutputFeed } from '#features/stream/output-feed.ts';
import { terminalTurns } from '#features/stream/scheduling.ts';
import { joinGraphemes } from './graphemes.ts';
import { harden } from './hardening.ts';
import { isLeaveKey } from './keys.ts';
import { terminalOptionsOf } from './terminal-appearance.ts';
import { skippedOutputNote } from './messages.ts';
import { createLiveLog, createTools, handleToolKey, type OnTool, type ScreenTools } from './tools.ts';
import { drawWithWebgl } from './webgl.ts';

export interface TerminalSize {
  cols: number;
  rows: number;
}

export interface TerminalScreen {
  size(): TerminalSize;
  /** Writes output in order. If it arrives faster than the browser can show it, a part of it is skipped. */
  write(bytes: Uint8Array): void;
  /** Uses the size that another participant set, until this window is resized. */
  resize(size: TerminalSize): void;
  /** Fits the terminal to its parent, even if another participant has set the size. */
  refit(): void;
  focus(): void;
  /** Adds the rows to the page as text for screen readers and announces output. Slow, so it is off unless requested. */
  setScreenReaderMode(isOn: boolean): void;
  tools: ScreenTools;
  dispose(): void;
}

interface ScreenListeners {
  onInput(text: string): void;
  onSize(size: TerminalSize): void;
  /** The user clicked a link in the output. It is not opened yet. */
  onLink(address: string): void;
  /** Output requests to copy this text. It is not copied yet. */
  onClipboard(text: string): void;
  /** The shell reports its current directory (OSC 7). */
  onDirectory(report: string): void;
  onLeave(): void;
  onTool: OnTool;
}

interface ScreenOptions extends ScreenListeners {
  scrollback: number;
  isScreenReaderMode: boolean;
  settings: TerminalSettings;
}

function createTerminal({ scrollback, settings, onLink }: ScreenOptions): Terminal {
  return new Terminal({
    allowProposedApi: true, // for `unicode`
    scrollback,
    ...terminalOptionsOf(settings),
    // Programs combine any text and background colors; white on this palette's blue would be 1.9 : 1 (WCAG 1.4.3).
    minimumContrastRatio: 4.5,
    lineHeight: 1.2,
    // Links with schemes other than HTTP are not opened, but a click shows why.
    linkHandler: { activate: (_event, address) => onLink(address), allowNonHttpProtocols: true },
  });
}

function listenToTerminal(terminal: Terminal, { onLink, onLeave, onTool }: ScreenListeners): void {
  terminal.loadAddon(new WebLinksAddon((_event, address) => onLink(address)));
  terminal.attachCustomKeyEventHandler((event) => {
    if (event.type !== 'keydown') return true;
    if (isLeaveKey(event)) {
      event.preventDefault();
      onLeave();
      return false;
    }
    return !handleToolKey(terminal, event, onTool);
  });
}

const sizeOf = ({ cols, rows }: Terminal): TerminalSize => ({ cols, rows });

/** Resizes, and restores the selection if only the number of rows changes. The widget drops it in that case. */
function resizeWithSelection(terminal: Terminal, resize: () => void): void {
  const { cols } = terminal;
  const selection = terminal.getSelectionPosition();
  resize();
  if (!selection || terminal.cols !== cols || terminal.hasSelection()) return;
  const { start, end } = selection;
  const lastRow = Math.min(end.y, terminal.buffer.active.length - 1);
  terminal.select(start.x, start.y, (lastRow - start.y) * cols + end.x - start.x);
}

const windowSize = () => `${innerWidth} × ${innerHeight}`;

/**
 * Fits the widget to its parent with the fit addon, and reports a new size at most five times a second. If another
 * participant sets the size, it stays until this window is resized: a message above the terminal does not change it.
 */
function autoFit(terminal: Terminal, parent: HTMLElement, onSize: (size: TerminalSize) => void) {
  const fitAddon = new FitAddon();
  terminal.loadAddon(fitAddon);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The window size at the time when another participant set the size of the terminal. */
  let windowSizeWhenShared: string | undefined;
  const refit = () => {
    if (windowSizeWhenShared === windowSize() || parent.clientWidth === 0) return;
    windowSizeWhenShared = undefined;
    resizeWithSelection(terminal, () => fitAddon.fit());
    onSize(sizeOf(terminal));
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(refit, 200);
  });
  observer.observe(parent);
  fitAddon.fit();
  return {
    applySharedSize({ cols, rows }: TerminalSize) {
      windowSizeWhenShared = windowSize();
      terminal.resize(cols, rows);
      // A terminal that is larger than its parent shows its end, where the prompt is.
      parent.scrollTop = parent.scrollHeight;
      onSize(sizeOf(terminal));
    },
    refit() {
      windowSizeWhenShared = undefined;
      refit();
    },
    /** Call it when the font size changed. */
    fit: refit,
    stop() {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

export function openScreen(parent: HTMLElement, options: ScreenOptions): TerminalScreen {
  const terminal = createTerminal(options);
  joinGraphemes(terminal);
  harden(terminal, options);
  terminal.open(parent);
  drawWithWebgl(terminal);
  listenToTerminal(terminal, options);
  const fitting = autoFit(terminal, parent, options.onSize);
  const setScreenReaderMode = createLiveLog(terminal, options.onTool);
  setScreenReaderMode(options.isScreenReaderMode);
  const tools = createTools(terminal, parent, { ...options, fit: fitting.fit });
  const limitStrings = createStringLimiter();
  return {
    size: () => sizeOf(terminal),
    write: createOutputFeed({
      shorten: unseenOutputFilter(terminal),
      parse: (slice) => new Promise((resolve) => terminal.write(limitStrings(slice), resolve)),
      // Terminals of a hidden page count as focused: the page draws nothing, and its timers would be slow.
      waitForTurn: () => terminalTurns(terminal, document.hidden || parent.contains(document.activeElement)),
      skippedNote: skippedOutputNote,
    }),
    resize: fitting.applySharedSize,
    refit: fitting.refit,
    focus: () => terminal.focus(),
    setScreenReaderMode,
    tools,
    dispose() {
      setScreenReaderMode(false);
      tools.dispose();
      fitting.stop();
      terminal.dispose();
    },
  };
}
