import { expect, test } from 'vitest';
import { transferQuery } from './transfer-query.ts';

const NO_PERMISSION = { approval: undefined, assertion: undefined };
const upload = { direction: 'upload', location: '/tmp/', filename: 'a b.txt' } as const;
const download = { direction: 'download', location: '~/a.txt', filename: '' } as const;

test('an upload sends its file name, and a download sends its path twice', () => {
  expect(transferQuery(upload, NO_PERMISSION)).toEqual({ location: '/tmp/', filename: 'a b.txt' });
  expect(transferQuery(download, NO_PERMISSION)).toEqual({ location: '~/a.txt', filename: '~/a.txt' });
});

test('an approved transfer sends the session ID and the request ID', () => {
  expect(transferQuery(download, { ...NO_PERMISSION, approval: { sid: 's1', request: 'r1' } })).toEqual({
    location: '~/a.txt',
    filename: '~/a.txt',
    moderatedSessionId: 's1',
    fileTransferRequestId: 'r1',
  });
});

test('sends an assertion in the formats of both 14.x and 18.x', () => {
  const response = { authenticatorData: 'a', clientDataJSON: 'b', signature: 'c', userHandle: '' };
  const assertion = { id: 'i', rawId: 'i', type: 'public-key' as const, extensions: { appid: false }, response };
  const { webauthn = '', mfaResponse = '' } = transferQuery(upload, { ...NO_PERMISSION, assertion });
  expect(JSON.parse(webauthn)).toEqual({ webauthnAssertionResponse: assertion });
  expect(JSON.parse(mfaResponse)).toEqual({ webauthn_response: assertion });
});
