import { expect, test } from 'vitest';
import { matchPreviousSessions, serializePreviousSessions } from './previous-sessions.ts';
import type { Pane, PaneTarget } from './pane-layout.ts';

const NOW = 1_000_000;
const web = { server_id: 'web', login: 'root' };
const panes = (...targets: PaneTarget[]): Pane[] => targets.map((target, id) => ({ type: 'pane', id, target }));
const matchedSessions = (openPanes: Pane[], stored: string | null, now = NOW) => [
  ...matchPreviousSessions(openPanes, stored, now),
];

// docs/behaviour.md#the-console-workspace "A reload rejoins the user's own sessions"
test('assigns previous sessions to panes with the same server and login, in order and once each', () => {
  const stored = serializePreviousSessions(
    [
      { ...web, sid: 'a' },
      { ...web, login: 'deploy', sid: 'b' },
      { ...web, sid: 'c' },
    ],
    NOW,
  );
  expect(matchedSessions(panes(web, 'picker', { sid: 'x' }, { ...web }, { ...web }), stored)).toEqual([
    [0, 'a'],
    [3, 'c'],
  ]);
});

test.each([
  ['a missing record', null, NOW],
  ['invalid JSON', '{', NOW],
  ['invalid sessions', '{"storedAt":1000000,"sessions":[7,{"server_id":"web","login":"root"}]}', NOW],
  ['a record that is 20 seconds old', serializePreviousSessions([{ ...web, sid: 'a' }], NOW), NOW + 20_000],
  ['a record from the future', serializePreviousSessions([{ ...web, sid: 'a' }], NOW), NOW - 1],
])('assigns no sessions from %s', (_, stored, now) => expect(matchedSessions(panes(web), stored, now)).toEqual([]));
