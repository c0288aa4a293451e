// What one does with a terminal besides typing, and what its keys and its mouse ask for.
import type { Terminal } from '@xterm/xterm';
import { pasteInput } from '#domain/terminal/tools/paste.ts';
import type { TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import type { createFinder, Finder } from '#features/terminal/find/find.ts';
import { isCopyKey, toolOfKey, type KeyTool } from './keys.ts';
import type { OutputAnnouncement } from './live-log.ts';
import { terminalOptionsOf, themeOf } from './terminal-appearance.ts';
import { selectedText, bufferText } from './buffer-text.ts';

export interface ScreenTools {
  /** Made when it is first asked for, by who brings its code. */
  finder(create: typeof createFinder): Finder;
  applySettings(settings: TerminalSettings): void;
  /** Types a text as one piece, in brackets where the program asked for them. */
  paste(text: string): void;
  /** Whether a program takes a paste as such: nothing in it runs before the Enter key. */
  isBracketed(): boolean;
  selectAll(): void;
  selection(): string;
  /** The scrollback and the screen below it, without those of a program that takes the whole screen. */
  outputText(): string;
  /** Leaves nothing but the line of the cursor. */
  clear(): void;
  dispose(): void;
}

/** What the user asks for in the terminal itself, or is to be told. */
export type ToolRequest =
  | KeyTool
  | { tool: 'paste'; text: string }
  | { tool: 'pasteClipboard' }
  | { tool: 'copy'; text: string }
  | { tool: 'tell'; announcement: OutputAnnouncement };

export type OnTool = (request: ToolRequest) => void;

/** The browser's own ways, which the widget would follow itself. */
function listenToClipboard(terminal: Terminal, parent: HTMLElement, onTool: OnTool): void {
  parent.addEventListener(
    'copy',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/plain', selectedText(terminal.getSelection()));
    },
    { capture: true },
  );
  parent.addEventListener(
    'paste',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text !== '') onTool({ tool: 'paste', text });
    },
    { capture: true },
  );
}

interface MouseOptions {
  settings: () => TerminalSettings;
  onTool: OnTool;
}

function listenToMouse(terminal: Terminal, parent: HTMLElement, { settings, onTool }: MouseOptions): void {
  const copy = () => {
    if (settings().copiesOnSelect && terminal.hasSelection())
      onTool({ tool: 'copy', text: selectedText(terminal.getSelection()) });
  };
  // Wherever the button is let go.
  parent.addEventListener('mousedown', ({ button }) => {
    if (button === 0) document.addEventListener('mouseup', copy, { once: true });
  });
  parent.addEventListener(
    'contextmenu',
    (event) => {
      // A program that listens to the mouse has the right button, too, and with Shift it is the browser's.
      const isFree = terminal.modes.mouseTrackingMode === 'none' && !event.shiftKey;
      if (!settings().pastesOnRightClick || !isFree) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onTool({ tool: 'pasteClipboard' });
    },
    { capture: true },
  );
}

/** Takes the keys that are a tool's; true where one was. */
export function handleToolKey(terminal: Terminal, event: KeyboardEvent, onTool: OnTool): boolean {
  const copied: ToolRequest | undefined =
    isCopyKey(event) && terminal.hasSelection()
      ? { tool: 'copy', text: selectedText(terminal.getSelection()) }
      : undefined;
  const request = copied ?? toolOfKey(event);
  if (!request) return false;
  event.preventDefault();
  onTool(request);
  return true;
}

/**
 * The log of the output, and the widget's own silenced, which interrupts and reads a flood out; where ours cannot be
 * loaded, that one goes on.
 */
export function createLiveLog(terminal: Terminal, onTool: OnTool): (isOn: boolean) => void {
  let isEnabled = false;
  let stop: (() => void) | undefined;
  async function start(): Promise<void> {
    const { announceOutput } = await import('./live-log.ts');
    if (!isEnabled || stop) return;
    terminal.element?.querySelector('.live-region')?.setAttribute('aria-live', 'off');
    stop = announceOutput(terminal, (announcement) => onTool({ tool: 'tell', announcement }));
  }
  return (isOn) => {
    terminal.options.screenReaderMode = isOn;
    isEnabled = isOn;
    if (isOn) void start().catch(() => undefined);
    else {
      stop?.();
      stop = undefined;
    }
  };
}

interface ToolsOptions {
  settings: TerminalSettings;
  onTool: OnTool;
  /** The letters have another size now. */
  fit: () => void;
}

export function createTools(
  terminal: Terminal,
  parent: HTMLElement,
  { settings: initialSettings, onTool, fit }: ToolsOptions,
): ScreenTools {
  let settings = initialSettings;
  let finder: Finder | undefined;
  listenToClipboard(terminal, parent, onTool);
  listenToMouse(terminal, parent, { settings: () => settings, onTool });
  return {
    finder: (create) => (finder ??= create(terminal, () => themeOf(settings))),
    applySettings(next) {
      if (JSON.stringify(next) === JSON.stringify(settings)) return;
      settings = next;
      Object.assign(terminal.options, terminalOptionsOf(next));
      finder?.redraw();
      fit();
    },
    paste: (text) => terminal.input(pasteInput(text, terminal.modes.bracketedPasteMode)),
    isBracketed: () => terminal.modes.bracketedPasteMode,
    selectAll: () => terminal.selectAll(),
    selection: () => selectedText(terminal.getSelection()),
    outputText: () => bufferText(terminal.buffer.normal),
    clear: () => terminal.clear(),
    dispose: () => finder?.end(),
  };
}
