import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The SHA-256 checksums of the files of a folder, in the format of `sha256sum --check`. */
export async function checksumsOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).toSorted();
  const lines = await Promise.all(
    names.map(async (name) => {
      const digest = createHash('sha256').update(await readFile(join(folder, name)));
      return `${digest.digest('hex')}  ${name}\n`;
    }),
  );
  return lines.join('');
}
