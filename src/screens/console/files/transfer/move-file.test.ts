import { expect, test } from 'vitest';
import { refusalOf, unreachableError } from '#api/refusal.ts';
import { transferFailureOf } from './move-file.ts';

const URL = 'https://localhost/v1/webapi/sites/one/nodes/a/root/scp?location=a&webauthn=the-answer-of-a-key';

test.each([
  [
    'the proxy said why',
    refusalOf({ status: 403, url: URL, text: '{"error":{"message":"MFA required"}}' }),
    '',
    'MFA required',
  ],
  [
    'something between said it in its own way, and the address stays out of it',
    refusalOf({ status: 502, url: URL, text: '<html>Bad gateway</html>' }),
    'The proxy answered with status 502 and no explanation.',
    '',
  ],
  ['nobody answered', unreachableError(URL), 'Network request failed', ''],
  [
    'the body broke off',
    new TypeError('network error'),
    'The connection was lost before the whole file arrived. Retry the transfer.',
    '',
  ],
  [
    'the disk took no more',
    new DOMException('', 'QuotaExceededError'),
    "The file couldn't be written to this device. Check the free space, then retry.",
    '',
  ],
] as const)('%s', (_, failure, ...[reason, error]) => expect(transferFailureOf(failure)).toEqual({ reason, error }));
