// docs/protocol/resources.md#18.6
import { describe, expect, test } from 'vitest';
import { CAPABILITIES, type CapabilityName } from './capabilities.ts';
import { proxyCan, dialectOf } from './dialect.ts';

/** The versions of the columns in the table below. */
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
signInUnderHardwareKeyPolicy |    |    |    |    |    |    | x  | x  | x  |     |         |
requireLongPasswords         |    |    |    |    |    |    | x  | x  | x  |     |         |
checkPasswordWithMfa         |    |    |    |    |    |    | x  | x  | x  |     |         |
listJoinTokens               |    |    |    |    |    |    | x  | x  | x  |     |         |
listBots                     |    |    |    |    |    |    | x  | x  | x  |     |         |
storeRolesV8                 |    |    |    |    |    |    | x  | x  | x  |     |         |
parseRoles                   |    |    |    |    |    |    | x  | x  | x  |     |         |
searchRoles                  |    |    |    |    |    |    | x  | x  | x  |     |         |
searchUsers                  |    |    |    |    |    |    | x  | x  | x  |     |         |
filterLocks                  |    |    |    |    |    |    | x  | x  | x  |     |         |
describeClusters             |    |    |    |    |    |    | x  | x  | x  |     |         |
listIntegrationDependents    |    |    |    |    |    |    | x  | x  | x  |     |         |
notifyUsers                  |    |    |    |    |    |    | x  | x  | x  |     |         |
storePreferences             |    |    |    |    |    |    | x  | x  | x  |     |         |
readHostedDocs               |    |    |    | x  | x  | x  | x  | x  | x  |     |         |
storePins                    |    |    |    |    |    |    | x  | x  | x  |     |         |
listAllKinds                 |    |    |    |    |    |    | x  | x  | x  |     |         |
receiveAppSessionsInHeaders  |    | x  | x  |    |    |    |    |    |    | x   | x       | x
receiveAwsRoleAsArn          |    | x  | x  | x  | x  | x  | x  | x  | x  | x   | x       | x
requireMfaForApps            |    |    |    |    |    |    | x  | x  | x  |     |         |
exchangeFragments            |    |    |    |    |    |    |    | x  | x  |     |         |
receiveTokenAsMessage        |    |    |    |    |    |    | x  | x  | x  |     |         |
openPodAndDatabaseConsoles   |    |    |    |    |    |    | x  | x  | x  |     |         |
serializeFileRequests        |    |    |    |    |    |    | x  | x  | x  |     |         |
checkDesktopMfa              |    |    |    |    |    |    | x  | x  | x  |     |         |
resizeDesktops               |    |    |    |    |    |    | x  | x  | x  |     |         |
setKeyboardLayout            |    |    |    |    |    |    | x  | x  | x  |     |         |
syncLockKeys                 |    |    |    |    |    |    | x  | x  | x  |     |         |
receivePauseAsTwoCodes       |    |    |    |    |    |    | x  | x  | x  |     |         |
streamRecordings             |    |    |    |    |    |    | x  | x  | x  |     |         |
playDatabaseRecordings       |    |    |    |    |    |    | x  | x  | x  |     |         |
seekDesktopRecordings        |    |    |    |    |    |    | x  | x  | x  |     |         |
sendRecordingPreviews        |    |    |    |    |    |    | x  | x  | x  |     |         |
reportRecordingType          |    |    |    |    |    |    | x  | x  | x  |     |         |
`;

const rows = TABLE.trimEnd()
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([name, ...cells]) => ({
    name: name as CapabilityName, // a test below compares them with the capabilities
    isEnabledByVersion: cells.map((cell) => cell === 'x'),
  }));

describe('capabilities', () => {
  test.each(rows)('enables $name on the versions of the table', ({ name, isEnabledByVersion }) => {
    expect(VERSIONS.map((version) => proxyCan(dialectOf(version), name))).toEqual(isEnabledByVersion);
  });

  test.each(rows)(
    'before the first response, treats $name like on a proxy without a version',
    ({ name, isEnabledByVersion }) => {
      expect(proxyCan(undefined, name)).toBe(isEnabledByVersion.at(-1));
    },
  );

  test('every capability has a row in the table', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(CAPABILITIES).toSorted());
  });
});

test.each([
  ['18.7.6', false],
  ['18.8.0', true],
  ['18.10.1', true],
  ['18', false],
  ['18.x', false],
])('enables exchangeFragments on %s: %s', (version, isEnabled) => {
  expect(proxyCan(dialectOf(version), 'exchangeFragments')).toBe(isEnabled);
});

test('rejects an unknown capability at compile time', () => {
  // @ts-expect-error: not a capability
  expect(() => proxyCan(undefined, 'listJoinToken')).toThrow(TypeError);
});
