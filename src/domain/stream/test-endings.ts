// Endings of streams for properties.
import * as fc from 'fast-check';
import type { Ending } from './ending.ts';

export const ending: fc.Arbitrary<Ending> = fc.oneof(
  fc.constantFrom<Ending[]>(
    { how: 'refused' },
    { how: 'unanswered' },
    { how: 'silent' },
    { how: 'cut' },
    { how: 'tooMuch' },
  ),
  fc.nat(1e9).map((bytes): Ending => ({ how: 'tooLarge', bytes })),
  fc.record({
    how: fc.constant('closed' as const),
    code: fc.integer({ min: 1000, max: 4999 }),
    reason: fc.string({ unit: 'binary' }),
  }),
);
