import { useEffect, useEffectEvent } from 'react';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { rememberSession } from '#screens/console/picker/memory.ts';

interface Begun {
  cluster: string;
  target: TerminalTarget;
  session: SessionMetadata | undefined;
  hostname: string | undefined;
}

/** Keeps which server a session was begun on, for the next choice. */
export function useRecent({ cluster, target, session, hostname }: Begun): void {
  const remember = useEffectEvent(() => {
    if (!('login' in target)) return;
    const name = session?.server_hostname || hostname || target.server_id;
    rememberSession({ cluster, ...target, hostname: name });
  });
  const hasBegun = session !== undefined;
  useEffect(() => {
    if (hasBegun) remember();
  }, [hasBegun]);
}
