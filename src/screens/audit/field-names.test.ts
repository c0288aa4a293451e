import { expect, test } from 'vitest';
import { fieldName, sortFieldNames } from './field-names.ts';

test.each([
  ['user', 'User'],
  ['server_hostname', 'Server hostname'],
  ['db_service', 'Database service'],
  ['exitError', 'Exit error'],
  ['addr.remote', 'Remote address'],
  ['windows_desktop_uuid', 'Windows desktop UUID'],
  ['sid', 'Session ID'],
  ['constructor', 'Constructor'],
  ['__', '__'],
  ['bill\u202egpj', 'BillU+202Egpj'],
])('labels the field %s as %s', (name, label) => expect(fieldName(name)).toBe(label));

// docs/behaviour.md#audit-events "In the details of an event, fields"
test('sorts fields that nearly every event has last, and keeps the order of the other fields', () => {
  const names = ['ei', 'event', 'uid', 'success', 'code', 'cluster_name', 'user', 'addr.remote'];
  expect(sortFieldNames(names)).toEqual([
    'event',
    'code',
    'user',
    'addr.remote',
    'success',
    'cluster_name',
    'ei',
    'uid',
  ]);
});
