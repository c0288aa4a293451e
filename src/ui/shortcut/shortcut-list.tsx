import { useId, type ReactNode, useEffect, useState } from 'react';
import { Kbd } from '#ui/mark/kbd.tsx';
import { formatKeys } from './format-keys.ts';
import * as css from './shortcut-list.css.ts';
import { readKeyCharacters } from '#lib/browser/key-characters.ts';

/** The characters of the user's keyboard; undefined until the browser reports them, which most browsers never do. */
function useKeyCharacters(): ReadonlyMap<string, string> | undefined {
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

interface ShortcutListProps {
  title: string;
  /** `g s` means two keys pressed one after the other. */
  shortcuts: readonly { keys: string; description: string }[];
}

export function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  const id = useId();
  const keyCharacters = useKeyCharacters();
  if (shortcuts.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <dl className={css.list}>
        {shortcuts.map(({ keys, description }) => (
          <div key={keys} className={css.line}>
            <dt>{description}</dt>
            <dd className={css.keys}>
              {formatKeys(keys, keyCharacters).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The area for the shortcut switch, above the lists. */
export function ShortcutSwitchArea({ children }: { children: ReactNode }) {
  return <div className={css.control}>{children}</div>;
}
