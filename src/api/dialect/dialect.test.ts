// docs/protocol/resources.md#18.6
import { describe, expect, test } from 'vitest';
import * as capabilities from './capabilities.ts';
import { proxyCan, dialectOf } from './dialect.ts';
import { MEANINGS } from './meanings.ts';

/** In the order of the table's columns. */
const VERSIONS = [
  '12.0.0',
  '13.4.26',
  '14.3.33-dev',
  '15.5.4',
  '16.1.0',
  '17.7.1',
  '18.3.0',
  '19.0.0-alpha.1',
  '25.2.0',
  'v18.3.0',
  'unknown',
  '',
] as const;

const TABLE = `
                             | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 25 | v18 | unknown | none
LIST_JOIN_TOKENS             |    |    |    |    |    |    | x  | x  | x  |     |         |
LIST_BOTS                    |    |    |    |    |    |    | x  | x  | x  |     |         |
LIST_ALL_KINDS               |    |    |    |    |    |    | x  | x  | x  |     |         |
KEEP_PINS                    |    |    |    |    |    |    | x  | x  | x  |     |         |
DESCRIBE_CLUSTERS            |    |    |    |    |    |    | x  | x  | x  |     |         |
SAY_WHAT_USES_INTEGRATIONS   |    |    |    |    |    |    | x  | x  | x  |     |         |
KEEP_PREFERENCES             |    |    |    |    |    |    | x  | x  | x  |     |         |
NOTIFY_USERS                 |    |    |    |    |    |    | x  | x  | x  |     |         |
SIGN_IN_UNDER_KEY_POLICIES   |    |    |    |    |    |    | x  | x  | x  |     |         |
REQUIRE_LONG_PASSWORDS       |    |    |    |    |    |    | x  | x  | x  |     |         |
CHECK_PASSWORD_WITH_MFA      |    |    |    |    |    |    | x  | x  | x  |     |         |
SEARCH_ROLES                 |    |    |    |    |    |    | x  | x  | x  |     |         |
SEARCH_USERS                 |    |    |    |    |    |    | x  | x  | x  |     |         |
FILTER_LOCKS                 |    |    |    |    |    |    | x  | x  | x  |     |         |
TAKE_TOKEN_AS_MESSAGE        |    |    |    |    |    |    | x  | x  | x  |     |         |
OPEN_CONSOLES                |    |    |    |    |    |    | x  | x  | x  |     |         |
HOLD_ONE_FILE_REQUEST        |    |    |    |    |    |    | x  | x  | x  |     |         |
ASK_FOR_MFA_BEFORE_DESKTOPS  |    |    |    |    |    |    | x  | x  | x  |     |         |
RESIZE_DESKTOPS              |    |    |    |    |    |    | x  | x  | x  |     |         |
TAKE_KEYBOARD_LAYOUT         |    |    |    |    |    |    | x  | x  | x  |     |         |
TAKE_LOCK_KEYS               |    |    |    |    |    |    | x  | x  | x  |     |         |
TAKE_PAUSE_AS_TWO_CODES      |    |    |    |    |    |    | x  | x  | x  |     |         |
STREAM_RECORDINGS            |    |    |    |    |    |    | x  | x  | x  |     |         |
PLAY_DATABASE_RECORDINGS     |    |    |    |    |    |    | x  | x  | x  |     |         |
SAY_RECORDING_TYPE           |    |    |    |    |    |    | x  | x  | x  |     |         |
SEEK_DESKTOP_RECORDINGS      |    |    |    |    |    |    | x  | x  | x  |     |         |
SEND_PICTURES_OF_RECORDINGS  |    |    |    |    |    |    | x  | x  | x  |     |         |
TAKE_APP_SESSIONS_IN_HEADERS |    | x  | x  |    |    |    |    |    |    | x   | x       | x
TAKE_AWS_ROLE_AS_ARN         |    | x  | x  | x  | x  | x  | x  | x  | x  | x   | x       | x
REQUIRE_MFA_FOR_APPS         |    |    |    |    |    |    | x  | x  | x  |     |         |
`;

const rows = TABLE.trimEnd()
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([name = '', ...cells]) => ({ name, able: cells.map((cell) => cell === 'x') }));

const numbers: Readonly<Record<string, number>> = capabilities;

const canDo = (name: string, version: string | undefined): boolean =>
  proxyCan(
    version === undefined ? undefined : dialectOf(version),
    numbers[name] ?? Number.NaN,
    numbers[`${name}_UNTIL`] ?? Infinity,
  );

describe('a capability', () => {
  test.each(rows)('$name is there on the lines of the table', ({ name, able }) => {
    expect(VERSIONS.map((version) => canDo(name, version))).toEqual(able);
  });

  test.each(rows)('$name is, while a proxy has not answered, what it is where it says nothing', ({ name, able }) => {
    expect(canDo(name, undefined)).toBe(able.at(-1));
  });

  test('has a row in the table and a meaning', () => {
    const names = Object.keys(numbers).filter((name) => !name.endsWith('_UNTIL'));
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(MEANINGS).toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.entries(MEANINGS))('%s means what a browser gets', (name, { since, until }) => {
    expect([numbers[name], numbers[`${name}_UNTIL`]]).toEqual([since, until]);
  });
});

test('the end of a capability belongs to one that begins', () => {
  const ends = Object.keys(numbers).filter((name) => name.endsWith('_UNTIL'));
  expect(ends.filter((name) => MEANINGS[name.replace(/_UNTIL$/, '')]?.until === undefined)).toEqual([]);
});
