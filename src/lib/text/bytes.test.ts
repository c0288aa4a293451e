import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [-1, '0 B'],
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [1540, '1.5 kB'],
  [99_940, '99.9 kB'],
  [123_456, '123 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [2_000_000_000, '2.0 GB'],
  [5e15, '5000 TB'],
])('formats %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
