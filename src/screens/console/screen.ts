// The terminal widget behind a few words of our own: bytes in, typed text out, sizes, links, and how full its buffer is.
import '@xterm/xterm/css/xterm.css';
import { FitAddon } from '@xterm/addon-fit';
import { UnicodeGraphemesAddon } from '@xterm/addon-unicode-graphemes';
import { WebLinksAddon } from '@xterm/addon-web-links';
import { Terminal } from '@xterm/xterm';
import { briefing } from './briefing.ts';
import { createFeed } from './feed.ts';
import { isCopyKey, isWayOutKey } from './keys.ts';
import { palette } from './palette.ts';
import { drawWithWebgl } from './webgl.ts';

export interface Size {
  cols: number;
  rows: number;
}

export interface Screen {
  size(): Size;
  /** Resolves once the buffer has room again; await it before writing more, and memory stays bounded. */
  write(bytes: Uint8Array): Promise<void>;
  /** Takes the size another participant set; undefined goes back to what fits. */
  resize(size: Size | undefined): void;
  focus(): void;
  /** Puts the rows into the page as text, for screen readers; it costs speed, so only on request. */
  readOut(on: boolean): void;
  dispose(): void;
}

interface Listeners {
  onInput(text: string): void;
  onSize(size: Size): void;
  /** Someone chose a link in the output; it is not opened yet. */
  onLink(address: string): void;
  onWayOut(): void;
}

interface Options extends Listeners {
  scrollback: number;
  isReadOut: boolean;
}

function createTerminal({ scrollback, isReadOut, onLink }: Options): Terminal {
  return new Terminal({
    allowProposedApi: true, // the grapheme addon asks for it
    scrollback,
    theme: palette,
    fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    fontSize: 13,
    lineHeight: 1.2,
    cursorBlink: false,
    rightClickSelectsWord: true,
    linkHandler: { activate: (_event, address) => onLink(address), allowNonHttpProtocols: false },
    screenReaderMode: isReadOut,
  });
}

function listen(terminal: Terminal, { onInput, onLink, onWayOut }: Listeners): void {
  terminal.onData(onInput);
  terminal.loadAddon(new WebLinksAddon((_event, address) => onLink(address)));
  terminal.attachCustomKeyEventHandler((event) => {
    if (event.type !== 'keydown') return true;
    if (isWayOutKey(event)) {
      event.preventDefault();
      onWayOut();
      return false;
    }
    if (!isCopyKey(event) || !terminal.hasSelection()) return true;
    event.preventDefault();
    void navigator.clipboard.writeText(terminal.getSelection());
    return false;
  });
}

/** Keeps the widget as large as its place, and tells the proxy at most five times a second. */
function keepFitting(terminal: Terminal, place: HTMLElement, onSize: (size: Size) => void) {
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forced: Size | undefined;
  const refit = () => {
    if (forced || place.clientWidth === 0) return;
    fit.fit();
    onSize({ cols: terminal.cols, rows: terminal.rows });
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(refit, 200);
  });
  observer.observe(place);
  fit.fit();
  return {
    force(size: Size | undefined) {
      forced = size;
      if (size) terminal.resize(size.cols, size.rows);
      else refit();
    },
    stop() {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

export function openScreen(place: HTMLElement, options: Options): Screen {
  const terminal = createTerminal(options);
  terminal.loadAddon(new UnicodeGraphemesAddon());
  terminal.open(place);
  drawWithWebgl(terminal);
  listen(terminal, options);
  const fitting = keepFitting(terminal, place, options.onSize);
  const brief = briefing(terminal);
  return {
    size: () => ({ cols: terminal.cols, rows: terminal.rows }),
    write: createFeed((slice) => new Promise((resolve) => terminal.write(brief(slice), resolve))),
    resize: (size) => fitting.force(size),
    focus: () => terminal.focus(),
    readOut(on) {
      terminal.options.screenReaderMode = on;
    },
    dispose() {
      fitting.stop();
      terminal.dispose();
    },
  };
}
