import { expect, test } from 'vitest';
import { assignRequestId } from './request-id.ts';

test.each([
  '7f3a',
  '0b0e8ed2-6c0c-4b0e-9f3c-0d9a3a8d4f11',
  'Root=1-67891233-abcdef012345678912345678',
  'x'.repeat(128),
])('keeps the request ID %s', (id) => {
  const request = { headers: { 'x-request-id': id } };
  expect(assignRequestId(request)).toBe(id);
  expect(request.headers).toEqual({ 'x-request-id': id });
});

test.each([undefined, '', 'two words', 'a"b', 'ä', '7f3a, 8c1b', 'x'.repeat(129)])(
  'replaces the request ID %j with a UUID',
  (id) => {
    const request = { headers: { 'x-request-id': id } };
    const newId = assignRequestId(request);
    expect(newId).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(request.headers['x-request-id']).toBe(newId);
  },
);
