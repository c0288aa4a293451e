import { expect, test } from 'vitest';
import { idText, parseBotInstance } from './instance-row.ts';

test('uses the hostname as the name of an instance', () => {
  const raw = {
    instance_id: 'i-1',
    bot_name: 'deploy',
    join_method_latest: 'github',
    host_name_latest: 'runner-1',
    version_latest: '18.3.0',
    active_at_latest: '2026-11-20T12:00:00Z',
  };
  expect(parseBotInstance(raw, 0)).toEqual({
    ok: true,
    id: 'i-1',
    name: 'runner-1',
    bot: 'deploy',
    method: 'GitHub Actions',
    version: '18.3.0',
    lastActive: '2026-11-20T12:00:00Z',
  });
});

// docs/behaviour.md#bots "An instance without a heartbeat appears"
test('uses the ID as the name of an instance without a heartbeat', () => {
  expect(parseBotInstance({ instance_id: 'i-1', bot_name: 'deploy' }, 0)).toMatchObject({
    name: 'i-1',
    method: 'Unknown',
    version: 'Unknown',
    lastActive: '',
  });
});

test.each([
  ['runner-1', 'i-1'],
  [undefined, ''],
])('with the hostname %s, the ID column shows %j', (host, expected) => {
  const row = parseBotInstance({ instance_id: 'i-1', bot_name: 'deploy', host_name_latest: host }, 0);
  expect(row.ok && idText(row)).toBe(expected);
});

test('keeps an unknown join method unchanged', () => {
  const raw = { instance_id: 'i-1', bot_name: '', join_method_latest: 'toString' };
  expect(parseBotInstance(raw, 0)).toMatchObject({ ok: true, method: 'toString' });
});

test.each([null, 7, {}, { instance_id: '', bot_name: 'a' }, { instance_id: 'i-1' }, { instance_id: 7, bot_name: 'a' }])(
  'keeps the malformed record %j unchanged',
  (raw) => expect(parseBotInstance(raw, 3)).toEqual({ ok: false, id: 'row 3', raw }),
);
