// Values that are hard to quote in any shell, for the tests of each shell.
import * as fc from 'fast-check';

export const HARD_TO_QUOTE = ['', ' ', "'", "''", "it's"];

/** Random texts of the given characters, and of any others. */
export const hostileTexts = (characters: readonly string[]) => {
  const hostile = fc.string({ unit: fc.constantFrom(...characters), maxLength: 30 });
  return fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 30 }));
};
