import { expect, test } from 'vitest';
import { sessionRows } from './session-rows.ts';

const session = (id: string, owner: string, created: string) => ({ kind: 'ssh', id, owner, created, parties: [] });

// docs/behaviour.md#home "The panel Sessions now shows"
test('the sessions of the user come first, then the newest, and unreadable records are skipped', () => {
  const sessions = [
    session('old', 'bob', '2026-11-20T10:00:00Z'),
    null,
    session('new', 'bob', '2026-11-20T12:00:00Z'),
    session('own', 'ada', '2026-11-20T09:00:00Z'),
    { ...session('joined', 'bob', 'not a time'), parties: [{ user: 'ada' }] },
  ];
  expect(sessionRows({ sessions }, 'ada').map(({ id }) => id)).toEqual(['own', 'joined', 'new', 'old']);
  expect(sessionRows({ sessions: 7 }, 'ada')).toEqual([]);
});
