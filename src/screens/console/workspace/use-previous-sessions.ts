import { useEffect, useEffectEvent, useState } from 'react';
import {
  matchPreviousSessions,
  serializePreviousSessions,
  type PreviousSession,
} from '#domain/workspace/previous-sessions.ts';
import { allPanes, type Workspace } from '#domain/workspace/workspace.ts';
import { isLive, type PaneReport } from '#screens/console/pane/pane-report.ts';
import { tabStore } from '#lib/browser/storage.ts';

// Stored in this tab and not in the address, because users share addresses, but a session belongs to its owner.
const PREVIOUS_SESSIONS_KEY = 'postern-sessions';

/** Whether the page was reloaded and its address, apart from the fragment, has not changed since then. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return isReload && entry.name.split('#', 1)[0] === location.href.split('#', 1)[0];
}

/** Reads and deletes the sessions from before a reload. */
function takePreviousSessions(workspace: Workspace): ReadonlyMap<number, string> {
  const stored = isReloaded() ? tabStore.read(PREVIOUS_SESSIONS_KEY) : null;
  tabStore.remove(PREVIOUS_SESSIONS_KEY);
  return matchPreviousSessions(allPanes(workspace), stored, Date.now());
}

/** Returns the sessions from before a reload by pane, and stores the current sessions for the next reload. */
export function usePreviousSessions(
  workspace: Workspace,
  reports: ReadonlyMap<number, PaneReport>,
): ReadonlyMap<number, string> {
  const [previousSessions] = useState(() => takePreviousSessions(workspace));
  const storeSessions = useEffectEvent(() => {
    const sessions = allPanes(workspace).flatMap(({ id, target }): PreviousSession[] => {
      const report = reports.get(id);
      if (target === 'picker' || !('login' in target) || !report?.session || !isLive(report)) return [];
      return [{ ...target, sid: report.session.id }];
    });
    if (sessions.length > 0)
      tabStore.writeIfRoom(PREVIOUS_SESSIONS_KEY, serializePreviousSessions(sessions, Date.now()));
  });
  useEffect(() => {
    const onPageHide = () => storeSessions();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);
  return previousSessions;
}
