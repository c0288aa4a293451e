import { useEffect, useState } from 'react';
import { isLikeUs, keyboardLayoutOf, type KeyCharacters } from '#domain/desktop/input/keyboard-layout.ts';

/** Chromium's alone: no other browser tells what keys type. */
interface ToldKeyboard {
  getLayoutMap?: () => Promise<KeyCharacters>;
}

interface KnownKeyboard {
  /** As Windows numbers it; 0 where it is not known. */
  layout: number;
  /** What its keys type, where that is not what those of a US keyboard do. */
  typed?: KeyCharacters;
}

/** Nobody waits longer for it: without it a desktop keeps its own layout. */
const PATIENCE_MS = 500;

export async function readKeyboard(): Promise<KnownKeyboard> {
  const { keyboard } = navigator as { keyboard?: ToldKeyboard }; // in no list of types yet
  if (!keyboard?.getLayoutMap) return { layout: 0 };
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const typed = await Promise.race([keyboard.getLayoutMap(), late]);
    const layout = typed ? keyboardLayoutOf(typed, navigator.language) : 0;
    return { layout, ...(typed && !isLikeUs(layout) && { typed }) };
  } catch {
    return { layout: 0 }; // refused, as in a frame of another page's
  }
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
