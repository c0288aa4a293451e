// The shell receives all keys of a terminal, so the keys of the workspace are chords that type no character
// (docs/behaviour.md#the-console-workspace). On a Mac, Option types characters, so the chords use Control and Cmd.
import { isMac } from '#lib/browser/platform.ts';
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';

type KeyInput = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

export type WorkspaceCommand =
  | { type: 'newTab' | 'closePane' | 'broadcast' }
  | { type: 'tab'; place: number }
  | { type: 'step'; offset: 1 | -1 }
  | { type: 'split'; toward: 'right' | 'down' }
  | { type: 'beside'; direction: 'left' | 'right' | 'up' | 'down' };

const KEY_TEXTS = {
  newTab: { keys: 'Alt ⇧ T', macKeys: 'Ctrl ⌘ T' },
  closePane: { keys: 'Alt ⇧ W', macKeys: 'Ctrl ⌘ W' },
  nextTab: { keys: 'Alt PgDn', macKeys: '⌥ PgDn' },
  previousTab: { keys: 'Alt PgUp', macKeys: '⌥ PgUp' },
  tabByNumber: { keys: 'Alt 1 … 9', macKeys: 'Ctrl ⌘ 1 … 9' },
  splitRight: { keys: 'Alt +', macKeys: 'Ctrl ⌘ +' },
  splitDown: { keys: 'Alt _', macKeys: 'Ctrl ⌘ −' },
  adjacentPane: { keys: 'Alt ⇧ →', macKeys: '⌥ ⇧ →' },
  broadcast: { keys: 'Alt ⇧ B', macKeys: 'Ctrl ⌘ B' },
} as const;

/** The keys of a command, as shown in menus and in the list of shortcuts. */
export function keysTextOf(command: keyof typeof KEY_TEXTS): string {
  const { keys, macKeys } = KEY_TEXTS[command];
  return isMac() ? macKeys : keys;
}

const PAGE_KEY_COMMANDS: Readonly<Record<string, WorkspaceCommand>> = {
  PageDown: { type: 'step', offset: 1 },
  PageUp: { type: 'step', offset: -1 },
};

const ARROW_COMMANDS: Readonly<Record<string, WorkspaceCommand>> = {
  ArrowLeft: { type: 'beside', direction: 'left' },
  ArrowRight: { type: 'beside', direction: 'right' },
  ArrowUp: { type: 'beside', direction: 'up' },
  ArrowDown: { type: 'beside', direction: 'down' },
};

const LETTER_COMMANDS: Readonly<Record<string, WorkspaceCommand>> = {
  t: { type: 'newTab' },
  w: { type: 'closePane' },
  b: { type: 'broadcast' },
};

const SPLIT_RIGHT: WorkspaceCommand = { type: 'split', toward: 'right' };
const SPLIT_DOWN: WorkspaceCommand = { type: 'split', toward: 'down' };

/**
 * Shells use Alt with `-` (to type a negative argument), but not Alt with `_`. The physical keys of these signs depend
 * on the keyboard layout.
 */
const ALT_SPLIT_SIGNS: Readonly<Record<string, WorkspaceCommand>> = { '+': SPLIT_RIGHT, _: SPLIT_DOWN };
/** No shell uses Control with Cmd, so all signs on the two keys work. */
const COMMAND_SPLIT_SIGNS: Readonly<Record<string, WorkspaceCommand>> = {
  '+': SPLIT_RIGHT,
  '=': SPLIT_RIGHT,
  '-': SPLIT_DOWN,
  _: SPLIT_DOWN,
};

/** Digits are accepted with and without Shift, because some keyboards type them with Shift. */
const tabCommand = (typed: string): WorkspaceCommand | undefined =>
  /^[1-9]$/.test(typed) ? { type: 'tab', place: Number(typed) } : undefined;

/** The command of a key in the workspace; undefined for keys of the shell. */
export function commandOf(event: KeyInput, isMac: boolean): WorkspaceCommand | undefined {
  const { key, code, ctrlKey, shiftKey, altKey, metaKey } = event;
  // On Windows, Alt with the number pad types a character by its code.
  if (code.startsWith('Numpad')) return undefined;
  const typedKey = shortcutKey(event);
  const isAlt = altKey && !ctrlKey && !metaKey;
  const moveCommand = isAlt ? (shiftKey ? ARROW_COMMANDS : PAGE_KEY_COMMANDS)[key] : undefined;
  if (moveCommand) return moveCommand;
  if (isMac) {
    if (!ctrlKey || !metaKey || altKey) return undefined;
    return LETTER_COMMANDS[typedKey.toLowerCase()] ?? COMMAND_SPLIT_SIGNS[typedKey] ?? tabCommand(typedKey);
  }
  if (!isAlt) return undefined;
  return (
    (shiftKey ? LETTER_COMMANDS[typedKey.toLowerCase()] : undefined) ??
    ALT_SPLIT_SIGNS[typedKey] ??
    tabCommand(typedKey)
  );
}
