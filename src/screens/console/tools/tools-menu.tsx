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
import { focusSoon } from './focus-soon.ts';
import {
  CLEAR_OUTPUT,
  COPY_TEXT,
  FIND,
  LARGER_FONT,
  LEAVE_BY_KEY,
  OPEN_SETTINGS,
  PASTE_TEXT,
  SAVE_OUTPUT,
  SELECT_ALL,
  SMALLER_FONT,
  TOOLS,
  USUAL_FONT_SIZE,
} from './messages.ts';
import type { Tools } from './use-tools.ts';
import * as css from './tools.css.ts';

/** For the list of shortcuts; the terminal itself hears them. */
const SHORTCUTS = [
  [TOOL_KEYS.find, FIND],
  [TOOL_KEYS.copy, COPY_TEXT],
  [TOOL_KEYS.paste, PASTE_TEXT],
  [TOOL_KEYS.clear, CLEAR_OUTPUT],
  [TOOL_KEYS.larger, LARGER_FONT],
  [TOOL_KEYS.smaller, SMALLER_FONT],
  [TOOL_KEYS.usualSize, USUAL_FONT_SIZE],
  [LEAVE_TERMINAL_KEY, LEAVE_BY_KEY],
] as const;

const saveOutput = (name: string, { tools }: TerminalScreen): void =>
  saveFile(outputFileName(name, new Date()), 'text/plain;charset=utf-8', tools.outputText());

interface ToolsMenuProps {
  tools: Tools;
  screen: RefObject<TerminalScreen | null>;
  /** login@host, which names the file of the output. */
  name: string;
}

/** At the right end of a terminal's bar. */
export function ToolsMenu({ tools, screen, name }: ToolsMenuProps) {
  useShortcuts(SHORTCUTS.map(([keys, description]) => ({ keys, description, group: 'On this page' })));
  const act = (run: (opened: TerminalScreen) => void) => () => {
    if (!screen.current) return;
    run(screen.current);
    focusSoon(() => screen.current?.focus());
  };
  const take = (request: ToolRequest) => act((opened) => tools.options.onTool(request, opened));
  const find = () => screen.current && tools.options.onTool({ tool: 'find' }, screen.current);
  const entries: MenuEntry[] = [
    { kind: 'action', label: FIND, note: TOOL_KEYS.find, onSelect: find },
    { kind: 'action', label: SELECT_ALL, onSelect: act(({ tools: { selectAll } }) => selectAll()) },
    { kind: 'action', label: COPY_TEXT, note: TOOL_KEYS.copy, onSelect: act(tools.copy) },
    {
      kind: 'action',
      label: SAVE_OUTPUT,
      onSelect: act((opened) => saveOutput(name, opened)),
    },
    { kind: 'action', label: CLEAR_OUTPUT, note: TOOL_KEYS.clear, onSelect: take({ tool: 'clear' }) },
    { kind: 'separator' },
    { kind: 'action', label: LARGER_FONT, note: TOOL_KEYS.larger, onSelect: take({ tool: 'fontSize', step: 1 }) },
    { kind: 'action', label: SMALLER_FONT, note: TOOL_KEYS.smaller, onSelect: take({ tool: 'fontSize', step: -1 }) },
    {
      kind: 'action',
      label: USUAL_FONT_SIZE,
      note: TOOL_KEYS.usualSize,
      onSelect: take({ tool: 'fontSize', step: 0 }),
    },
    { kind: 'separator' },
    { kind: 'action', label: KEYBOARD_SHORTCUTS, onSelect: tools.openShortcuts },
    { kind: 'action', label: OPEN_SETTINGS, onSelect: tools.openSettings },
  ];
  return (
    <span className={css.tools}>
      <IconButton label={FIND} icon={Search} onClick={find} />
      <MenuButton label={TOOLS} variant="quiet" icon={EllipsisVertical} entries={entries} />
    </span>
  );
}
