import { useEffect, useState } from 'react';
import { keyboardLayoutIn, preferencesQuery } from '#api/identity/preferences.ts';
import { queryClient } from '#api/query-client.ts';
import { typesLikeUs, recognizeLayout, type KeyCharacters } from '#domain/desktop/input/recognize-layout.ts';
import { readKeyCharacters } from '#lib/browser/key-characters.ts';

interface KeyboardInfo {
  /** The Windows layout number; 0 if it is unknown. */
  layout: number;
  /** The characters of the keys, if they differ from a US keyboard. */
  keyCharacters?: KeyCharacters;
}

/** The longest wait for the browser. Without a layout the desktop uses its own. */
const BROWSER_TIMEOUT_MS = 500;
/** The longest wait for the proxy; longer, because the user's choice is more important. */
const PROXY_TIMEOUT_MS = 5_000;

const timeoutAfter = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

async function detectKeyboard(): Promise<KeyboardInfo> {
  const keyCharacters = await Promise.race([readKeyCharacters(), timeoutAfter(BROWSER_TIMEOUT_MS)]);
  const layout = keyCharacters ? recognizeLayout(keyCharacters, navigator.language) : 0;
  return { layout, ...(keyCharacters && !typesLikeUs(layout) && { keyCharacters }) };
}

/** The layout in the user's preferences; 0 if none is chosen, or if the proxy fails or takes too long. */
async function fetchChosenLayout(): Promise<number> {
  const preferences = queryClient.fetchQuery(preferencesQuery).then(keyboardLayoutIn, () => 0);
  return (await Promise.race([preferences, timeoutAfter(PROXY_TIMEOUT_MS)])) ?? 0;
}

/** A chosen layout has priority over the detected one. If they differ, the detected characters do not apply. */
export async function readKeyboard(): Promise<KeyboardInfo> {
  const [chosen, detected] = await Promise.all([fetchChosenLayout(), detectKeyboard()]);
  return chosen === 0 || chosen === detected.layout ? detected : { layout: chosen };
}

/** The characters of the keys, for typing text. 18.x proxies set the same layout on the desktop. */
export function useKeyCharacters(isEnabled: boolean): KeyCharacters | undefined {
  const [keyCharacters, setKeyCharacters] = useState<KeyCharacters>();
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isUnmounted = false;
    void readKeyboard().then((keyboard) => isUnmounted || setKeyCharacters(keyboard.keyCharacters));
    return () => {
      isUnmounted = true;
    };
  }, [isEnabled]);
  return keyCharacters;
}
