import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { parseSshTarget } from '#domain/resources/ssh-target.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { parseServers } from './server-list.tsx';

interface ConnectOnEnterOptions {
  /** What the proxy answered to the very words that were searched for; undefined until it has. */
  items: unknown;
  onSearch: (searchText: string) => void;
  onChoose: (target: TerminalTarget) => void;
}

/**
 * Enter in the search connects to what was typed as for `ssh`, else to the first server that the words find, once they are
 * answered; a further key takes it back.
 */
export function useConnectOnEnter({
  items,
  onSearch,
  onChoose,
}: ConnectOnEnterOptions): (event: KeyboardEvent) => void {
  const [isEnterPending, setEnterPending] = useState(false);
  const isLoaded = items !== undefined;
  const choose = useEffectEvent(() => {
    const [first] = parseServers(items);
    const [login] = first?.logins ?? [];
    if (first && login !== undefined) onChoose({ server_id: first.id, login });
  });
  useEffect(() => {
    if (isEnterPending && isLoaded) choose();
  }, [isEnterPending, isLoaded]);
  return ({ key, target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
    const searchText = target.value.trim();
    const typedTarget = parseSshTarget(searchText);
    setEnterPending(key === 'Enter' && searchText !== '' && !typedTarget.ok);
    if (key !== 'Enter' || searchText === '') return;
    if (typedTarget.ok) onChoose({ server_id: typedTarget.host, login: typedTarget.login });
    else onSearch(target.value);
  };
}
