import { afterEach, expect, test } from 'vitest';
import { restoreCredentials, revokeCredentials } from '#api/identity/credentials.ts';
import { reportUnrecognized, unrecognizedData } from './unrecognized-data.ts';

// Tests of the same worker share the module, so the session must not stay revoked.
afterEach(() => {
  revokeCredentials();
  restoreCredentials();
});

test('counts distinct records by page and events by type, with the first as an example', () => {
  reportUnrecognized('record', '/web/users', { a: 1 });
  reportUnrecognized('record', '/web/users', { a: 1 });
  reportUnrecognized('record', '/web/users', { a: 2 });
  reportUnrecognized('record', '/web/roles', null);
  reportUnrecognized('event', 'new.event T1I', { event: 'new.event', code: 'T1I' });
  expect(unrecognizedData.get()).toEqual([
    { kind: 'record', source: '/web/users', count: 2, example: { a: 1 } },
    { kind: 'record', source: '/web/roles', count: 1, example: null },
    { kind: 'event', source: 'new.event T1I', count: 1, example: { event: 'new.event', code: 'T1I' } },
  ]);
});

test('limits the memory for endless unrecognized data', () => {
  for (let n = 0; n < 5000; n += 1) reportUnrecognized('record', `/web/${n % 80}`, n);
  const counted = unrecognizedData.get();
  expect(counted).toHaveLength(50);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(2000);
});

// docs/behaviour.md#unreadable-records "The data is deleted when the session ends"
test('deletes the data of the previous user at sign-out', () => {
  reportUnrecognized('record', '/web/users', { secret: 1 });
  revokeCredentials();
  expect(unrecognizedData.get()).toEqual([]);
  reportUnrecognized('record', '/web/users', { secret: 1 });
  expect(unrecognizedData.get()).toHaveLength(1);
});
