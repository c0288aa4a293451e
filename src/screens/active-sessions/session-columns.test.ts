import { expect, test } from 'vitest';
import { readSessionRow } from '#features/active-sessions/session-row.ts';
import { sessionColumns } from './session-columns.tsx';

const SESSION = { id: 'a', kind: 'ssh', server_hostname: 'web-02', owner: 'bob', parties: [{ user: 'bob' }] };

// docs/behaviour.md#lists "The file has all columns"
test.each([
  ['a moderated session without a moderator', { moderated: true }, 'Needs a moderator'],
  ['a session without participants', { parties: [] }, 'No participants'],
  ['any other session', {}, ''],
])('the state of %s in a CSV file', (_what, fields, state) => {
  const row = readSessionRow({ ...SESSION, ...fields }, 0);
  const columns = sessionColumns(() => undefined).filter(({ title }) => title === 'State');
  expect(columns.map(({ text, csv = text }) => row.ok && csv(row))).toEqual([state]);
});
