import { expect, test } from 'vitest';
import { requestStateOf } from './access-requests.ts';

const NOTHING = { strategy: 'optional', prompt: '', assumed: '', roles: [], reviewers: [], isConcerned: false };
const capabilities = { requestableRoles: ['admin', 7], suggestedReviewers: ['alice'] };

test.each([
  [undefined, {}],
  [{ accessStrategy: null, accessCapabilities: { requestableRoles: null, suggestedReviewers: null } }, {}],
  [{ accessStrategy: { type: 'sometimes', prompt: 7 }, accessRequestId: '' }, {}],
  [{ accessStrategy: { type: 'always', prompt: '' } }, { strategy: 'always', isConcerned: true }],
  [
    { accessStrategy: { type: 'reason', prompt: 'Which ticket?' } },
    { strategy: 'reason', prompt: 'Which ticket?', isConcerned: true },
  ],
  [{ accessRequestId: 'r1' }, { assumed: 'r1', isConcerned: true }],
  [{ accessCapabilities: capabilities }, { roles: ['admin'], reviewers: ['alice'], isConcerned: true }],
])('%j says how requests concern the user', (context, state) => {
  expect(requestStateOf(context)).toEqual({ ...NOTHING, ...state });
});
