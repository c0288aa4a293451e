// Converts the quantization factors of a tile (TS_RFX_CODEC_QUANT, MS-RDPRFX 2.2.2.1.5) to left shifts for numbers with
// a 5-bit fraction ("11.5 fixed point"). Factor 6 multiplies by 32 (4.2.4.3). Each sub-band (frequency range of the
// picture) has its own factor.
export const QUANT_BYTES = 5;

// For each sub-band in the order of the coefficients: the index of its factor (a nibble, four bits), and its length in
// units of 64 coefficients.
const SUB_BANDS = [
  [8, 16],
  [7, 16],
  [9, 16],
  [5, 4],
  [4, 4],
  [6, 4],
  [2, 1],
  [1, 1],
  [3, 1],
  [0, 1],
] as const;

/** One shift for every 64 coefficients. */
export function shiftsOf(bytes: Uint8Array): Uint8Array {
  const factor = (nibble: number): number => ((bytes[nibble >> 1] ?? 0) >> (4 * (nibble & 1))) & 15;
  return Uint8Array.from(
    SUB_BANDS.flatMap(([nibble, blockCount]) =>
      Array.from({ length: blockCount }, () => Math.max(factor(nibble) - 1, 0)),
    ),
  );
}
