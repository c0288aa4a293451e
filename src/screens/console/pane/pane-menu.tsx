import type { RefObject } from 'react';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import { FilesButton } from '#screens/console/files/files-button.tsx';
import type { TerminalFiles } from '#screens/console/files/use-files.ts';
import { ToolsMenu } from '#screens/console/tools/tools-menu.tsx';
import type { TerminalToolsState } from '#screens/console/tools/use-tools.ts';

interface PaneMenuProps {
  files: TerminalFiles;
  tools: TerminalToolsState;
  screen: RefObject<TerminalScreen | null>;
  name: string;
}

/** The tools of the focused pane, shown in the bar. */
export function PaneMenu({ files, ...terminal }: PaneMenuProps) {
  return (
    <>
      <FilesButton {...files} onClosed={() => terminal.screen.current?.focus()} />
      <ToolsMenu {...terminal} />
    </>
  );
}
