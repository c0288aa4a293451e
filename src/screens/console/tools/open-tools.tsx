import { type RefObject, useState } from 'react';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import { FindBar } from './find-bar.tsx';
import { focusAfterClose } from './focus-after-close.ts';
import { TerminalSettingsDialog } from './terminal-settings.tsx';
import type { TerminalToolsState, OutputLogEntry } from './use-tools.ts';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { ShortcutList } from '#ui/shortcut/shortcut-list.tsx';
import { activeShortcuts, type Shortcut } from '#ui/shortcut/shortcut.ts';
import type { OutputAnnouncement } from '#features/terminal/live-log.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { ALTERNATE_SCREEN, lineCountText, lastLineText, NORMAL_SCREEN, OUTPUT_LOG } from './log-messages.ts';
import { toOneLine, previewOf } from '#domain/terminal/tools/paste-preview.ts';
import { pasteContentOf } from '#domain/terminal/tools/paste.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import {
  HAS_CONTROL_CHARACTERS,
  HAS_INVISIBLE_CHARACTERS,
  LINES_RUN_IMMEDIATELY,
  LINES_WAIT_FOR_ENTER,
  PASTE,
  PASTE_AS_ONE_LINE,
  pasteQuestion,
  remainingCharacters,
  TEXT_TO_PASTE,
} from './paste-messages.ts';
import * as css from './tools.css.ts';

interface ConfirmPasteProps {
  text: string;
  /** The program supports bracketed paste, so no part of the text runs by itself. */
  isBracketed: boolean;
  onPaste: (text: string) => void;
  onClose: () => void;
}

/** Shows a text before pasting it, including its invisible characters. */
function ConfirmPaste({ text, isBracketed, onPaste, onClose }: ConfirmPasteProps) {
  const { lines, hasControls, hasUnseen } = pasteContentOf(text);
  return (
    <Dialog title={pasteQuestion(lines)} width="wide" onClose={onClose}>
      {lines > 1 && <p>{isBracketed ? LINES_WAIT_FOR_ENTER : LINES_RUN_IMMEDIATELY}</p>}
      {hasControls && <p>{HAS_CONTROL_CHARACTERS}</p>}
      {hasUnseen && <p>{HAS_INVISIBLE_CHARACTERS}</p>}
      <PastePreview text={text} />
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        {lines > 1 && <Button onClick={() => onPaste(toOneLine(text))}>{PASTE_AS_ONE_LINE}</Button>}
        <Button variant="primary" onClick={() => onPaste(text)}>
          {PASTE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PastePreview({ text }: { text: string }) {
  const { parts, rest } = previewOf(text);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area needs keyboard focus
    <section className={css.preview} aria-label={TEXT_TO_PASTE} tabIndex={0}>
      <pre className={css.pastedText}>
        {parts.map((part) =>
          part.isMark ? (
            <mark key={part.start} className={css.mark}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </pre>
      {rest > 0 && <p className={css.remaining}>{remainingCharacters(rest)}</p>}
    </section>
  );
}

/** The output of a terminal for screen readers, which read it when they are idle (WAI-ARIA 1.2, log). */
function OutputLog({ entries }: { entries: readonly OutputLogEntry[] }) {
  return (
    <div role="log" aria-label={OUTPUT_LOG} className={hidden}>
      {entries.map(({ id, announcement }) => (
        <div key={id}>
          <OutputLogItem announcement={announcement} />
        </div>
      ))}
    </div>
  );
}

function OutputLogItem({ announcement }: { announcement: OutputAnnouncement }) {
  switch (announcement.kind) {
    case 'lines':
      return <pre>{announcement.lines.join('\n')}</pre>;
    case 'flood':
      return (
        <>
          <p>{lineCountText(announcement.count)}</p>
          {announcement.last !== '' && <p>{lastLineText(announcement.last)}</p>}
        </>
      );
    case 'alternate':
      return <p>{ALTERNATE_SCREEN}</p>;
    case 'normal':
      return <p>{NORMAL_SCREEN}</p>;
  }
}

const SHORTCUTS_GROUP: Shortcut['group'] = 'On this page';

/** The keys of the workspace and its terminals. No single key opens this dialog: the shell receives all keys. */
function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(activeShortcuts);
  return (
    <MessageDialog title={KEYBOARD_SHORTCUTS} width="wide" onClose={onClose}>
      <ShortcutList title={SHORTCUTS_GROUP} shortcuts={shortcuts.filter(({ group }) => group === SHORTCUTS_GROUP)} />
    </MessageDialog>
  );
}

export interface OpenToolsProps {
  tools: TerminalToolsState;
  screen: RefObject<TerminalScreen | null>;
  /** The text that the user typed into the find bar while this code was loading. */
  typedFindText: string;
}

/** The open tools of a terminal and its log for screen readers. Loaded when the first tool opens. */
export function OpenTools({
  tools: { findRequest, pendingPaste, isSettingsOpen, isShortcutsOpen, options, log, close },
  screen,
  typedFindText,
}: OpenToolsProps) {
  const closeTool = (tool: 'paste' | 'settings' | 'shortcuts') => () => {
    close(tool);
    focusAfterClose(() => screen.current?.focus());
  };
  return (
    <>
      {findRequest > 0 && (
        <FindBar screen={screen} request={findRequest} typedText={typedFindText} onClose={() => close('find')} />
      )}
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
