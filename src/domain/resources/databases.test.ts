import { describe, expect, test } from 'vitest';
import databaseTypes from '#docs/protocol/database-types.json';
import { databaseNameOf, databaseTitle, protocolName } from './databases.ts';

// docs/protocol/database-types.json
const { table, protocols, types } = databaseTypes;

describe('the title of a database', () => {
  test.each(table)('of $protocol on $type is $title', ({ protocol, type, title }) => {
    expect(databaseTitle({ protocol, type })).toBe(title);
  });

  // Most of these combinations do not occur, but each must have a title.
  test.each(
    types.flatMap(({ type, titlePattern }) =>
      protocols.map(({ protocol, name }) => ({ type, titlePattern, protocol, name })),
    ),
  )('of $protocol on $type follows the pattern of the type', ({ type, titlePattern, protocol, name }) => {
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
  ])('of the unknown combination $protocol on $type is $title', ({ title, ...database }) => {
    expect(databaseTitle(database)).toBe(title);
  });
});

test.each(protocols)(
  'the protocol $protocol has the name $name, and a database name is $databaseName',
  ({ protocol, name, databaseName }) => {
    expect(protocolName(protocol)).toBe(name);
    expect(databaseNameOf(protocol)).toBe(databaseName);
  },
);

test('a database name is optional for an unknown protocol', () => {
  expect(databaseNameOf('graph')).toBe('optional');
  expect(databaseNameOf('toString')).toBe('optional');
});
