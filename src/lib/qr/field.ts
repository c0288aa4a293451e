// Reed-Solomon codes over the bytes, by which a code tells that it was read rightly (ISO/IEC 18004, 7.5).

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}

/** Whether the last `checks` codewords of a block agree with the others. */
export function isWhole(block: readonly number[], checks: number): boolean {
  for (let root = 1, power = 0; power < checks; power += 1, root = times(root, 2))
    if (block.reduce((sum, word) => times(sum, root) ^ word, 0) !== 0) return false;
  return true;
}
