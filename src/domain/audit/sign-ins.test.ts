import { expect, test } from 'vitest';
import { signInsOf } from './sign-ins.ts';
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
