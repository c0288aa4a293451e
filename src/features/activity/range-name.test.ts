import { expect, test } from 'vitest';
import { rangeName } from './range-name.ts';

test.each([
  ['7d' as const, 'Last 7 days'],
  [{ from: '2026-11-20T05:00:00Z', to: '2026-11-20T13:59:59.999Z' }, '2026-11-20 05:00:00 to 13:59:59'],
  [{ from: '2026-11-20T05:00:00Z', to: '2026-11-21T00:59:59.999Z' }, '2026-11-20 05:00:00 to 2026-11-21 00:59:59'],
])('the name of %j is %s', (range, name) => expect(rangeName(range, 'utc')).toBe(name));
