import { expect, test } from 'vitest';
import { CLUSTER_COLUMNS } from './cluster-columns.ts';
import { readableItems } from '#features/editor/list/read-items.ts';

// docs/behaviour.md#lists "Trusted clusters and auth connectors, which are cards"
test.each([
  [
    'spec: {enabled: true, web_proxy_addr: "a:443", role_map: [{remote: x, local: [ops, dba]}, {remote: w, local: [z]}]}',
    ['root', 'enabled', 'a:443', '', 'x → ops, dba; w → z'],
  ],
  ['kind: [', ['root', 'Unreadable', 'Unreadable', 'Unreadable', 'Unreadable']],
])('the CSV row of a trusted cluster with the YAML %j', (content, cells) => {
  const rows = readableItems([{ name: 'root', content }]);
  expect(rows.map((row) => CLUSTER_COLUMNS.map(({ text }) => text(row)))).toEqual([cells]);
});
