import { useEffect, useEffectEvent } from 'react';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { storeRecentServer } from '#screens/console/picker/recent-servers.ts';

interface StartedSession {
  cluster: string;
  target: TerminalTarget;
  session: SessionMetadata | undefined;
  hostname: string | undefined;
}

/** Stores the server when a session starts, for the list of recent servers. */
export function useStoreRecentServer({ cluster, target, session, hostname }: StartedSession): void {
  const storeServer = useEffectEvent(() => {
    if (!('login' in target)) return;
    const name = session?.server_hostname || hostname || target.server_id;
    storeRecentServer({ cluster, ...target, hostname: name });
  });
  const hasStarted = session !== undefined;
  useEffect(() => {
    if (hasStarted) storeServer();
  }, [hasStarted]);
}
