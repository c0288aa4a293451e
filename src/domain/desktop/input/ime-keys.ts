// An input method (IME) composes text, such as Chinese characters, from several keys. These keys are not sent to the
// desktop, because the console sends the composed text instead.
import type { KeyboardInput } from './keyboard.ts';

type KeyInput = Extract<KeyboardInput, { type: 'key' }>;

interface ImeState {
  /** Whether the user is composing a text from several keys. */
  isComposing: boolean;
  /** A key press that the input method received. It is sent as a normal key if the user composes no text with it. */
  withheldKey: KeyInput | undefined;
}

export const NOT_COMPOSING: ImeState = { isComposing: false, withheldKey: undefined };
export const COMPOSING: ImeState = { isComposing: true, withheldKey: undefined };

/** Returns the next state and the key events to send. Sends releases, because the press may have been sent. */
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
