import { useEffect, useState } from 'react';
import { readKeyCharacters } from '#lib/browser/key-characters.ts';

/** What the keys of the keyboard at hand type; undefined until the browser has told it, which most never do. */
export function useKeyCharacters(): ReadonlyMap<string, string> | undefined {
  const [characters, setCharacters] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let isUnmounted = false;
    void readKeyCharacters().then((read) => isUnmounted || setCharacters(read));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return characters;
}
