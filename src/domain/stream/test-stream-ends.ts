// Random stream ends for property tests.
import * as fc from 'fast-check';
import type { StreamEnd } from './stream-end.ts';

export const arbitraryStreamEnd: fc.Arbitrary<StreamEnd> = fc.oneof(
  fc.constantFrom<StreamEnd[]>(
    { type: 'refused' },
    { type: 'unanswered' },
    { type: 'silent' },
    { type: 'cut' },
    { type: 'tooMuch' },
    { type: 'restarting' },
  ),
  fc.nat(1e9).map((bytes): StreamEnd => ({ type: 'tooLarge', bytes })),
  fc.record({
    type: fc.constant('closed' as const),
    code: fc.integer({ min: 1000, max: 4999 }),
    reason: fc.string({ unit: 'binary' }),
  }),
);
