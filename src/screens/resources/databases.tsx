import Database from 'lucide-react/icons/database';
import { CONNECT } from '#domain/resources/messages.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { DatabaseConnect } from './connect/database-connect.tsx';
import { databaseRow, type DatabaseRow } from './database-row.ts';
import { CONNECT_FRAME } from './connect/login-connect.tsx';
import { type ListKind } from '#features/list/resource-kind.ts';
import { nameWithHealth } from './health.tsx';
import { DESCRIPTION, TYPE } from '#features/list/messages.ts';
import { loaderOf } from '#features/list/resource-query.ts';
import { Resources } from '#features/list/resources.tsx';
import { DATABASES } from './messages.ts';

const databases: ListKind<DatabaseRow> = {
  page: 'databases',
  icon: Database,
  permission: 'db_server: list, read',
  list: resourceLists.databases,
  read: databaseRow,
  columns: [
    nameWithHealth,
    {
      title: DESCRIPTION,
      sort: 'description',
      visibleFrom: 'middle',
      style: 'plain',
      text: ({ description }) => description,
    },
    // In the order of the wire's type, which is not quite that of the title.
    { title: TYPE, sort: 'type', visibleFrom: 'wide', style: 'plain', text: ({ type }) => type },
  ],
  action: {
    title: CONNECT,
    render: (row) => <DatabaseConnect row={row} />,
    text: () => CONNECT,
    padding: CONNECT_FRAME,
  },
  messages: DATABASES,
};

export const loader = loaderOf(databases);

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

export const Component = () => <Resources kind={databases} />;
