import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { parseSshTarget } from '#domain/resources/ssh-target.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { serversIn } from './found.tsx';

interface Entering {
  /** What the proxy answered to the very words that were searched for; undefined until it has. */
  items: unknown;
  onSearch: (words: string) => void;
  onChoose: (target: TerminalTarget) => void;
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
    const typed = parseSshTarget(words);
    setEntered(key === 'Enter' && words !== '' && !typed.ok);
    if (key !== 'Enter' || words === '') return;
    if (typed.ok) onChoose({ server_id: typed.host, login: typed.login });
    else onSearch(target.value);
  };
}
