import { useState } from 'react';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { activeShortcuts, type Shortcut } from '#ui/shortcut/shortcut.ts';
import { KEYBOARD_SHORTCUTS, SINGLE_KEYS, SINGLE_KEYS_OFF, SINGLE_KEYS_ON } from '#ui/shortcut/messages.ts';
import { ShortcutList, ShortcutSwitchArea } from '#ui/shortcut/shortcut-list.tsx';
import { SEARCH_LABEL } from '#ui/palette/messages.ts';
import { CLOSE_LAYER } from '#app/messages.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';

const GROUPS = ['On this page', 'Everywhere', 'Go to'] as const satisfies readonly Shortcut['group'][];

/** Lists the shortcuts of the page, with a switch for single-key shortcuts, which dictation could press by mistake. */
export function ShortcutHelp({ paletteKeys, onClose }: { paletteKeys: string; onClose: () => void }) {
  const [isOn, setOn] = useShortcutSwitch();
  const [pageShortcuts] = useState(activeShortcuts);
  const allShortcuts: readonly Shortcut[] = [
    { keys: paletteKeys, description: SEARCH_LABEL, group: 'Everywhere' },
    ...pageShortcuts,
    { keys: 'Esc', description: CLOSE_LAYER, group: 'Everywhere' },
  ];
  return (
    <MessageDialog title={KEYBOARD_SHORTCUTS} width="wide" onClose={onClose}>
      <ShortcutSwitchArea>
        <Checkbox checked={isOn} onChange={({ target }) => setOn(target.checked)}>
          {SINGLE_KEYS}
        </Checkbox>
        <p>{isOn ? SINGLE_KEYS_ON : SINGLE_KEYS_OFF}</p>
      </ShortcutSwitchArea>
      {GROUPS.map((group) => (
        <ShortcutList
          key={group}
          title={group}
          shortcuts={allShortcuts.filter((shortcut) => shortcut.group === group)}
        />
      ))}
    </MessageDialog>
  );
}
