// In a terminal every key belongs to the shell, so the keys of the workspace are chords that type no character
// (docs/behaviour.md#the-console-workspace). A Mac's Option key types characters: there the chords hold Control and Cmd.
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

export type Command =
  | { on: 'newTab' | 'closePane' | 'broadcast' }
  | { on: 'tab'; place: number }
  | { on: 'step'; by: 1 | -1 }
  | { on: 'split'; toward: 'right' | 'down' }
  | { on: 'beside'; direction: 'left' | 'right' | 'up' | 'down' };

const STEPS: Readonly<Record<string, Command>> = {
  PageDown: { on: 'step', by: 1 },
  PageUp: { on: 'step', by: -1 },
};

const ARROWS: Readonly<Record<string, Command>> = {
  ArrowLeft: { on: 'beside', direction: 'left' },
  ArrowRight: { on: 'beside', direction: 'right' },
  ArrowUp: { on: 'beside', direction: 'up' },
  ArrowDown: { on: 'beside', direction: 'down' },
};

const LETTERS: Readonly<Record<string, Command>> = {
  t: { on: 'newTab' },
  w: { on: 'closePane' },
  b: { on: 'broadcast' },
};

const SPLIT_RIGHT: Command = { on: 'split', toward: 'right' };
const SPLIT_DOWN: Command = { on: 'split', toward: 'down' };

/** Shells know Alt with - (an argument) but not with _; where those are differs by keyboard. */
const ALT_SIGNS: Readonly<Record<string, Command>> = { '+': SPLIT_RIGHT, _: SPLIT_DOWN };
/** No shell takes Control with Cmd, so each sign of the two keys does. */
const COMMAND_SIGNS: Readonly<Record<string, Command>> = {
  '+': SPLIT_RIGHT,
  '=': SPLIT_RIGHT,
  '-': SPLIT_DOWN,
  _: SPLIT_DOWN,
};

/** On some keyboards digits take Shift. */
const tabCommand = (typed: string): Command | undefined =>
  /^[1-9]$/.test(typed) ? { on: 'tab', place: Number(typed) } : undefined;

/** What a key does in the workspace; undefined for keys of the shell. */
export function commandOf(event: Key, isMac: boolean): Command | undefined {
  const { key, code, ctrlKey, shiftKey, altKey, metaKey } = event;
  // On Windows, Alt with digits of the number pad types a character by its number.
  if (code.startsWith('Numpad')) return undefined;
  const typed = shortcutKey(event);
  const isAlt = altKey && !ctrlKey && !metaKey;
  const moving = isAlt ? (shiftKey ? ARROWS : STEPS)[key] : undefined;
  if (moving) return moving;
  if (isMac) {
    if (!ctrlKey || !metaKey || altKey) return undefined;
    return LETTERS[typed.toLowerCase()] ?? COMMAND_SIGNS[typed] ?? tabCommand(typed);
  }
  if (!isAlt) return undefined;
  return (shiftKey ? LETTERS[typed.toLowerCase()] : undefined) ?? ALT_SIGNS[typed] ?? tabCommand(typed);
}
