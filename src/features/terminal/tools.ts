// The tools of a terminal: copy, paste, find, clear and settings, with their keys and mouse buttons.
import type { Terminal } from '@xterm/xterm';
import { pasteInput } from '#domain/terminal/tools/paste.ts';
import type { TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import type { createFinder, Finder } from '#features/terminal/find/find.ts';
import { isCopyKey, toolOfKey, type KeyTool } from './keys.ts';
import type { OutputAnnouncement } from './live-log.ts';
import { terminalOptionsOf, themeOf } from './terminal-appearance.ts';
import { selectedText, bufferText } from './buffer-text.ts';

export interface ScreenTools {
  /** Creates the finder on the first call. The caller passes `create`, because it loads the code of the finder. */
  finder(create: typeof createFinder): Finder;
  applySettings(settings: TerminalSettings): void;
  /** Enters the text as one input. Marks it as pasted if the program turned on bracketed paste mode. */
  paste(text: string): void;
  /** Whether the program turned on bracketed paste mode: pasted text does not run before the Enter key. */
  isBracketed(): boolean;
  /** Enters text as if the user typed it. */
  input(text: string): void;
  /** Whether the program turned on application cursor keys: arrow keys send other sequences. */
  isApplicationCursor(): boolean;
  selectAll(): void;
  selection(): string;
  /** The scrollback and the normal screen, without the screen of a full-screen program. */
  outputText(): string;
  /** Removes all output except the line of the cursor. */
  clear(): void;
  dispose(): void;
}

/** Requests from keys, the mouse and the clipboard in the terminal, and announcements for screen readers. */
export type ToolRequest =
  | KeyTool
  | { tool: 'paste'; text: string }
  | { tool: 'pasteClipboard' }
  | { tool: 'copy'; text: string }
  | { tool: 'tell'; announcement: OutputAnnouncement };

export type OnTool = (request: ToolRequest) => void;

/** Handles the copy and paste events of the browser instead of the widget. */
function handleClipboardEvents(terminal: Terminal, parent: HTMLElement, onTool: OnTool): void {
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

function handleMouseEvents(terminal: Terminal, parent: HTMLElement, { settings, onTool }: MouseOptions): void {
  const copySelection = () => {
    if (settings().copiesOnSelect && terminal.hasSelection())
      onTool({ tool: 'copy', text: selectedText(terminal.getSelection()) });
  };
  // The button may be released outside the terminal.
  parent.addEventListener('mousedown', ({ button }) => {
    if (button === 0) document.addEventListener('mouseup', copySelection, { once: true });
  });
  parent.addEventListener(
    'contextmenu',
    (event) => {
      // A program that tracks the mouse also gets the right button. With Shift, the browser opens its own menu.
      const isButtonUnused = terminal.modes.mouseTrackingMode === 'none' && !event.shiftKey;
      if (!settings().pastesOnRightClick || !isButtonUnused) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onTool({ tool: 'pasteClipboard' });
    },
    { capture: true },
  );
}

/** Handles a pressed key if it belongs to a tool. Returns whether it does. */
export function handleToolKey(terminal: Terminal, event: KeyboardEvent, onTool: OnTool): boolean {
  const copyRequest: ToolRequest | undefined =
    isCopyKey(event) && terminal.hasSelection()
      ? { tool: 'copy', text: selectedText(terminal.getSelection()) }
      : undefined;
  const request = copyRequest ?? toolOfKey(event);
  if (!request) return false;
  event.preventDefault();
  onTool(request);
  return true;
}

/**
 * Returns a function that turns the announcements of output on or off. It silences the widget's own live region, which
 * interrupts the screen reader and reads every line of a flood. That region stays on if the code of our announcements
 * fails to load.
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
  /** Called after the settings changed, because the size of the letters may have changed. */
  fit: () => void;
}

export function createTools(
  terminal: Terminal,
  parent: HTMLElement,
  { settings: initialSettings, onTool, fit }: ToolsOptions,
): ScreenTools {
  let settings = initialSettings;
  let finder: Finder | undefined;
  handleClipboardEvents(terminal, parent, onTool);
  handleMouseEvents(terminal, parent, { settings: () => settings, onTool });
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
    input: (text) => terminal.input(text),
    isApplicationCursor: () => terminal.modes.applicationCursorKeysMode,
    selectAll: () => terminal.selectAll(),
    selection: () => selectedText(terminal.getSelection()),
    outputText: () => bufferText(terminal.buffer.normal),
    clear: () => terminal.clear(),
    dispose: () => finder?.end(),
  };
}
