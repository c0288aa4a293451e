import { useState } from 'react';
import { pasteContentOf, isPasteTooLarge, mustConfirmPaste } from '#domain/terminal/tools/paste.ts';
import { stepFontSize, type TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import type { OutputAnnouncement } from '#features/terminal/live-log.ts';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import type { ToolRequest } from '#features/terminal/tools.ts';
import { COPY_FAILED } from '#ui/button/messages.ts';
import { copyText, readText } from './clipboard.ts';
import { CLIPBOARD_NOT_READ, NOTHING_SELECTED, PASTE_TOO_LARGE, TOOLS_NOT_LOADED } from './messages.ts';
import { useScreenReaderMode } from './use-screen-reader-mode.ts';
import { useTerminalSettings } from './use-terminal-settings.ts';

export interface LogEntry {
  id: number;
  told: OutputAnnouncement;
}

const KEPT_ENTRIES = 40;

/** What is open of a terminal's tools, and what they do. */
export interface Tools {
  /** Counts how often the find bar was asked for; 0 while it is closed. */
  find: number;
  /** Waits for the user to say how it goes. */
  paste: { text: string; isBracketed: boolean } | undefined;
  notice: string | undefined;
  log: readonly LogEntry[];
  isSettings: boolean;
  isShortcuts: boolean;
  /** For the widget. */
  options: {
    settings: TerminalSettings;
    isScreenReaderMode: boolean;
    onTool: (request: ToolRequest, screen: TerminalScreen) => void;
  };
  /** Copies what is selected, or says that nothing is. */
  copy: (screen: TerminalScreen) => void;
  openSettings: () => void;
  openShortcuts: () => void;
  close: (what: 'find' | 'paste' | 'notice' | 'settings' | 'shortcuts') => void;
  /** What was to open could not be loaded. */
  fail: () => void;
}

export function useTools(): Tools {
  const [find, setFind] = useState(0);
  const [paste, setPaste] = useState<Tools['paste']>();
  const [notice, setNotice] = useState<string>();
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [isSettings, setSettingsOpen] = useState(false);
  const [isShortcuts, setShortcutsOpen] = useState(false);
  const [settings, change] = useTerminalSettings();
  const [isScreenReaderMode] = useScreenReaderMode();

  async function copyOut(text: string): Promise<void> {
    setNotice((await copyText(text)) ? undefined : COPY_FAILED);
  }
  function pasteIn(text: string, screen: TerminalScreen): void {
    setNotice(isPasteTooLarge(text) ? PASTE_TOO_LARGE : undefined);
    if (isPasteTooLarge(text)) return;
    if (mustConfirmPaste(pasteContentOf(text), settings.asksForLines))
      setPaste({ text, isBracketed: screen.tools.isBracketed() });
    else screen.tools.paste(text);
  }
  async function pasteClipboard(screen: TerminalScreen): Promise<void> {
    const text = await readText();
    if (text === undefined) setNotice(CLIPBOARD_NOT_READ);
    else if (text !== '') pasteIn(text, screen);
  }
  function onTool(request: ToolRequest, screen: TerminalScreen): void {
    switch (request.tool) {
      case 'find':
        return setFind((times) => times + 1);
      case 'clear':
        return screen.tools.clear();
      case 'fontSize':
        return change((now) => ({ fontSize: stepFontSize(now.fontSize, request.step) }));
      case 'copy':
        return void copyOut(request.text);
      case 'paste':
        return pasteIn(request.text, screen);
      case 'pasteClipboard':
        return void pasteClipboard(screen);
      case 'tell':
        return setLog((kept) => [
          ...kept.slice(1 - KEPT_ENTRIES),
          { id: (kept.at(-1)?.id ?? 0) + 1, told: request.announcement },
        ]);
    }
  }
  return {
    find,
    paste,
    notice,
    log,
    isSettings,
    isShortcuts,
    options: { settings, isScreenReaderMode, onTool },
    copy(screen) {
      const text = screen.tools.selection();
      if (text === '') setNotice(NOTHING_SELECTED);
      else void copyOut(text);
    },
    openSettings: () => setSettingsOpen(true),
    openShortcuts: () => setShortcutsOpen(true),
    fail() {
      setFind(0);
      setPaste(undefined);
      setSettingsOpen(false);
      setShortcutsOpen(false);
      setNotice(TOOLS_NOT_LOADED);
    },
    close(what) {
      if (what === 'find') setFind(0);
      if (what === 'paste') setPaste(undefined);
      if (what === 'notice') setNotice(undefined);
      if (what === 'settings') setSettingsOpen(false);
      if (what === 'shortcuts') setShortcutsOpen(false);
    },
  };
}
