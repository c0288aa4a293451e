import { expect, test } from 'vitest';
import { UNREADABLE_ANSWER } from '#api/messages.ts';
import { readUserContext } from './user-context.ts';

// docs/behaviour.md#start-up "gets a page that says so"
test.each([
  [null, 'null'],
  [{}, '{}'],
  [[], '[]'],
  ['alice', '"alice"'],
  [{ userName: '' }, '{"userName":""}'],
  [{ userName: 7 }, '{"userName":7}'],
])('%j names no user and is refused, with the answer as details', (answer, details) => {
  const refusal = expect.objectContaining({ status: 200, message: UNREADABLE_ANSWER, details }) as Error;
  expect(() => readUserContext(answer)).toThrow(refusal);
});

test.each([null, undefined, 'none', []])('a user whose access list and cluster are %j may do nothing', (missing) => {
  const answer = { userName: 'alice', userAcl: missing, cluster: missing, other: 1 };
  expect(readUserContext(answer)).toEqual({
    userName: 'alice',
    authType: '',
    accessRequestId: '',
    userAcl: {},
    cluster: { name: '', authVersion: '', proxyVersion: '', publicURL: '' },
    other: 1,
  });
});
