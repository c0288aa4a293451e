// Keys that an input method takes for itself: what it makes of them comes as a text, and they must not come twice.
import type { KeyboardInput } from './keyboard.ts';

type KeyInput = Extract<KeyboardInput, { on: 'key' }>;

interface ImeState {
  /** A text is being composed, out of keys that are no business of the desktop. */
  isComposing: boolean;
  /** An input method looks at it; where it makes no text of it, it is a key as any other. */
  withheldKey: KeyInput | undefined;
}

export const NOT_COMPOSING: ImeState = { isComposing: false, withheldKey: undefined };
export const COMPOSING: ImeState = { isComposing: true, withheldKey: undefined };

/** What of a key goes to the desktop. One that comes up always does: it may have gone down before. */
export function filterComposedKeys(
  composing: ImeState,
  key: KeyInput,
): { composing: ImeState; keys: readonly KeyInput[] } {
  const { isComposing, withheldKey } = composing;
  if (key.isDown && isComposing) return { composing, keys: [] };
  if (key.isDown && key.key === 'Process') return { composing: { isComposing, withheldKey: key }, keys: [] };
  const isWithheld = withheldKey?.code === key.code && !key.isDown;
  return isWithheld ? { composing: NOT_COMPOSING, keys: [withheldKey, key] } : { composing, keys: [key] };
}
