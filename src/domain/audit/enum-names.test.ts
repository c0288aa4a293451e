import { expect, test } from 'vitest';
import { detailText } from './enum-names.ts';

// docs/behaviour.md#audit-events "The details show numbers that represent", "The JSON shows the number"
test.each<[event: string, name: string, value: unknown, text: string | undefined]>([
  ['sftp', 'action', 4, 'write'],
  ['sftp', 'action', 19, 'link'],
  ['sftp', 'action', 20, '20'],
  ['sftp', 'action', -1, '-1'],
  ['sftp', 'action', 1.5, '1.5'],
  ['scp', 'action', 'upload', 'upload'],
  ['session.network', 'action', 1, 'denied'],
  ['session.network', 'operation', 0, 'connect'],
  ['db.session.opensearch.request', 'category', 3, 'SQL'],
  ['user.login', 'user_kind', 2, 'bot'],
  ['user.login', 'action', 4, '4'],
  ['constructor', 'action', 4, '4'],
  ['sftp', 'constructor', 4, '4'],
  ['sftp', 'action', undefined, undefined],
])('shows field %2$s of a %1$s event with value %3$s as %4$s', (...[event, name, value, text]) =>
  expect(detailText({ event, [name]: value }, name)).toBe(text),
);
