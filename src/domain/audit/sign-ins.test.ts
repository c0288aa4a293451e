import { expect, test } from 'vitest';
import { failedSignIns, failedSignInsByUser, signInsOf } from './sign-ins.ts';
import { rowOf, unreadableRow } from './test-rows.ts';

const factsOf = (changed: Record<string, unknown>) => signInsOf([rowOf(changed)], 'ada').map(({ facts }) => facts);

test.each<[Record<string, unknown>, string[][]]>([
  [{ method: 'local', 'addr.remote': '198.51.100.24:53122' }, [['Local user', '198.51.100.24:53122']]],
  [{ method: 'local', mfa_device: { mfa_device_name: 'blue key' } }, [['Local user', 'blue key']]],
  [{ method: 'saml', connector_id: 'corp' }, [['SAML', 'corp']]],
  [{ method: 'new\u202e' }, [['newU+202E']]],
  [{ method: 7, 'addr.remote': null }, [[]]],
  [{ user: 'bob' }, []],
  [{ event: 'user.create' }, []],
])('the facts of a sign-in with %j are %j', (changed, expected) => expect(factsOf(changed)).toEqual(expected));

test('sign-ins keep the order of the log and skip unreadable records', () => {
  const rows = [rowOf({ uid: 'new' }), unreadableRow(), rowOf({ uid: 'old' })];
  expect(signInsOf(rows, 'ada').map(({ event }) => event.id)).toEqual(['new', 'old']);
});

const failed = (changed: object) => rowOf({ code: 'T1000W', success: false, ...changed });

test('failed sign-ins are counted by user, and name the address if there is only one', () => {
  const rows = [
    rowOf({ uid: '1', user: 'ada', 'addr.remote': '198.51.100.24:53122' }),
    failed({ uid: '2', user: 'bob', 'addr.remote': '203.0.113.7:40000' }),
    unreadableRow(),
    failed({ uid: '3', user: 'ada', 'addr.remote': '203.0.113.7:40001' }),
    failed({ uid: '4', user: 'bob', 'addr.remote': '203.0.113.7:40002' }),
    failed({ uid: '5', user: 7, 'addr.remote': null }),
    failed({ uid: '6', user: 'bob', event: 'user.create' }),
  ];
  const events = failedSignIns(rows);
  expect(events.map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
  expect(failedSignInsByUser(events)).toEqual([
    { user: 'bob', count: 2, onlyAddress: '203.0.113.7' },
    { user: 'ada', count: 1, onlyAddress: '203.0.113.7' },
    { user: '', count: 1, onlyAddress: undefined },
  ]);
  const twoAddresses = [failed({ 'addr.remote': '203.0.113.7:1' }), failed({ 'addr.remote': '203.0.113.8:1' })];
  expect(failedSignInsByUser(failedSignIns(twoAddresses))).toMatchObject([{ count: 2, onlyAddress: undefined }]);
});
