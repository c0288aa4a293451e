import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { sshTarget } from '#domain/resources/ssh-target.ts';
import type { Target } from '#domain/terminal/params.ts';
import { serversIn } from './found.tsx';

interface Entering {
  /** What the proxy answered to the very words that were searched for; undefined until it has. */
  items: unknown;
  onSearch: (words: string) => void;
  onChoose: (target: Target) => void;
}

/**
 * Enter in the search connects to what was typed as for `ssh`, else to the first server that the words find, once they are
 * answered; a further key takes it back.
 */
export function useEnter({ items, onSearch, onChoose }: Entering): (event: KeyboardEvent) => void {
  const [isEntered, setEntered] = useState(false);
  const isAnswered = items !== undefined;
  const choose = useEffectEvent(() => {
    const [first] = serversIn(items);
    const [login] = first?.logins ?? [];
    if (first && login !== undefined) onChoose({ server_id: first.id, login });
  });
  useEffect(() => {
    if (isEntered && isAnswered) choose();
  }, [isEntered, isAnswered]);
  return ({ key, target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
    const words = target.value.trim();
    const typed = sshTarget(words);
    setEntered(key === 'Enter' && words !== '' && !typed.ok);
    if (key !== 'Enter' || words === '') return;
    if (typed.ok) onChoose({ server_id: typed.host, login: typed.login });
    else onSearch(target.value);
  };
}
