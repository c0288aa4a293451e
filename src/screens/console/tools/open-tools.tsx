import type { RefObject } from 'react';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import { FindBar } from './find-bar.tsx';
import { focusSoon } from './focus-soon.ts';
import { LiveLog } from './live-log.tsx';
import { PasteGuard } from './paste-guard.tsx';
import { TerminalSettings } from './terminal-settings.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { Tools } from './use-tools.ts';

export interface OpenToolsProps {
  tools: Tools;
  screen: RefObject<TerminalScreen | null>;
}

/** What is open of a terminal's tools, and its log for screen readers; none of their code is needed before one is. */
export function OpenTools({
  tools: { find, paste, isSettings, isShortcuts, options, log, close },
  screen,
}: OpenToolsProps) {
  const leave = (what: 'paste' | 'settings' | 'shortcuts') => () => {
    close(what);
    focusSoon(() => screen.current?.focus());
  };
  return (
    <>
      {find > 0 && <FindBar screen={screen} request={find} onClose={() => close('find')} />}
      {paste !== undefined && (
        <PasteGuard
          text={paste.text}
          isBracketed={paste.isBracketed}
          onClose={leave('paste')}
          onPaste={(text) => {
            leave('paste')();
            screen.current?.tools.paste(text);
          }}
        />
      )}
      {isSettings && <TerminalSettings onClose={leave('settings')} />}
      {isShortcuts && <ShortcutsDialog onClose={leave('shortcuts')} />}
      {options.isScreenReaderMode && <LiveLog entries={log} />}
    </>
  );
}
