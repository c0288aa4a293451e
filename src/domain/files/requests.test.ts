import { describe, expect, test } from 'vitest';
import { isRequestFor, isUnanswered, openRequests, type FileRequest } from './requests.ts';
import type { Order } from './transfer.ts';

const WIRE = {
  event: 'file_transfer_request',
  requestID: 'r1',
  requester: 'bob',
  approvers: [],
  location: '/tmp/a',
  filename: '',
  download: true,
};
const READ: FileRequest = {
  id: 'r1',
  requester: 'bob',
  approvers: [],
  direction: 'download',
  location: '/tmp/a',
  filename: '',
};

const after = (...wire: Record<string, unknown>[]) => openRequests(wire);

describe('the events of a session', () => {
  test('show a request, with those who approved it so far', () => {
    expect(after(WIRE)).toEqual([READ]);
    expect(after(WIRE, { ...WIRE, requestID: 'r2' }, { ...WIRE, approvers: ['alice'] })).toEqual([
      { ...READ, approvers: ['alice'] },
      { ...READ, id: 'r2' },
    ]);
  });
  test.each(['file_transfer_request_approve', 'file_transfer_request_deny'])('take it away with %s', (event) => {
    expect(after(WIRE, { ...WIRE, event })).toEqual([]);
    expect(after({ ...WIRE, event })).toEqual([]);
  });
  test.each([
    [{ event: 'session.join', user: 'bob' }],
    [{ ...WIRE, requestID: '' }],
    [{ ...WIRE, requestID: 7 }],
    [{ ...WIRE, event: 'constructor' }],
    [{}],
  ])('that are no requests are passed over: %j', (raw) => expect(after(raw)).toEqual([]));
  test('are read field by field', () => {
    const odd = { ...WIRE, requester: null, approvers: ['alice', 7, null], location: 3, filename: {}, download: 'no' };
    expect(after(odd)).toEqual([{ ...READ, requester: '', approvers: ['alice'], location: '' }]);
  });
});

test.each([
  ['bob', [], false],
  ['alice', [], true],
  ['alice', ['carol'], true],
  ['alice', ['carol', 'alice'], false],
])('%s has an answer to give after %j: %s', (user, approvers, is) => {
  expect(isUnanswered({ ...READ, approvers }, user)).toBe(is);
});

const down = (location: string): Order => ({ direction: 'download', location, filename: '' });
const up = (location: string, filename: string): Order => ({ direction: 'upload', location, filename });

test.each([
  // 14.x repeats it.
  [down('~/a.txt'), down('~/a.txt'), true],
  [up('/tmp/', 'a.txt'), up('/tmp/', 'a.txt'), true],
  // 18.x rewrites it.
  [down('~/a.txt'), down('/home/bob/a.txt'), true],
  [down('a.txt'), down('/home/bob/a.txt'), true],
  [down('./x/../a.txt'), down('/home/bob/a.txt'), true],
  [down('/tmp//b/../a.txt'), down('/tmp/a.txt'), true],
  [up('~/b.txt', 'a.txt'), up('/home/bob/b.txt', 'a.txt'), true],
  // Another one.
  [down('~/a.txt'), down('/home/bob/ba.txt'), false],
  [down('/tmp/a.txt'), down('/home/tmp/a.txt'), false],
  [down('~/a.txt'), up('~/a.txt', ''), false],
  [up('/tmp/a', 'a.txt'), up('/tmp/a', 'b.txt'), false],
])('%j is answered by %j: %s', (order, request, is) => expect(isRequestFor(order, request)).toBe(is));
