import { expect, test } from 'vitest';
import { fieldName } from './field-names.ts';

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
])('%s is called %s', (name, words) => expect(fieldName(name)).toBe(words));
