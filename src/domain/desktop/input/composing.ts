// Keys that an input method takes for itself: what it makes of them comes as a text, and they must not come twice.
import type { KeyboardEvent } from './keyboard.ts';

type Key = Extract<KeyboardEvent, { on: 'key' }>;

interface Composing {
  /** A text is being composed, out of keys that are no business of the desktop. */
  isOpen: boolean;
  /** An input method looks at it; where it makes no text of it, it is a key as any other. */
  withheld: Key | undefined;
}

export const NOT_COMPOSING: Composing = { isOpen: false, withheld: undefined };
export const COMPOSES: Composing = { isOpen: true, withheld: undefined };

/** What of a key goes to the desktop. One that comes up always does: it may have gone down before. */
export function heard(composing: Composing, key: Key): { composing: Composing; keys: readonly Key[] } {
  const { isOpen, withheld } = composing;
  if (key.isDown && isOpen) return { composing, keys: [] };
  if (key.isDown && key.key === 'Process') return { composing: { isOpen, withheld: key }, keys: [] };
  const isWithheld = withheld?.code === key.code && !key.isDown;
  return isWithheld ? { composing: NOT_COMPOSING, keys: [withheld, key] } : { composing, keys: [key] };
}
