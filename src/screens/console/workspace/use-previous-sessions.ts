import { useEffect, useEffectEvent, useState } from 'react';
import {
  matchPreviousSessions,
  serializePreviousSessions,
  type PreviousSession,
} from '#domain/workspace/previous-sessions.ts';
import { allPanes, type Workspace } from '#domain/workspace/workspace.ts';
import { isLive, type PaneReport } from '#screens/console/pane/pane-report.ts';
import { tabStore } from '#lib/browser/storage.ts';

// Of this tab alone, and of no address: a session is its owner's.
const PREVIOUS_SESSIONS_KEY = 'postern-sessions';

/** Whether the page that is shown was reloaded as it is; the page itself must not be fetched larger to tell. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return isReload && entry.name.split('#', 1)[0] === location.href.split('#', 1)[0];
}

/** What this very page left when it was reloaded; read once. */
function takePreviousSessions(workspace: Workspace): ReadonlyMap<number, string> {
  const stored = isReloaded() ? tabStore.read(PREVIOUS_SESSIONS_KEY) : null;
  tabStore.remove(PREVIOUS_SESSIONS_KEY);
  return matchPreviousSessions(allPanes(workspace), stored, Date.now());
}

/** The sessions that the panes had before a reload, and keeps those of now for the next one. */
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
