import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Search from 'lucide-react/icons/search';
import type { RefObject } from 'react';
import { outputFileName } from '#domain/terminal/tools/file-name.ts';
import { TOOL_KEYS, LEAVE_TERMINAL_KEY } from '#features/terminal/keys.ts';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import type { ToolRequest } from '#features/terminal/tools.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { saveFile } from '#ui/button/save-file.ts';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { useShortcuts } from '#ui/shortcut/shortcut.ts';
import { focusAfterClose } from './focus-after-close.ts';
import {
  CLEAR_OUTPUT,
  COPY_TEXT,
  FIND_IN_OUTPUT,
  INCREASE_FONT_SIZE,
  LEAVE_TERMINAL_SHORTCUT,
  OPEN_SETTINGS,
  PASTE_TEXT,
  SAVE_OUTPUT,
  SELECT_ALL,
  DECREASE_FONT_SIZE,
  TERMINAL_TOOLS,
  RESET_FONT_SIZE,
} from './messages.ts';
import type { TerminalToolsState } from './use-tools.ts';
import * as css from './tools.css.ts';

/** For the list of shortcuts. The terminal itself handles these keys. */
const TOOL_SHORTCUTS = [
  [TOOL_KEYS.find, FIND_IN_OUTPUT],
  [TOOL_KEYS.copy, COPY_TEXT],
  [TOOL_KEYS.paste, PASTE_TEXT],
  [TOOL_KEYS.clear, CLEAR_OUTPUT],
  [TOOL_KEYS.larger, INCREASE_FONT_SIZE],
  [TOOL_KEYS.smaller, DECREASE_FONT_SIZE],
  [TOOL_KEYS.usualSize, RESET_FONT_SIZE],
  [LEAVE_TERMINAL_KEY, LEAVE_TERMINAL_SHORTCUT],
] as const;

const saveOutput = (name: string, { tools }: TerminalScreen): void =>
  saveFile(outputFileName(name, new Date()), 'text/plain;charset=utf-8', tools.outputText());

interface ToolsMenuProps {
  tools: TerminalToolsState;
  screen: RefObject<TerminalScreen | null>;
  /** login@host, for the name of the saved file. */
  name: string;
}

/** The menu at the right end of a terminal's bar. */
export function ToolsMenu({ tools, screen, name }: ToolsMenuProps) {
  useShortcuts(TOOL_SHORTCUTS.map(([keys, description]) => ({ keys, description, group: 'On this page' })));
  const runOnScreen = (run: (opened: TerminalScreen) => void) => () => {
    if (!screen.current) return;
    run(screen.current);
    focusAfterClose(() => screen.current?.focus());
  };
  const runTool = (request: ToolRequest) => runOnScreen((opened) => tools.options.onTool(request, opened));
  const openFind = () => screen.current && tools.options.onTool({ tool: 'find' }, screen.current);
  const entries: MenuEntry[] = [
    { kind: 'action', label: FIND_IN_OUTPUT, keys: TOOL_KEYS.find, onSelect: openFind },
    { kind: 'action', label: SELECT_ALL, onSelect: runOnScreen(({ tools: { selectAll } }) => selectAll()) },
    { kind: 'action', label: COPY_TEXT, keys: TOOL_KEYS.copy, onSelect: runOnScreen(tools.copy) },
    {
      kind: 'action',
      label: SAVE_OUTPUT,
      onSelect: runOnScreen((opened) => saveOutput(name, opened)),
    },
    { kind: 'action', label: CLEAR_OUTPUT, keys: TOOL_KEYS.clear, onSelect: runTool({ tool: 'clear' }) },
    { kind: 'separator' },
    {
      kind: 'action',
      label: INCREASE_FONT_SIZE,
      keys: TOOL_KEYS.larger,
      onSelect: runTool({ tool: 'fontSize', step: 1 }),
    },
    {
      kind: 'action',
      label: DECREASE_FONT_SIZE,
      keys: TOOL_KEYS.smaller,
      onSelect: runTool({ tool: 'fontSize', step: -1 }),
    },
    {
      kind: 'action',
      label: RESET_FONT_SIZE,
      keys: TOOL_KEYS.usualSize,
      onSelect: runTool({ tool: 'fontSize', step: 0 }),
    },
    { kind: 'separator' },
    { kind: 'action', label: KEYBOARD_SHORTCUTS, onSelect: tools.openShortcuts },
    { kind: 'action', label: OPEN_SETTINGS, onSelect: tools.openSettings },
  ];
  return (
    <span className={css.tools}>
      <IconButton label={FIND_IN_OUTPUT} icon={Search} onClick={openFind} />
      <MenuButton label={TERMINAL_TOOLS} variant="quiet" icon={EllipsisVertical} entries={entries} />
    </span>
  );
}
