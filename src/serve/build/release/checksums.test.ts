import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checksumsOf } from './checksums.ts';

test('lists the checksum of each file, sorted by name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'checksums-'));
  try {
    await writeFile(join(folder, 'b.txt'), 'abc');
    await writeFile(join(folder, 'a.txt'), '');
    // The digests of FIPS 180-4 for "abc" and for an empty file.
    expect(await checksumsOf(folder)).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.txt\n' +
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.txt\n',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
