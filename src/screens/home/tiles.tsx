// The numbers at the top of the home page. Each is shown only to users who may list what it counts.
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useOutletContext } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { clusterRows } from '#domain/resources/clusters.ts';
import { SESSIONS_NOW } from '#features/details/messages.ts';
import { links } from '#lib/links.ts';
import { formatCount } from '#lib/text/locale.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { AT_A_GLANCE, CLUSTERS_OFFLINE, endWithinDay, LOCKS_IN_FORCE, ofClusters, yourSessions } from './messages.ts';
import { isOwnSession, sessionRows } from './session-rows.ts';
import { Tile } from './tile.tsx';
import { useLocksInForce } from '#features/details/use-locks-in-force.ts';
import { endsWithinDay } from './ends-within-day.ts';
import * as css from './home.css.ts';

// Reads the audit log, whose catalog of events is large.
const FailedSignInsTile = lazyComponent(async () => (await import('./failed-sign-ins.tsx')).FailedSignInsTile);

export function Tiles() {
  const { config, features } = useOutletContext<PageContext>();
  const hasSessions = features.activeSessions && notInPlanMessage(config, 'activeSessions') === undefined;
  if (!(hasSessions || features.audit || features.locks || features.trustedClusters)) return null;
  return (
    <ul className={css.tiles} aria-label={AT_A_GLANCE}>
      {hasSessions && <SessionsTile />}
      {features.audit && (
        <Suspense
          fallback={
            <li className={css.tile}>
              <SkeletonLines lines={2} />
            </li>
          }
        >
          <FailedSignInsTile />
        </Suspense>
      )}
      {features.locks && <LocksTile />}
      {features.trustedClusters && <ClustersTile />}
    </ul>
  );
}

function SessionsTile() {
  const { cluster, user } = useOutletContext<PageContext>();
  const sessions = useQuery(activeSessionsOf(cluster));
  return (
    <Tile label={SESSIONS_NOW} to={links.activeSessions({ cluster })} query={sessions} permission="ssh_session: list">
      {(answer) => {
        const rows = sessionRows(answer, user.userName);
        const ownCount = rows.filter((row) => isOwnSession(row, user.userName)).length;
        return { value: formatCount(rows.length), note: rows.length > 0 && yourSessions(ownCount) };
      }}
    </Tile>
  );
}

function LocksTile() {
  const locks = useLocksInForce();
  return (
    <Tile label={LOCKS_IN_FORCE} to={links.locks()} query={locks} permission="lock: list">
      {(rows) => ({
        value: formatCount(rows.length),
        note:
          rows.length > 0 &&
          endWithinDay(rows.filter(({ expires }) => endsWithinDay(expires, locks.dataUpdatedAt)).length),
      })}
    </Tile>
  );
}

function ClustersTile() {
  const { root } = useOutletContext<PageContext>();
  const clusters = useQuery(clustersQuery);
  return (
    <Tile label={CLUSTERS_OFFLINE} to={links.clusters()} query={clusters} permission="remote_cluster: list">
      {(answer) => {
        const rows = clusterRows(answer, { root, search: '', direction: 'asc' }).filter((row) => row.ok);
        return {
          value: formatCount(rows.filter(({ isOnline }) => !isOnline).length),
          note: ofClusters(rows.length),
        };
      }}
    </Tile>
  );
}
