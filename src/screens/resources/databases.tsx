import Database from 'lucide-react/icons/database';
import { CONNECT } from '#domain/resources/messages.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { DatabaseConnect } from './connect/database-connect.tsx';
import { parseDatabase, type DatabaseRow } from './database-row.ts';
import { CONNECT_BUTTON_PADDING } from './connect/login-connect.tsx';
import { type ListKind } from '#features/list/resource-kind.ts';
import { nameWithHealthColumn } from './health.tsx';
import { DESCRIPTION, TYPE } from '#features/list/messages.ts';
import { loaderOf } from '#features/list/resource-query.ts';
import { DatabaseDetails } from './details/lazy-details.tsx';
import { DatabaseIcon } from '#features/logos/logo-icons.tsx';
import { LETTER_ICON_WIDTH } from '#ui/mark/letter-icon.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { OpenDetails } from '#features/details/open-details.tsx';
import { Resources } from '#features/list/resources.tsx';
import { DATABASE_LIST_LABELS } from './messages.ts';

export const databasesListKind: ListKind<DatabaseRow> = {
  page: 'databases',
  hasDetails: true,
  icon: Database,
  permission: 'db_server: list, read',
  list: resourceLists.databases,
  read: parseDatabase,
  columns: [
    nameWithHealthColumn,
    {
      title: DESCRIPTION,
      sort: 'description',
      visibleFrom: 'middle',
      style: 'plain',
      text: ({ description }) => description,
    },
    // The proxy sorts by the type on the wire, whose order differs slightly from the displayed text.
    {
      title: TYPE,
      sort: 'type',
      visibleFrom: 'wide',
      style: 'plain',
      text: ({ type }) => type,
      extraWidth: () => LETTER_ICON_WIDTH,
      cell: ({ name, protocol, type }) => (
        <>
          <DatabaseIcon name={name} protocol={protocol} />
          <MarkedText text={type} />
        </>
      ),
    },
  ],
  action: {
    title: CONNECT,
    render: (row) => <DatabaseConnect row={row} />,
    text: () => CONNECT,
    padding: CONNECT_BUTTON_PADDING,
  },
  messages: DATABASE_LIST_LABELS,
};

export const loader = loaderOf(databasesListKind);

/** The screen fetches data itself when its address changes, so the loader runs only when the page opens. */
export const shouldRevalidate = () => false;

export const Component = () => (
  <>
    <Resources kind={databasesListKind} />
    <OpenDetails>{(id) => <DatabaseDetails id={id} kind={databasesListKind} />}</OpenDetails>
  </>
);
