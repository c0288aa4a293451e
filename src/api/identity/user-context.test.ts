import { expect, test } from 'vitest';
import { readUserContext } from './user-context.ts';

// docs/behaviour.md#start-up "gets a page that says so"
test.each([
  [null, 'null'],
  [{}, '{}'],
  [[], '[]'],
  ['alice', '"alice"'],
  [{ userName: '' }, '{"userName":""}'],
  [{ userName: 7 }, '{"userName":7}'],
  [{ name: '\u202e' }, '{"name":"U+202E"}'],
])('%j names no user and is refused with an excerpt', (answer, message) => {
  expect(() => readUserContext(answer)).toThrow(expect.objectContaining({ status: 200, message }));
});

test('an excerpt of a long answer is cut', () => {
  const long = { text: 'x'.repeat(1000) };
  expect(() => readUserContext(long)).toThrow(/^\{"text":"x+…$/);
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
