import { expect, test } from 'vitest';
import { matchPreviousSessions, serializePreviousSessions } from './previous-sessions.ts';
import type { Pane, PaneTarget } from './pane-layout.ts';

const NOW = 1_000_000;
const web = { server_id: 'web', login: 'root' };
const panes = (...targets: PaneTarget[]): Pane[] => targets.map((target, id) => ({ at: 'pane', id, target }));
const found = (shown: Pane[], stored: string | null, now = NOW) => [...matchPreviousSessions(shown, stored, now)];

// docs/behaviour.md#the-console-workspace "A reload rejoins the user's own sessions"
test('panes get the sessions of their server and login, in order, each once', () => {
  const stored = serializePreviousSessions(
    [
      { ...web, sid: 'a' },
      { ...web, login: 'deploy', sid: 'b' },
      { ...web, sid: 'c' },
    ],
    NOW,
  );
  expect(found(panes(web, 'picker', { sid: 'x' }, { ...web }, { ...web }), stored)).toEqual([
    [0, 'a'],
    [3, 'c'],
  ]);
});

test.each([
  ['nothing', null, NOW],
  ['what is no JSON', '{', NOW],
  ['another form', '{"at":1000000,"sessions":[7,{"server_id":"web","login":"root"}]}', NOW],
  ['what was left 20 seconds ago', serializePreviousSessions([{ ...web, sid: 'a' }], NOW), NOW + 20_000],
  ['what is to come', serializePreviousSessions([{ ...web, sid: 'a' }], NOW), NOW - 1],
])('from %s they get none', (_, stored, now) => expect(found(panes(web), stored, now)).toEqual([]));
