import { useEffect, useState } from 'react';
import { readKeyCharacters } from '#lib/browser/key-characters.ts';

/** The characters of the user's keyboard; undefined until the browser reports them, which most browsers never do. */
export function useKeyCharacters(): ReadonlyMap<string, string> | undefined {
  const [characters, setCharacters] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let isUnmounted = false;
    void readKeyCharacters().then((loadedCharacters) => isUnmounted || setCharacters(loadedCharacters));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return characters;
}
