import { expect, test } from 'vitest';
import { refusedPartOf } from './refused-part.ts';

test.each([
  [409, 'user "bob" already registered', { field: 'name' }],
  [400, 'missing user name', { field: 'name' }],
  [400, 'missing roles', { field: 'roles' }],
  [404, 'role boss is not found', { field: 'roles', role: 'boss' }],
  [404, 'rpc error:\n\trole two words is not found', { field: 'roles', role: 'two words' }],
  [404, 'user "bob" is not found', { field: 'user' }],
  [404, 'user "role x is not found" is not found', { field: 'user' }],
  [404, '404 - /v1/webapi/users', undefined],
  [400, 'something else', undefined],
  [403, 'role x is not found', undefined],
  [0, 'No answer', undefined],
])('status %i with the message %j refers to %j', (status, message, refused) =>
  expect(refusedPartOf({ status, message })).toEqual(refused),
);
