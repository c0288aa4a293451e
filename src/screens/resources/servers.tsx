import Server from 'lucide-react/icons/server';
import { listings } from '#api/list/listings.ts';
import type { Schemas } from '#api/schemas.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { type Kind } from '#features/list/kind.ts';
import { counted } from '#lib/text/locale.ts';
import { CONNECT_FRAME, connectWords } from './connect/login-connect.tsx';
import { loaderOf, startList } from '#features/list/query.ts';
import { QuickConnect } from './connect/quick-connect.tsx';
import { Resources } from '#features/list/resources.tsx';
import { ServerConnect } from './connect/server-connect.tsx';
import { serverRow, type ServerRow } from './server-row.ts';

const TUNNEL = '↔ tunnel';

const servers: Kind<ServerRow, Schemas['Server']> = {
  page: 'servers',
  icon: Server,
  permission: 'list on node',
  list: listings.servers,
  read: serverRow,
  columns: [
    { title: 'Hostname', sort: 'hostname', look: 'name', text: ({ name }) => name },
    {
      title: 'Address',
      sort: 'address',
      shown: 'wide',
      look: 'code',
      text: ({ address, isTunnel }) => (isTunnel ? TUNNEL : address),
      cell: ({ address, isTunnel }) => (isTunnel ? <Tag>{TUNNEL}</Tag> : address),
    },
  ],
  action: {
    title: 'Connect',
    of: (server) => <ServerConnect server={server} />,
    text: ({ logins }) => connectWords(logins),
    frame: CONNECT_FRAME,
  },
  head: <QuickConnect />,
  words: {
    counted: counted('1 server', 'servers'),
    matched: counted('1 server matches', 'servers match'),
    search: 'Search servers',
    none: 'No servers yet',
    outOfReach: (cluster) => `You don't have access to any servers in ${cluster}`,
    first: 'Enroll the first one: a single command on the machine is enough.',
    add: 'Enroll server',
    parts: 'Every word must be part of a hostname, an address, an id or a label.',
    further: 'Further servers could not be loaded',
  },
};

export const loader = loaderOf(servers);

/** For a page that most probably leads here. */
export const startServers = (cluster: string): Promise<null> => startList(servers, cluster);

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

export const Component = () => <Resources kind={servers} />;
