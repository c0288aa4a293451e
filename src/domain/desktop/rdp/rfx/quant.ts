// TS_RFX_CODEC_QUANT (MS-RDPRFX 2.2.2.1.5) as shifts: scaled to 11.5 fixed point, a factor of 6 is 32 (4.2.4.3).
export const QUANT_BYTES = 5;

// The nibble of each sub-band, in the order of the coefficients, and how many times 64 of these it has.
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

export function shiftsOf(bytes: Uint8Array): Uint8Array {
  const factor = (nibble: number): number => ((bytes[nibble >> 1] ?? 0) >> (4 * (nibble & 1))) & 15;
  return Uint8Array.from(
    SUB_BANDS.flatMap(([nibble, times]) => Array.from({ length: times }, () => Math.max(factor(nibble) - 1, 0))),
  );
}
