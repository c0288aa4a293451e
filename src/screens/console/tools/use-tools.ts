import { useState } from 'react';
import { pasteContentOf, isPasteTooLarge, mustConfirmPaste } from '#domain/terminal/tools/paste.ts';
import { stepFontSize, type TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import type { OutputAnnouncement } from '#features/terminal/live-log.ts';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import type { ToolRequest } from '#features/terminal/tools.ts';
import { COPY_FAILED } from '#ui/button/messages.ts';
import { CLIPBOARD_NOT_READ, NOTHING_SELECTED, PASTE_TOO_LARGE, TOOLS_NOT_LOADED } from './messages.ts';
import { useScreenReaderMode } from './use-screen-reader-mode.ts';
import { useTerminalSettings } from './use-terminal-settings.ts';

// Without a secure origin `navigator.clipboard` is undefined. Starting with `Promise.resolve()` turns the exception
// into a rejection.

/** Resolves to true if the browser wrote the text, false otherwise. */
const writeClipboard = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

/** Resolves to the text of the clipboard, or to undefined if the browser or the user did not allow reading it. */
const readClipboard = (): Promise<string | undefined> =>
  Promise.resolve()
    .then(() => navigator.clipboard.readText())
    .catch(() => undefined);

export interface OutputLogEntry {
  id: number;
  announcement: OutputAnnouncement;
}

const MAX_LOG_ENTRIES = 40;

/** The state of a terminal's tools, and their actions. */
export interface TerminalToolsState {
  /** Increases with each request to open the find bar; 0 while it is closed. */
  findRequest: number;
  /** The text that waits for the user's confirmation. */
  pendingPaste: { text: string; isBracketed: boolean } | undefined;
  notice: string | undefined;
  log: readonly OutputLogEntry[];
  isSettingsOpen: boolean;
  isShortcutsOpen: boolean;
  /** Options for the widget. */
  options: {
    settings: TerminalSettings;
    isScreenReaderMode: boolean;
    onTool: (request: ToolRequest, screen: TerminalScreen) => void;
  };
  /** Copies the selection, or shows a notice that nothing is selected. */
  copy: (screen: TerminalScreen) => void;
  openSettings: () => void;
  openShortcuts: () => void;
  close: (tool: 'find' | 'paste' | 'notice' | 'settings' | 'shortcuts') => void;
  /** Shows a notice that a tool failed to load. */
  showLoadError: () => void;
}

export function useTools(): TerminalToolsState {
  const [findRequest, setFindRequest] = useState(0);
  const [pendingPaste, setPendingPaste] = useState<TerminalToolsState['pendingPaste']>();
  const [notice, setNotice] = useState<string>();
  const [log, setLog] = useState<readonly OutputLogEntry[]>([]);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isShortcutsOpen, setShortcutsOpen] = useState(false);
  const [settings, change] = useTerminalSettings();
  const [isScreenReaderMode] = useScreenReaderMode();

  async function copyToClipboard(text: string): Promise<void> {
    setNotice((await writeClipboard(text)) ? undefined : COPY_FAILED);
  }
  function pasteInto(text: string, screen: TerminalScreen): void {
    setNotice(isPasteTooLarge(text) ? PASTE_TOO_LARGE : undefined);
    if (isPasteTooLarge(text)) return;
    if (mustConfirmPaste(pasteContentOf(text), settings.asksForLines))
      setPendingPaste({ text, isBracketed: screen.tools.isBracketed() });
    else screen.tools.paste(text);
  }
  async function pasteClipboard(screen: TerminalScreen): Promise<void> {
    const text = await readClipboard();
    if (text === undefined) setNotice(CLIPBOARD_NOT_READ);
    else if (text !== '') pasteInto(text, screen);
  }
  function onTool(request: ToolRequest, screen: TerminalScreen): void {
    switch (request.tool) {
      case 'find':
        return setFindRequest((requestCount) => requestCount + 1);
      case 'clear':
        return screen.tools.clear();
      case 'fontSize':
        return change((current) => ({ fontSize: stepFontSize(current.fontSize, request.step) }));
      case 'copy':
        return void copyToClipboard(request.text);
      case 'paste':
        return pasteInto(request.text, screen);
      case 'pasteClipboard':
        return void pasteClipboard(screen);
      case 'tell':
        return setLog((entries) => [
          ...entries.slice(1 - MAX_LOG_ENTRIES),
          { id: (entries.at(-1)?.id ?? 0) + 1, announcement: request.announcement },
        ]);
    }
  }
  return {
    findRequest,
    pendingPaste,
    notice,
    log,
    isSettingsOpen,
    isShortcutsOpen,
    options: { settings, isScreenReaderMode, onTool },
    copy(screen) {
      const text = screen.tools.selection();
      if (text === '') setNotice(NOTHING_SELECTED);
      else void copyToClipboard(text);
    },
    openSettings: () => setSettingsOpen(true),
    openShortcuts: () => setShortcutsOpen(true),
    showLoadError() {
      setFindRequest(0);
      setPendingPaste(undefined);
      setSettingsOpen(false);
      setShortcutsOpen(false);
      setNotice(TOOLS_NOT_LOADED);
    },
    close(tool) {
      if (tool === 'find') setFindRequest(0);
      if (tool === 'paste') setPendingPaste(undefined);
      if (tool === 'notice') setNotice(undefined);
      if (tool === 'settings') setSettingsOpen(false);
      if (tool === 'shortcuts') setShortcutsOpen(false);
    },
  };
}
