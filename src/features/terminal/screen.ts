// The terminal widget behind an interface of our own: bytes in, typed text out, sizes, links, and how full its buffer is.
import '@xterm/xterm/css/xterm.css';
import { FitAddon } from '@xterm/addon-fit';
import { WebLinksAddon } from '@xterm/addon-web-links';
import { Terminal } from '@xterm/xterm';
import { createStringBound } from '#domain/terminal/bounded-strings.ts';
import { unseenOutputFilter } from './unseen-output.ts';
import type { TerminalSettings } from '#domain/terminal/tools/settings.ts';
import { createFeed } from '#features/stream/feed.ts';
import { turns } from '#features/stream/turns.ts';
import { joinGraphemes } from './graphemes.ts';
import { harden } from './hardening.ts';
import { isWayOutKey } from './keys.ts';
import { optionsOf } from './look.ts';
import { leftOutNote } from './messages.ts';
import { createLiveLog, createTools, takeToolKey, type OnTool, type ScreenTools } from './tools.ts';
import { drawWithWebgl } from './webgl.ts';

export interface Size {
  cols: number;
  rows: number;
}

export interface Screen {
  size(): Size;
  /** In order; of more than can be shown in time, what nobody could have read is left out. */
  write(bytes: Uint8Array): void;
  /** Takes the size that another participant set, until this window is resized. */
  resize(size: Size): void;
  /** Goes back to what fits here. */
  refit(): void;
  focus(): void;
  /** Puts the rows into the page as text, for screen readers, and tells of what comes; it costs speed, so only on request. */
  setScreenReaderMode(on: boolean): void;
  tools: ScreenTools;
  dispose(): void;
}

interface Listeners {
  onInput(text: string): void;
  onSize(size: Size): void;
  /** The user chose a link in the output; it is not opened yet. */
  onLink(address: string): void;
  /** Output asks for this text to be copied; it is not yet. */
  onClipboard(text: string): void;
  onWayOut(): void;
  onTool: OnTool;
}

interface Options extends Listeners {
  scrollback: number;
  isScreenReaderMode: boolean;
  settings: TerminalSettings;
}

function createTerminal({ scrollback, settings, onLink }: Options): Terminal {
  return new Terminal({
    allowProposedApi: true, // the grapheme addon asks for it
    scrollback,
    ...optionsOf(settings),
    // Programs set any colour on any ground, and white on this palette's blue would be 1.9 : 1 (WCAG 1.4.3).
    minimumContrastRatio: 4.5,
    lineHeight: 1.2,
    // Those of other schemes are not opened either, but a click shows why.
    linkHandler: { activate: (_event, address) => onLink(address), allowNonHttpProtocols: true },
  });
}

function listen(terminal: Terminal, { onLink, onWayOut, onTool }: Listeners): void {
  terminal.loadAddon(new WebLinksAddon((_event, address) => onLink(address)));
  terminal.attachCustomKeyEventHandler((event) => {
    if (event.type !== 'keydown') return true;
    if (isWayOutKey(event)) {
      event.preventDefault();
      onWayOut();
      return false;
    }
    return !takeToolKey(terminal, event, onTool);
  });
}

const sizeOf = ({ cols, rows }: Terminal): Size => ({ cols, rows });

/** What is selected stays so when rows come or go below it, as with a message above the terminal; the widget drops it. */
function keepSelection(terminal: Terminal, resize: () => void): void {
  const { cols } = terminal;
  const selected = terminal.getSelectionPosition();
  resize();
  if (!selected || terminal.cols !== cols || terminal.hasSelection()) return;
  const { start, end } = selected;
  const last = Math.min(end.y, terminal.buffer.active.length - 1);
  terminal.select(start.x, start.y, (last - start.y) * cols + end.x - start.x);
}
const windowSize = () => `${innerWidth} × ${innerHeight}`;

/**
 * Keeps the widget as large as its parent, and reports a new size at most five times a second. The size of another
 * participant stays until this window itself gets another: another line below the terminal does not change it.
 */
function keepFitting(terminal: Terminal, parent: HTMLElement, onSize: (size: Size) => void) {
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sharedIn: string | undefined;
  const refit = () => {
    if (sharedIn === windowSize() || parent.clientWidth === 0) return;
    sharedIn = undefined;
    keepSelection(terminal, () => fit.fit());
    onSize(sizeOf(terminal));
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(refit, 200);
  });
  observer.observe(parent);
  fit.fit();
  return {
    take({ cols, rows }: Size) {
      sharedIn = windowSize();
      terminal.resize(cols, rows);
      // Where it is larger than this window, what is typed stands at its end.
      parent.scrollTop = parent.scrollHeight;
      onSize(sizeOf(terminal));
    },
    refit() {
      sharedIn = undefined;
      refit();
    },
    /** The letters have another size. */
    fit: refit,
    stop() {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

export function openScreen(parent: HTMLElement, options: Options): Screen {
  const terminal = createTerminal(options);
  joinGraphemes(terminal);
  harden(terminal, options);
  terminal.open(parent);
  void drawWithWebgl(terminal);
  listen(terminal, options);
  const fitting = keepFitting(terminal, parent, options.onSize);
  const setScreenReaderMode = createLiveLog(terminal, options.onTool);
  setScreenReaderMode(options.isScreenReaderMode);
  const tools = createTools(terminal, parent, { ...options, fit: fitting.fit });
  const boundStrings = createStringBound();
  return {
    size: () => sizeOf(terminal),
    write: createFeed({
      shorten: unseenOutputFilter(terminal),
      parse: (slice) => new Promise((resolve) => terminal.write(boundStrings(slice), resolve)),
      // A page that is not seen draws nothing, and its timers are slow.
      rest: () => turns(terminal, document.hidden || parent.contains(document.activeElement)),
      note: leftOutNote,
    }),
    resize: fitting.take,
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
