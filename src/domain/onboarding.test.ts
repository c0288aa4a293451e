import { expect, test } from 'vitest';
import { mustCheckResources, shouldOfferFirstResource, withHasResource, withNotified } from './onboarding.ts';

const BOTH_PERMISSIONS = { addAgents: true, queryAgents: true };

test.each([
  ['with permissions to add and query agents', BOTH_PERMISSIONS, null, true],
  ['without permission to add agents', { ...BOTH_PERMISSIONS, addAgents: false }, null, false],
  ['without permission to query agents', { ...BOTH_PERMISSIONS, queryAgents: false }, null, false],
  ['who is known to have no resources', BOTH_PERMISSIONS, '{"hasResource":false}', false],
  ['who is known to have resources', BOTH_PERMISSIONS, '{"hasResource":true,"notified":true}', false],
  ['who has visited before', BOTH_PERMISSIONS, '{"hasVisited":true}', true],
  ['with a record of invalid types', BOTH_PERMISSIONS, '{"hasResource":"yes"}', true],
  ['with an unreadable record', BOTH_PERMISSIONS, '{', true],
  ['with the record null', BOTH_PERMISSIONS, 'null', true],
])('a user %s (features %j, record %s) needs the check for resources: %s', (...[, features, stored, mustCheck]) => {
  expect(mustCheckResources(features, stored)).toBe(mustCheck);
});

test.each([
  [null, true, { hasResource: true }],
  ['{', false, { hasResource: false }],
  ['{"hasResource":"yes"}', true, { hasResource: true }],
  ['{"hasVisited":true}', false, { hasVisited: true, hasResource: false }],
])('the record %j with hasResource=%s becomes %j', (stored, hasResource, record) => {
  expect(JSON.parse(withHasResource(stored, hasResource))).toStrictEqual(record);
});

// docs/behaviour.md#start-up "If no resource is registered, a hint"
test.each([
  [null, false],
  ['{', false],
  ['{"hasResource":true}', false],
  ['{"hasResource":false}', true],
  ['{"hasResource":false,"notified":true}', false],
  ['{"hasResource":false,"notified":"yes"}', true],
])('the hint for the first resource is shown for the record %j: %s', (stored, isOffered) => {
  expect(shouldOfferFirstResource(stored)).toBe(isOffered);
});

test('recording the answer to the hint keeps the other fields of the record', () => {
  expect(JSON.parse(withNotified('{"hasResource":false,"hasVisited":true}'))).toEqual({
    hasResource: false,
    hasVisited: true,
    notified: true,
  });
});
