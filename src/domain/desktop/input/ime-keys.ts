// An input method (IME) composes text, such as Chinese characters, from several keys. These keys are held back, because
// the composed text is sent instead.
import type { KeyboardInput } from './keyboard.ts';

type KeyInput = Extract<KeyboardInput, { type: 'key' }>;

interface ImeState {
  /** Whether the user is composing a text from several keys. */
  isComposing: boolean;
  /** A key that the input method received. It is sent as a normal key if no text comes of it. */
  withheldKey: KeyInput | undefined;
}

export const NOT_COMPOSING: ImeState = { isComposing: false, withheldKey: undefined };
export const COMPOSING: ImeState = { isComposing: true, withheldKey: undefined };

/** Returns the key events to send. Releases are always sent, because the key may have been pressed before. */
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
