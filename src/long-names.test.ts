// Tests that a search in the browser finds the end of a name, although cells truncate long names.
import { expect, test } from 'vitest';
import { integrationRows } from '#domain/integrations/integration-row.ts';
import { parseRecordingRow } from '#domain/recording/recording-row.ts';
import { recordingRows } from '#domain/recording/recording-rows.ts';
import { clusterRows } from '#domain/resources/clusters.ts';
import { parseUserRows, filterUsers } from '#domain/users/user-rows.ts';
import { readItems, filterItems } from '#features/editor/list/read-items.ts';
import { filterBots } from '#screens/bots/bot-row.ts';
import { readSessionRow } from '#features/active-sessions/session-row.ts';
import { filterSessions } from '#screens/active-sessions/filter-sessions.ts';
import { filterLocks } from '#screens/locks/filter-locks.ts';
import { filterChoices, roleChoices } from '#screens/new-lock/target-choices.ts';
import { filterTokens } from '#screens/tokens/token-row.ts';

const LONG_NAME = `${'x'.repeat(600)}tail`;
const order = { field: 'name', dir: 'asc' } as const;
const item = { name: LONG_NAME, kind: 'role', content: '' };
const session = { id: 's1', kind: 'ssh', server_hostname: LONG_NAME, created: '2026-11-20T12:00:00Z' };
const sessionEndEvent = {
  event: 'session.end',
  code: 'T2004I',
  sid: 's1',
  time: '2026-11-20T12:00:00Z',
  server_hostname: LONG_NAME,
};
const filter = { types: [], users: [], resources: [], environments: [], modes: [], lengths: [] };

const LISTS: Readonly<Record<string, (search: string) => readonly { ok: boolean }[]>> = {
  users: (search) => filterUsers(parseUserRows([{ name: LONG_NAME }]), { search, order }),
  roles: (search) => filterItems(readItems([item]), search),
  integrations: (search) => integrationRows({ items: [{ name: LONG_NAME, subKind: 'aws-oidc' }] }, { search, order }),
  clusters: (search) => clusterRows([{ name: LONG_NAME }], { root: '', search, direction: 'asc' }),
  bots: (search) => filterBots({ items: [{ metadata: { name: LONG_NAME } }] }, { search, order }),
  locks: (search) => filterLocks([{ name: 'l1', targets: { user: LONG_NAME } }], { search, order }),
  'targets of a new lock': (search) => filterChoices(roleChoices({ items: [item] }), { search, order }),
  tokens: (search) => filterTokens([{ id: LONG_NAME, method: 'iam' }], { search, order }),
  'active sessions': (search) => filterSessions([readSessionRow(session, 0)], { search, order, now: 0 }),
  recordings: (text) =>
    recordingRows([parseRecordingRow(sessionEndEvent, 0)], {
      filter: { ...filter, text },
      order,
      protocols: [],
      environmentLabel: undefined,
    }),
};

// docs/behaviour.md#errors "Searches use the full name"
test.each(Object.entries(LISTS))('a search finds the end of a name that cells truncate: %s', (_, rowsFor) => {
  expect(rowsFor('tail')).toEqual([expect.objectContaining({ ok: true })]);
  expect(rowsFor('missing')).toEqual([]);
});
