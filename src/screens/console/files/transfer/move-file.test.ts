import { expect, test } from 'vitest';
import { refusalOf, unreachableError } from '#api/refusal.ts';
import { transferFailureOf } from './move-file.ts';

const URL = 'https://localhost/v1/webapi/sites/one/nodes/a/root/scp?location=a&webauthn=the-answer-of-a-key';

test.each([
  [
    'shows the reason of the proxy',
    refusalOf({ status: 403, url: URL, text: '{"error":{"message":"MFA required"}}' }),
    '',
    'MFA required',
  ],
  [
    'shows the status of a gateway error without the address',
    refusalOf({ status: 502, url: URL, text: '<html>Bad gateway</html>' }),
    'The proxy answered with status 502 and no explanation.',
    '',
  ],
  ['shows that the proxy is unreachable', unreachableError(URL), 'Network request failed', ''],
  [
    'shows that the connection was lost',
    new TypeError('network error'),
    'The connection was lost before the whole file arrived. Retry the transfer.',
    '',
  ],
  [
    'shows that the disk is full',
    new DOMException('', 'QuotaExceededError'),
    "The file couldn't be written to this device. Check the free space, then retry.",
    '',
  ],
] as const)('%s', (_, failure, ...[reason, error]) => expect(transferFailureOf(failure)).toEqual({ reason, error }));
