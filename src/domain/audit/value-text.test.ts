import { expect, test } from 'vitest';
import { formatField, type Format } from './formats.ts';
import { truncateValue, valueText } from './value-text.ts';

test.each([
  ['text', 'text'],
  ['', undefined],
  ['0001-01-01T00:00:00Z', undefined],
  [0, '0'],
  [1e21, '1000000000000000000000'],
  [Number.NaN, undefined],
  [Infinity, undefined],
  [false, 'false'],
  [null, undefined],
  [[], undefined],
  [{}, undefined],
  [['a', null, 2, ['b', '']], 'a, 2, b'],
  [[null, {}], undefined],
  [{ env: ['prod'], none: null, at: { zone: 1 } }, 'env: prod, at: zone: 1'],
  [[[[[[[['deep']]]]]]], '…'],
])('%j becomes the text %j', (value, text) => expect(valueText(value)).toBe(text));

// docs/behaviour.md#audit-events "Every value in a message is cut at 80", "Search and export use the full value"
test.each([
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(77)}...`],
  ['😀'.repeat(80), '😀'.repeat(80)],
  ['😀'.repeat(81), `${'😀'.repeat(77)}...`],
  [`${'x'.repeat(76)}😀😀😀😀😀`, `${'x'.repeat(76)}😀...`],
  ['x\n'.repeat(90), `${'x\n'.repeat(38)}x...`],
])('truncates %j to %j', (text, truncated) => expect(truncateValue(text)).toBe(truncated));

// docs/behaviour.md#audit-events "Numbers of bytes are shortened to units"
test.each<[Format, unknown, string | undefined]>([
  ['bytes', 318, '318 B'],
  ['bytes', 76_800, '76.8 kB (76800 bytes)'],
  ['bytes', '12345678901234567', '12346 TB (12345678901234567 bytes)'],
  ['bytes', '12345678901234567890', '12345678901234567890'],
  ['bytes', -1, '-1'],
  ['bytes', 'many', 'many'],
  ['bytes', null, undefined],
  ['argv', ['-c', 'id'], '-c id'],
  ['argv', 'id', 'id'],
  ['contact', 1, 'business'],
  ['contact', 2, 'security'],
  ['contact', 0, 'unspecified'],
  ['contact', 9, '9'],
  ['files', [{}], '1 file'],
  ['files', [{}, {}], '2 files'],
  ['files', 3, '3'],
  ['gitActions', [{ action: 'create', reference: 'refs/tags/v2' }, {}], 'create refs/tags/v2'],
  ['memberNames', [{ member_name: 'ada' }, { member_name: 'ben' }, 1], 'ada, ben'],
  ['memberNames', ['ada'], 'ada'],
  [
    'permissions',
    [{ permission: 'SELECT', counts: { table: 14 } }, { permission: 'INSERT' }],
    'SELECT (table 14); INSERT',
  ],
  ['permissions', [{}], undefined],
  ['scope', 'CHALLENGE_SCOPE_ADMIN_ACTION', 'admin action'],
  ['scope', 'something else', 'something else'],
  ['size', '80:25', '80×25'],
  ['size', null, undefined],
])('the format %s makes %j the text %j', (format, value, text) => expect(formatField(value, format)).toBe(text));
