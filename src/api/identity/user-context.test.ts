import { expect, test } from 'vitest';
import { UNREADABLE_RESPONSE } from '#api/messages.ts';
import { parseUserContext } from './user-context.ts';

// docs/behaviour.md#start-up "If the proxy doesn't say who the user", "An answer without a user name counts"
test.each([
  [null, 'null'],
  [{}, '{}'],
  [[], '[]'],
  ['alice', '"alice"'],
  [{ userName: '' }, '{"userName":""}'],
  [{ userName: 7 }, '{"userName":7}'],
])('rejects %j without a user name, with the response in the details', (answer, details) => {
  const refusal = expect.objectContaining({ status: 200, message: UNREADABLE_RESPONSE, details }) as Error;
  expect(() => parseUserContext(answer)).toThrow(refusal);
});

test.each([null, undefined, 'none', []])('grants nothing when the permissions and the cluster are %j', (missing) => {
  const answer = { userName: 'alice', userAcl: missing, cluster: missing, other: 1 };
  expect(parseUserContext(answer)).toEqual({
    userName: 'alice',
    authType: '',
    accessRequestId: '',
    userAcl: {},
    cluster: { name: '', authVersion: '', proxyVersion: '', publicURL: '' },
    other: 1,
  });
});
