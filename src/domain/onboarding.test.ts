import { expect, test } from 'vitest';
import { mustCheckResources, shouldOfferFirstResource, withHasResource, withNotified } from './onboarding.ts';

const both = { addAgents: true, queryAgents: true };

test.each([
  ['who may add and query agents', both, null, true],
  ['who may not add them', { ...both, addAgents: false }, null, false],
  ['who may not query them', { ...both, queryAgents: false }, null, false],
  ['who has nothing yet and knows it', both, '{"hasResource":false}', false],
  ['who has something', both, '{"hasResource":true,"notified":true}', false],
  ['who came by once', both, '{"hasVisited":true}', true],
  ['whose record is of another kind', both, '{"hasResource":"yes"}', true],
  ['whose record cannot be read', both, '{', true],
  ['whose record is nothing', both, 'null', true],
])('%s', (...[, may, stored, asks]) => {
  expect(mustCheckResources(may, stored)).toBe(asks);
});

test.each([
  [null, true, { hasResource: true }],
  ['{', false, { hasResource: false }],
  ['{"hasResource":"yes"}', true, { hasResource: true }],
  ['{"hasVisited":true}', false, { hasVisited: true, hasResource: false }],
])('%j with the answer %s', (stored, hasResource, record) => {
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
])('the first resource is offered to whose record is %j: %s', (stored, isOffered) => {
  expect(shouldOfferFirstResource(stored)).toBe(isOffered);
});

test('an answer keeps the rest of the record', () => {
  expect(JSON.parse(withNotified('{"hasResource":false,"hasVisited":true}'))).toEqual({
    hasResource: false,
    hasVisited: true,
    notified: true,
  });
});
