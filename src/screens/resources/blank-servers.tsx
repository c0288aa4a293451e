import type { Schemas } from '#api/schemas.ts';
import { SizedListTable } from '#features/list/list-table.tsx';
import { useListParams } from '#features/list/list-params.ts';
import { sortFieldsOf } from '#features/list/resource-query.ts';
import { Component as Servers, servers } from './servers.tsx';

/** As many as a screen shows, and as wide. */
const ROWS = 16;
const WIDTH = 900;

const blank = (index: number): Schemas['Server'] => ({
  siteId: '',
  id: String(index),
  hostname: '',
  addr: '',
  tunnel: false,
  tags: [{ name: '', value: '' }],
  sshLogins: [''],
});

const rows = Array.from({ length: ROWS }, (_, index) => servers.read(blank(index), index));

/** The list of servers while it is asked for and with its answer, saying nothing; to be drawn ahead, never to be seen. */
export function BlankServers() {
  const listParams = useListParams(sortFieldsOf(servers));
  return (
    <>
      <Servers />
      <SizedListTable
        table={servers}
        rows={rows}
        rowCount={ROWS + 1}
        listParams={listParams}
        labels={{ page: servers.page, listParams }}
        availableWidth={WIDTH}
      />
    </>
  );
}
