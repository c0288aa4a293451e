import { useId, type ReactNode } from 'react';
import { Kbd } from '#ui/mark/kbd.tsx';
import { useKeyCharacters } from './use-key-characters.ts';
import { formatKeys } from './format-keys.ts';
import * as css from './shortcut-list.css.ts';

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
