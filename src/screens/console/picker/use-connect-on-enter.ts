import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { parseSshTarget } from '#domain/resources/ssh-target.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { parseServers } from './server-list.tsx';

interface ConnectOnEnterOptions {
  /** The proxy's answer to exactly this search; undefined until it arrives. */
  items: unknown;
  onSearch: (searchText: string) => void;
  onChoose: (target: TerminalTarget) => void;
}

/**
 * Enter connects to a typed `login@host`, otherwise to the first server of the search as soon as its results arrive.
 * Any other key cancels a pending Enter.
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
