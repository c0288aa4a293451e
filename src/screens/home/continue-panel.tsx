import { queryOptions, useQuery } from '@tanstack/react-query';
import AppWindow from 'lucide-react/icons/app-window';
import Database from 'lucide-react/icons/database';
import Hexagon from 'lucide-react/icons/hexagon';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import { useState } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { allKindsList } from '#api/all-kinds/all-kinds.ts';
import type { ComposedPage } from '#api/all-kinds/compose-page.ts';
import { KIND_LISTS, type ListedKind } from '#api/all-kinds/kinds.ts';
import { pinsOf } from '#api/all-kinds/pins.ts';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { parsePage } from '#api/list/paged-query.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { keyOf } from '#api/query-keys.ts';
import { nodeIdsQuery } from '#domain/command-run/command-address.ts';
import { navigationGroups, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { ResourceKind } from '#domain/palette/resource-kinds.ts';
import { environmentOf } from '#domain/workspace/environment.ts';
import type { RecentServer } from '#domain/workspace/recent-servers.ts';
import { recentServers } from '#features/active-sessions/recent-servers.ts';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { allowAutoOpen } from '#lib/browser/auto-open.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import { LetterIcon } from '#ui/mark/letter-icon.tsx';
import { CONTINUE, RETRY } from '#ui/messages.ts';
import { pinnedRows, recentRows, type ContinueRow } from './continue-rows.ts';
import { HomePanel } from './home-panel.tsx';
import { NOTHING_TO_CONTINUE_HINT, PINNED, PINS_FAILED, RECENT, RECENT_FAILED } from './messages.ts';
import * as css from './home.css.ts';

const MAX_RECENT = 5;
const MAX_PINNED = 10;
const LISTED_KINDS = Object.keys(KIND_LISTS) as ListedKind[]; // Object.keys returns string[]
const KIND_ICONS = {
  server: Server,
  app: AppWindow,
  kubeCluster: Hexagon,
  database: Database,
  desktop: Monitor,
} satisfies Record<ResourceKind, unknown>;

/** The current records of recent servers, because a server may have new labels or not exist anymore. */
function recentServersQuery(cluster: string, recents: readonly RecentServer[]) {
  const { path, fetchPage } = resourceLists.servers;
  const query = nodeIdsQuery([...new Set(recents.map(({ server_id: id }) => id))]);
  return queryOptions({
    queryKey: keyOf(path, { path: { cluster }, query: { query } }, 'recent'),
    queryFn: async ({ signal }) =>
      parsePage(
        await fetchPage(cluster, { limit: MAX_RECENT, startKey: '', search: '', query, sort: 'hostname:asc' }, signal),
      ),
  });
}

function pinnedQuery(cluster: string, listableKinds: readonly ListedKind[]) {
  const { path, fetchPage } = allKindsList({ kinds: [], listableKinds, pinnedOnly: true });
  return queryOptions({
    queryKey: keyOf(path, { path: { cluster }, query: { pinnedOnly: true } }, 'newest'),
    queryFn: async ({ signal }): Promise<Partial<ComposedPage>> =>
      parsePage(
        await fetchPage(cluster, { limit: MAX_PINNED, startKey: '', search: '', query: '', sort: 'name:asc' }, signal),
      ),
  });
}

function useContinueRows() {
  const { cluster, features } = useOutletContext<PageContext>();
  const { data: proxy } = useQuery(dialectQuery);
  const options = { cluster, opensConsoles: proxyCan(proxy, 'openPodAndDatabaseConsoles') };
  const [recents] = useState(() =>
    recentServers()
      .filter((server) => server.cluster === cluster)
      .slice(0, MAX_RECENT),
  );
  const recent = useQuery({
    ...recentServersQuery(cluster, recents),
    enabled: features.servers && recents.length > 0,
  });
  const pins = useQuery({ ...pinsOf(cluster), enabled: features.queryAgents });
  const openKinds = LISTED_KINDS.filter((kind) => features[KIND_LISTS[kind].list]);
  const pinned = useQuery({ ...pinnedQuery(cluster, openKinds), enabled: (pins.data?.length ?? 0) > 0 });
  return {
    rows: [
      ...recentRows(recent.data?.items ?? [], recents, options),
      ...pinnedRows(pinned.data?.items, options).slice(0, MAX_PINNED),
    ],
    queries: [
      { query: recent, error: recent.error, message: RECENT_FAILED },
      { query: pins, error: pins.error, message: PINS_FAILED },
      { query: pinned, error: pinned.error ?? pinned.data?.failed?.[0]?.error ?? null, message: PINS_FAILED },
    ],
  };
}

/** Recent servers and pinned resources, each with the action that opens it. */
export function ContinuePanel() {
  const { cluster, features } = useOutletContext<PageContext>();
  const { rows, queries } = useContinueRows();
  const isLoading = queries.some(({ query }) => query.isLoading);
  const failed = queries.filter(({ error }) => error !== null);
  return (
    <HomePanel
      title={CONTINUE}
      action={features.queryAgents && <Link to={links.allResources({ cluster })}>{pageTitles.allResources}</Link>}
    >
      <div className={css.content}>
        {failed.map(
          ({ query, error, message }) =>
            error && (
              <Failure
                key={message}
                message={message}
                error={error}
                actionLabel={RETRY}
                pending={query.isFetching}
                onAction={() => void query.refetch()}
              />
            ),
        )}
        {rows.length === 0 && isLoading && <SkeletonLines />}
        {rows.length === 0 && !isLoading && failed.length === 0 && <NothingToContinue />}
      </div>
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </HomePanel>
  );
}

/** Links to the lists of resources that the user may open. */
function NothingToContinue() {
  const { cluster, features } = useOutletContext<PageContext>();
  const lists = navigationGroups(features, cluster).find(({ group }) => group === 'Resources')?.items ?? [];
  return (
    <div className={css.note}>
      <p>{NOTHING_TO_CONTINUE_HINT}</p>
      <ul className={css.links}>
        {lists.map(({ page, title, to }) => (
          <li key={page}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ row: { kind, name, note, labels, isPinned, action } }: { row: ContinueRow }) {
  const environment = environmentOf(labels, useEnvironmentLabel());
  const { text, label, to, opensTab } = action;
  return (
    <li className={css.row}>
      <LetterIcon name={name} icon={KIND_ICONS[kind]} />
      <span className={css.rowText}>
        <span className={css.rowTitle}>{name}</span>
        {note !== '' && <span className={css.rowDetails}>{note}</span>}
        {environment && <EnvironmentChip environment={environment} />}
      </span>
      <span className={css.origin}>{isPinned ? PINNED : RECENT}</span>
      {opensTab ? (
        <ButtonLink
          size="small"
          to={to}
          target="_blank"
          rel="noopener"
          aria-label={label}
          onClick={() => allowAutoOpen(to)}
          onAuxClick={() => allowAutoOpen(to)}
        >
          {text}
        </ButtonLink>
      ) : (
        <ButtonLink size="small" to={to} aria-label={label}>
          {text}
        </ButtonLink>
      )}
    </li>
  );
}
