import { useState } from 'react';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { ShortcutList } from '#ui/shortcut/shortcut-list.tsx';
import { activeShortcuts, type Shortcut } from '#ui/shortcut/shortcut.ts';

const SHORTCUTS_GROUP: Shortcut['group'] = 'On this page';

/** The keys of the workspace and its terminals. No single key opens this dialog: the shell receives all keys. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(activeShortcuts);
  return (
    <MessageDialog title={KEYBOARD_SHORTCUTS} width="wide" onClose={onClose}>
      <ShortcutList title={SHORTCUTS_GROUP} shortcuts={shortcuts.filter(({ group }) => group === SHORTCUTS_GROUP)} />
    </MessageDialog>
  );
}
