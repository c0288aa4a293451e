import { useEffect, useState } from 'react';
import { keyboardLayoutIn, preferencesQuery } from '#api/identity/preferences.ts';
import { queryClient } from '#api/query-client.ts';
import { typesLikeUs, recognizeLayout, type KeyCharacters } from '#domain/desktop/input/recognize-layout.ts';
import { readKeyCharacters } from '#lib/browser/key-characters.ts';

interface KnownKeyboard {
  /** As Windows numbers it; 0 where it is not known. */
  layout: number;
  /** What its keys type, where that is not what those of a US keyboard do. */
  typed?: KeyCharacters;
}

/** Nobody waits longer for it: without it a desktop keeps its own layout. */
const PATIENCE_MS = 500;
/** For the proxy longer: what somebody chose counts for more. */
const CHOSEN_PATIENCE_MS = 5_000;

const late = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

async function toldKeyboard(): Promise<KnownKeyboard> {
  const typed = await Promise.race([readKeyCharacters(), late(PATIENCE_MS)]);
  const layout = typed ? recognizeLayout(typed, navigator.language) : 0;
  return { layout, ...(typed && !typesLikeUs(layout) && { typed }) };
}

/** Where the proxy does not say what was chosen, or not in time, a session begins as if nothing were. */
async function askChosen(): Promise<number> {
  const asked = queryClient.fetchQuery(preferencesQuery).then(keyboardLayoutIn, () => 0);
  return (await Promise.race([asked, late(CHOSEN_PATIENCE_MS)])) ?? 0;
}

/** What was chosen in the settings comes before what this browser tells; then what its keys type says nothing. */
export async function readKeyboard(): Promise<KnownKeyboard> {
  const [chosen, told] = await Promise.all([askChosen(), toldKeyboard()]);
  return chosen === 0 || chosen === told.layout ? told : { layout: chosen };
}

/** For text that is typed for the user: on 18.x, where one asks, the desktop has the same layout. */
export function useTypedKeys(isAsked: boolean): KeyCharacters | undefined {
  const [typed, setTyped] = useState<KeyCharacters>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    void readKeyboard().then((keyboard) => isOver || setTyped(keyboard.typed));
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  return typed;
}
