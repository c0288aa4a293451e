import { useEffect, useState } from 'react';
import { readKeyCharacters } from '#lib/browser/key-characters.ts';

/** What the keys of the keyboard at hand type; undefined until the browser has told it, which most never do. */
export function useKeyCharacters(): ReadonlyMap<string, string> | undefined {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let isOver = false;
    void readKeyCharacters().then((read) => isOver || setTyped(read));
    return () => {
      isOver = true;
    };
  }, []);
  return typed;
}
