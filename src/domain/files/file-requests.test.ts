import { describe, expect, test } from 'vitest';
import { isRequestFor, canAnswer, pendingFileRequests, type FileRequest } from './file-requests.ts';
import type { TransferOrder } from './transfer.ts';

const WIRE_REQUEST = {
  event: 'file_transfer_request',
  requestID: 'r1',
  requester: 'bob',
  approvers: [],
  location: '/tmp/a',
  filename: '',
  download: true,
};
const PARSED_REQUEST: FileRequest = {
  id: 'r1',
  requester: 'bob',
  approvers: [],
  direction: 'download',
  location: '/tmp/a',
  filename: '',
};

const pendingAfter = (...wire: Record<string, unknown>[]) => pendingFileRequests(wire);

describe('the events of a moderated session', () => {
  test('give the pending requests with their latest approvers', () => {
    expect(pendingAfter(WIRE_REQUEST)).toEqual([PARSED_REQUEST]);
    expect(
      pendingAfter(WIRE_REQUEST, { ...WIRE_REQUEST, requestID: 'r2' }, { ...WIRE_REQUEST, approvers: ['alice'] }),
    ).toEqual([
      { ...PARSED_REQUEST, approvers: ['alice'] },
      { ...PARSED_REQUEST, id: 'r2' },
    ]);
  });
  test.each(['file_transfer_request_approve', 'file_transfer_request_deny'])('remove a request with %s', (event) => {
    expect(pendingAfter(WIRE_REQUEST, { ...WIRE_REQUEST, event })).toEqual([]);
    expect(pendingAfter({ ...WIRE_REQUEST, event })).toEqual([]);
  });
  test.each([
    [{ event: 'session.join', user: 'bob' }],
    [{ ...WIRE_REQUEST, requestID: '' }],
    [{ ...WIRE_REQUEST, requestID: 7 }],
    [{ ...WIRE_REQUEST, event: 'constructor' }],
    [{}],
  ])('are ignored if they are not about a transfer request: %j', (raw) => expect(pendingAfter(raw)).toEqual([]));
  test('can have invalid fields, which are replaced by defaults', () => {
    const malformedRequest = {
      ...WIRE_REQUEST,
      requester: null,
      approvers: ['alice', 7, null],
      location: 3,
      filename: {},
      download: 'no',
    };
    expect(pendingAfter(malformedRequest)).toEqual([
      { ...PARSED_REQUEST, requester: '', approvers: ['alice'], location: '' },
    ]);
  });
});

test.each([
  ['bob', [], false],
  ['alice', [], true],
  ['alice', ['carol'], true],
  ['alice', ['carol', 'alice'], false],
])('%s can still answer the request of bob that %j approved: %s', (user, approvers, expected) => {
  expect(canAnswer({ ...PARSED_REQUEST, approvers }, user)).toBe(expected);
});

const download = (location: string): TransferOrder => ({ direction: 'download', location, filename: '' });
const upload = (location: string, filename: string): TransferOrder => ({ direction: 'upload', location, filename });

test.each([
  // 14.x repeats the path.
  [download('~/a.txt'), download('~/a.txt'), true],
  [upload('/tmp/', 'a.txt'), upload('/tmp/', 'a.txt'), true],
  // 18.x makes the path absolute.
  [download('~/a.txt'), download('/home/bob/a.txt'), true],
  [download('a.txt'), download('/home/bob/a.txt'), true],
  [download('./x/../a.txt'), download('/home/bob/a.txt'), true],
  [download('/tmp//b/../a.txt'), download('/tmp/a.txt'), true],
  [upload('~/b.txt', 'a.txt'), upload('/home/bob/b.txt', 'a.txt'), true],
  // Other requests do not match.
  [download('~/a.txt'), download('/home/bob/ba.txt'), false],
  [download('/tmp/a.txt'), download('/home/tmp/a.txt'), false],
  [download('~/a.txt'), upload('~/a.txt', ''), false],
  [upload('/tmp/a', 'a.txt'), upload('/tmp/a', 'b.txt'), false],
])('the transfer %j matches the request %j: %s', (order, request, isMatch) =>
  expect(isRequestFor(order, request)).toBe(isMatch),
);
