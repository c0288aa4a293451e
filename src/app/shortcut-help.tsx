import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { shortcutsHere, type Shortcut } from '#ui/shortcut/shortcut.ts';
import { ShortcutList, ShortcutSwitch } from '#ui/shortcut/shortcut-list.tsx';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';

const GROUPS = ['On this page', 'Everywhere', 'Go to'] as const satisfies readonly Shortcut['group'][];

/** The keys that do something here, and the switch for those that dictation or a slip could press. */
export function ShortcutHelp({ paletteKeys, onClose }: { paletteKeys: string; onClose: () => void }) {
  const [on, turn] = useShortcutSwitch();
  const [here] = useState(shortcutsHere);
  const all: readonly Shortcut[] = [
    { keys: paletteKeys, says: 'Search or jump to…', group: 'Everywhere' },
    ...here,
    { keys: 'Esc', says: 'Close what is on top', group: 'Everywhere' },
  ];
  return (
    <Dialog title="Keyboard shortcuts" width="wide" onClose={onClose}>
      <ShortcutSwitch>
        <Checkbox checked={on} onChange={({ target }) => turn(target.checked)}>
          Shortcuts of single letters and signs
        </Checkbox>
        <p>
          {on
            ? 'They do nothing while you type or work in a terminal.'
            : 'They are off: only keys that are held with Ctrl or ⌘, arrows, Enter and Esc do something.'}
        </p>
      </ShortcutSwitch>
      {GROUPS.map((group) => (
        <ShortcutList key={group} title={group} shortcuts={all.filter((one) => one.group === group)} />
      ))}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
