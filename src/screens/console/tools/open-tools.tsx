import type { RefObject } from 'react';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import { FindBar } from './find-bar.tsx';
import { focusAfterClose } from './focus-after-close.ts';
import { OutputLog } from './output-log.tsx';
import { ConfirmPaste } from './confirm-paste.tsx';
import { TerminalSettingsDialog } from './terminal-settings.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { TerminalToolsState } from './use-tools.ts';

export interface OpenToolsProps {
  tools: TerminalToolsState;
  screen: RefObject<TerminalScreen | null>;
}

/** The open tools of a terminal and its log for screen readers. Loaded when the first tool opens. */
export function OpenTools({
  tools: { findRequest, pendingPaste, isSettingsOpen, isShortcutsOpen, options, log, close },
  screen,
}: OpenToolsProps) {
  const closeTool = (tool: 'paste' | 'settings' | 'shortcuts') => () => {
    close(tool);
    focusAfterClose(() => screen.current?.focus());
  };
  return (
    <>
      {findRequest > 0 && <FindBar screen={screen} request={findRequest} onClose={() => close('find')} />}
      {pendingPaste !== undefined && (
        <ConfirmPaste
          text={pendingPaste.text}
          isBracketed={pendingPaste.isBracketed}
          onClose={closeTool('paste')}
          onPaste={(text) => {
            closeTool('paste')();
            screen.current?.tools.paste(text);
          }}
        />
      )}
      {isSettingsOpen && <TerminalSettingsDialog onClose={closeTool('settings')} />}
      {isShortcutsOpen && <ShortcutsDialog onClose={closeTool('shortcuts')} />}
      {options.isScreenReaderMode && <OutputLog entries={log} />}
    </>
  );
}
