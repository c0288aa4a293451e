import { useQuery } from '@tanstack/react-query';
import Server from 'lucide-react/icons/server';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { Suspense } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import { CONNECT, TUNNEL } from '#domain/resources/messages.ts';
import { runsCommandsQuery } from '#api/dialect/dialect-query.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import type { PageContext } from '#domain/page-context.ts';
import { Button } from '#ui/button/button.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { type ListKind } from '#features/list/resource-kind.ts';
import { CONNECT_BUTTON_PADDING, connectText } from './connect/login-connect.tsx';
import { loaderOf, prefetchList } from '#features/list/resource-query.ts';
import { ServerDetails } from './details/lazy-details.tsx';
import { OpenDetails } from '#features/details/open-details.tsx';
import { QuickConnect } from './connect/quick-connect.tsx';
import { Resources } from '#features/list/resources.tsx';
import { ServerConnect } from './connect/server-connect.tsx';
import { parseServer, type ServerRow } from './server-row.ts';
import { runCommandOn, SELECT_SERVERS, SERVER_LIST_LABELS } from './messages.ts';
import { ClearSelection, useSelection } from '#features/list/selection/selection.tsx';
import { ADDRESS, HOSTNAME } from '#features/list/messages.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

export const serversListKind: ListKind<ServerRow> = {
  page: 'servers',
  icon: Server,
  permission: 'node: list',
  list: resourceLists.servers,
  hasHiddenMatches: true,
  hasDetails: true,
  read: parseServer,
  columns: [
    { title: HOSTNAME, sort: 'hostname', style: 'name', text: ({ name }) => name },
    {
      title: ADDRESS,
      sort: 'address',
      visibleFrom: 'wide',
      style: 'code',
      text: ({ address, isTunnel }) => (isTunnel ? TUNNEL : address),
      cell: ({ address, isTunnel }) => (isTunnel ? <Tag>{TUNNEL}</Tag> : address),
    },
  ],
  action: {
    title: CONNECT,
    render: (server) => <ServerConnect server={server} />,
    text: ({ logins }) => connectText(logins),
    padding: CONNECT_BUTTON_PADDING,
  },
  headActions: <QuickConnect />,
  messages: SERVER_LIST_LABELS,
};

export const loader = loaderOf(serversListKind);

/** For pages from which users usually continue to the server list. */
export const prefetchServers = (cluster: string): Promise<null> => prefetchList(serversListKind, cluster);

/** The screen fetches data itself when its address changes, so the loader runs only when the page opens. */
export const shouldRevalidate = () => false;

const CommandRun = lazyComponent(async () => (await import('#features/command-run/command-run.tsx')).CommandRun);

/**
 * The history state that opens the command page. The address does not contain it, so a reload, which clears the
 * selection, returns to the list.
 */
const RUN_STATE = 'run-command';

export function Component() {
  const { cluster } = useOutletContext<PageContext>();
  return (
    <>
      <Servers key={cluster} cluster={cluster} />
      <OpenDetails>{(id) => <ServerDetails id={id} kind={serversListKind} />}</OpenDetails>
    </>
  );
}

function Servers({ cluster }: { cluster: string }) {
  const { data } = useQuery(runsCommandsQuery);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const selection = useSelection<ServerRow>();
  const { rows } = selection;
  if (!data) return <Resources kind={serversListKind} />;
  if (state === RUN_STATE && rows.size > 0)
    return (
      <Suspense fallback={<SkeletonRows />}>
        <CommandRun cluster={cluster} servers={[...rows.values()]} onClose={() => void navigate(-1)} />
      </Suspense>
    );
  const tools = (
    <>
      <Button
        icon={SquareTerminal}
        disabledReason={rows.size === 0 ? SELECT_SERVERS : undefined}
        onClick={() => void navigate({ search }, { state: RUN_STATE })}
      >
        {runCommandOn(rows.size)}
      </Button>
      <ClearSelection selection={selection} />
    </>
  );
  return <Resources kind={serversListKind} selection={{ ...selection, tools }} />;
}
