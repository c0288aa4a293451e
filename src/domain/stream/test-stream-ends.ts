// Random stream ends for property tests.
import * as fc from 'fast-check';
import type { StreamEnd } from './stream-end.ts';

export const arbitraryStreamEnd: fc.Arbitrary<StreamEnd> = fc.oneof(
  fc.constantFrom<StreamEnd[]>(
    { how: 'refused' },
    { how: 'unanswered' },
    { how: 'silent' },
    { how: 'cut' },
    { how: 'tooMuch' },
  ),
  fc.nat(1e9).map((bytes): StreamEnd => ({ how: 'tooLarge', bytes })),
  fc.record({
    how: fc.constant('closed' as const),
    code: fc.integer({ min: 1000, max: 4999 }),
    reason: fc.string({ unit: 'binary' }),
  }),
);
