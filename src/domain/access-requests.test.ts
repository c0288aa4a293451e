import { expect, test } from 'vitest';
import { accessRequestStateOf } from './access-requests.ts';

const NO_ACCESS_REQUESTS = {
  strategy: 'optional',
  prompt: '',
  assumedRequestId: '',
  roles: [],
  reviewers: [],
  usesAccessRequests: false,
};
const capabilities = { requestableRoles: ['admin', 7], suggestedReviewers: ['alice'] };

test.each([
  [undefined, {}],
  [{ accessStrategy: null, accessCapabilities: { requestableRoles: null, suggestedReviewers: null } }, {}],
  [{ accessStrategy: { type: 'sometimes', prompt: 7 }, accessRequestId: '' }, {}],
  [{ accessStrategy: { type: 'always', prompt: '' } }, { strategy: 'always', usesAccessRequests: true }],
  [
    { accessStrategy: { type: 'reason', prompt: 'Which ticket?' } },
    { strategy: 'reason', prompt: 'Which ticket?', usesAccessRequests: true },
  ],
  [{ accessRequestId: 'r1' }, { assumedRequestId: 'r1', usesAccessRequests: true }],
  [{ accessCapabilities: capabilities }, { roles: ['admin'], reviewers: ['alice'], usesAccessRequests: true }],
])('reads the access request state of %j', (context, state) => {
  expect(accessRequestStateOf(context)).toEqual({ ...NO_ACCESS_REQUESTS, ...state });
});
