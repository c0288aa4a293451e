import { useEffect, useState } from 'react';
import { keyboardLayoutIn, preferencesQuery } from '#api/identity/preferences.ts';
import { queryClient } from '#api/query-client.ts';
import { typesLikeUs, recognizeLayout, type KeyCharacters } from '#domain/desktop/input/recognize-layout.ts';
import { readKeyCharacters } from '#lib/browser/key-characters.ts';

interface KeyboardInfo {
  /** As Windows numbers it; 0 where it is not known. */
  layout: number;
  /** What its keys type, where that is not what those of a US keyboard do. */
  keyCharacters?: KeyCharacters;
}

/** Nobody waits longer for it: without it a desktop keeps its own layout. */
const BROWSER_TIMEOUT_MS = 500;
/** For the proxy longer: what somebody chose counts for more. */
const PROXY_TIMEOUT_MS = 5_000;

const timeoutAfter = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

async function detectKeyboard(): Promise<KeyboardInfo> {
  const typed = await Promise.race([readKeyCharacters(), timeoutAfter(BROWSER_TIMEOUT_MS)]);
  const layout = typed ? recognizeLayout(typed, navigator.language) : 0;
  return { layout, ...(typed && !typesLikeUs(layout) && { keyCharacters: typed }) };
}

/** Where the proxy does not say what was chosen, or not in time, a session begins as if nothing were. */
async function fetchChosenLayout(): Promise<number> {
  const preferences = queryClient.fetchQuery(preferencesQuery).then(keyboardLayoutIn, () => 0);
  return (await Promise.race([preferences, timeoutAfter(PROXY_TIMEOUT_MS)])) ?? 0;
}

/** What was chosen in the settings comes before what this browser tells; then what its keys type says nothing. */
export async function readKeyboard(): Promise<KeyboardInfo> {
  const [chosen, detected] = await Promise.all([fetchChosenLayout(), detectKeyboard()]);
  return chosen === 0 || chosen === detected.layout ? detected : { layout: chosen };
}

/** For text that is typed for the user: on 18.x, where one asks, the desktop has the same layout. */
export function useKeyCharacters(isEnabled: boolean): KeyCharacters | undefined {
  const [typed, setTyped] = useState<KeyCharacters>();
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isUnmounted = false;
    void readKeyboard().then((keyboard) => isUnmounted || setTyped(keyboard.keyCharacters));
    return () => {
      isUnmounted = true;
    };
  }, [isEnabled]);
  return typed;
}
