import { expect, test } from 'vitest';
import { CONNECTOR_COLUMNS } from './connector-columns.ts';
import { readableItems } from '#features/editor/list/read-items.ts';

const TEAMS = '[{organization: acme, team: ops, roles: [sre, dba]}, {organization: acme, team: dev, roles: [access]}]';

// docs/behaviour.md#lists "Trusted clusters and auth connectors, which are cards"
test.each([
  [
    `spec: {display: GitHub, client_secret: hidden, teams_to_roles: ${TEAMS}}`,
    ['github', 'GitHub', 'acme/ops → sre, dba; acme/dev → access'],
  ],
  ['kind: [', ['github', 'Unreadable', 'Unreadable']],
])('the CSV row of a connector with the YAML %j', (content, cells) => {
  const rows = readableItems([{ name: 'github', content }]);
  expect(rows.map((row) => CONNECTOR_COLUMNS.map(({ text }) => text(row)))).toEqual([cells]);
});
