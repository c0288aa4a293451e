import { useState } from 'react';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { ShortcutList } from '#ui/shortcut/shortcut-list.tsx';
import { activeShortcuts, type Shortcut } from '#ui/shortcut/shortcut.ts';

const GROUP: Shortcut['group'] = 'On this page';

/** The keys of the workspace and of its terminals. No single key opens it here: a shell takes them all. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [here] = useState(activeShortcuts);
  return (
    <MessageDialog title={KEYBOARD_SHORTCUTS} width="wide" onClose={onClose}>
      <ShortcutList title={GROUP} shortcuts={here.filter(({ group }) => group === GROUP)} />
    </MessageDialog>
  );
}
