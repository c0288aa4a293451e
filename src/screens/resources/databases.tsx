import Database from 'lucide-react/icons/database';
import { listings } from '#api/list/listings.ts';
import type { Schemas } from '#api/schemas.ts';
import { DatabaseConnect } from './connect/database-connect.tsx';
import { databaseRow, type DatabaseRow } from './database-row.ts';
import { BUTTON_FRAME, type Kind } from '#features/list/kind.ts';
import { counted } from '#lib/text/locale.ts';
import { loaderOf } from '#features/list/query.ts';
import { Resources } from '#features/list/resources.tsx';

const databases: Kind<DatabaseRow, Schemas['Database']> = {
  page: 'databases',
  icon: Database,
  permission: 'list and read on db_server',
  list: listings.databases,
  read: databaseRow,
  columns: [
    { title: 'Name', sort: 'name', look: 'name', text: ({ name }) => name },
    {
      title: 'Description',
      sort: 'description',
      shown: 'middle',
      look: 'plain',
      text: ({ description }) => description,
    },
    // In the order of the wire's type, which is not quite that of the title.
    { title: 'Type', sort: 'type', shown: 'wide', look: 'plain', text: ({ type }) => type },
  ],
  action: { title: 'Connect', of: (row) => <DatabaseConnect row={row} />, text: () => 'Connect', frame: BUTTON_FRAME },
  words: {
    counted: counted('1 database', 'databases'),
    matched: counted('1 database matches', 'databases match'),
    search: 'Search databases',
    none: 'No databases yet',
    outOfReach: (cluster) => `You don't have access to any databases in ${cluster}`,
    first: 'Enroll the first one: an agent that reaches it is enough.',
    add: 'Enroll database',
    parts: 'Every word must be part of a name, a description, a protocol, a type or a label.',
    further: 'Further databases could not be loaded',
  },
};

export const loader = loaderOf(databases);

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

export const Component = () => <Resources kind={databases} />;
