import type { Schemas } from '#api/schemas.ts';
import { SizedListTable } from '#features/list/list-table.tsx';
import { useListParams } from '#features/list/list-params.ts';
import { sortFieldsOf } from '#features/list/resource-query.ts';
import { Component as Servers, serversListKind } from './servers.tsx';

/** The rows and the width of a typical screen. */
const BLANK_ROW_COUNT = 16;
const BLANK_WIDTH = 900;

const blankServer = (index: number): Schemas['Server'] => ({
  siteId: '',
  id: String(index),
  hostname: '',
  addr: '',
  tunnel: false,
  tags: [{ name: '', value: '' }],
  sshLogins: [''],
});

const blankRows = Array.from({ length: BLANK_ROW_COUNT }, (_, index) =>
  serversListKind.read(blankServer(index), index),
);

/**
 * Empty server lists, in the loading and the loaded state. They are rendered hidden and in advance, so that the browser
 * has parsed their styles and code.
 */
export function BlankServers() {
  const listParams = useListParams(sortFieldsOf(serversListKind));
  return (
    <>
      <Servers />
      <SizedListTable
        table={serversListKind}
        rows={blankRows}
        rowCount={BLANK_ROW_COUNT + 1}
        listParams={listParams}
        labels={{ page: serversListKind.page, listParams }}
        availableWidth={BLANK_WIDTH}
      />
    </>
  );
}
