import { describe, expect, test } from 'vitest';
import { readAssertionOptions, readCreationOptions } from './options.ts';

const assertion = {
  publicKey: { challenge: 'AQID', rpId: 'example.com', allowCredentials: [{ type: 'public-key', id: 'BA' }] },
};
const creation = {
  publicKey: {
    challenge: 'AQID',
    rp: { name: 'example', id: 'example.com' },
    user: { id: 'AQ', name: 'alice', displayName: 'alice' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
};

describe('a challenge for an existing key', () => {
  test('is returned unchanged', () => expect(readAssertionOptions(assertion)).toBe(assertion));
  test('may have no list of keys', () =>
    expect(readAssertionOptions({ publicKey: { challenge: 'AQID', allowCredentials: null } })).toBeDefined());
  test.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ publicKey: null }],
    [{ publicKey: [] }],
    [{ publicKey: { challenge: 1 } }],
    [{ publicKey: { challenge: '' } }],
    [{ publicKey: { ...assertion.publicKey, allowCredentials: 'x' } }],
    [{ publicKey: { ...assertion.publicKey, allowCredentials: [null] } }],
    [{ publicKey: { ...assertion.publicKey, rpId: 5 } }],
  ])('is rejected if it is %j', (raw) => expect(readAssertionOptions(raw)).toBeUndefined());
});

describe('a challenge for a new key', () => {
  test('is returned unchanged', () => expect(readCreationOptions(creation)).toBe(creation));
  test.each([
    [null],
    [{}],
    [{ publicKey: {} }],
    [{ publicKey: { ...creation.publicKey, challenge: null } }],
    [{ publicKey: { ...creation.publicKey, user: null } }],
    [{ publicKey: { ...creation.publicKey, rp: 'example' } }],
    [{ publicKey: { ...creation.publicKey, pubKeyCredParams: null } }],
    [{ publicKey: { ...creation.publicKey, pubKeyCredParams: [null] } }],
    [{ publicKey: { ...creation.publicKey, excludeCredentials: [{}] } }],
  ])('is rejected if it is %j', (raw) => expect(readCreationOptions(raw)).toBeUndefined());
});
