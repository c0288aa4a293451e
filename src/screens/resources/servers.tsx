import Server from 'lucide-react/icons/server';
import { CONNECT, TUNNEL } from '#domain/resources/messages.ts';
import { listings } from '#api/list/listings.ts';
import type { Schemas } from '#api/schemas.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { type Kind } from '#features/list/kind.ts';
import { CONNECT_FRAME, connectWords } from './connect/login-connect.tsx';
import { loaderOf, startList } from '#features/list/query.ts';
import { QuickConnect } from './connect/quick-connect.tsx';
import { Resources } from '#features/list/resources.tsx';
import { ServerConnect } from './connect/server-connect.tsx';
import { serverRow, type ServerRow } from './server-row.ts';
import { SERVERS } from './messages.ts';
import { ADDRESS, HOSTNAME } from '#features/list/messages.ts';

export const servers: Kind<ServerRow, Schemas['Server']> = {
  page: 'servers',
  icon: Server,
  permission: 'node: list',
  list: listings.servers,
  read: serverRow,
  columns: [
    { title: HOSTNAME, sort: 'hostname', look: 'name', text: ({ name }) => name },
    {
      title: ADDRESS,
      sort: 'address',
      shown: 'wide',
      look: 'code',
      text: ({ address, isTunnel }) => (isTunnel ? TUNNEL : address),
      cell: ({ address, isTunnel }) => (isTunnel ? <Tag>{TUNNEL}</Tag> : address),
    },
  ],
  action: {
    title: CONNECT,
    of: (server) => <ServerConnect server={server} />,
    text: ({ logins }) => connectWords(logins),
    padding: CONNECT_FRAME,
  },
  head: <QuickConnect />,
  messages: SERVERS,
};

export const loader = loaderOf(servers);

/** For a page that most probably leads here. */
export const startServers = (cluster: string): Promise<null> => startList(servers, cluster);

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

export const Component = () => <Resources kind={servers} />;
