import { describe, expect, test } from 'vitest';
import databaseTypes from '#docs/protocol/database-types.json';
import { databaseNameOf, databaseTitle, protocolName } from './databases.ts';

// docs/protocol/database-types.json
const { table, protocols, types } = databaseTypes;

describe('a database is called', () => {
  test.each(table)('$protocol on $type: $title', ({ protocol, type, title }) => {
    expect(databaseTitle({ protocol, type })).toBe(title);
  });

  // Most of these do not occur, and the list must still call them something.
  test.each(
    types.flatMap(({ type, titlePattern }) =>
      protocols.map(({ protocol, name }) => ({ type, titlePattern, protocol, name })),
    ),
  )('by the rule where it is $protocol on $type', ({ type, titlePattern, protocol, name }) => {
    const title = protocol === 'snowflake' ? 'Snowflake' : titlePattern.replace('{protocol}', name);
    expect(databaseTitle({ protocol, type })).toBe(title);
  });

  test.each([
    { protocol: 'postgres', type: 'moon-base', title: 'moon-base PostgreSQL' },
    { protocol: 'graph', type: 'rds', title: 'Amazon RDS graph' },
    { protocol: 'graph', type: 'moon-base', title: 'moon-base graph' },
    { protocol: 'snowflake', type: 'moon-base', title: 'Snowflake' },
    { protocol: '', type: 'self-hosted', title: 'Self-hosted' },
    { protocol: '', type: '', title: '' },
    { protocol: 'constructor', type: '__proto__', title: '__proto__ constructor' },
    { protocol: '$&', type: '{protocol}', title: '$& $&' },
  ])('$protocol on $type, of which we know nothing: $title', ({ title, ...database }) => {
    expect(databaseTitle(database)).toBe(title);
  });
});

test.each(protocols)(
  '$protocol is $name, where a database name is $databaseName',
  ({ protocol, name, databaseName }) => {
    expect(protocolName(protocol)).toBe(name);
    expect(databaseNameOf(protocol)).toBe(databaseName);
  },
);

test('of an unknown protocol a name may be given', () => {
  expect(databaseNameOf('graph')).toBe('optional');
  expect(databaseNameOf('toString')).toBe('optional');
});
