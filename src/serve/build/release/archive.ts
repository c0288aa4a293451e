import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTar } from 'nanotar';

interface ArchiveOptions {
  /** The folder in the archive that contains all files. */
  prefix: string;
  /** The time of all files, in epoch milliseconds. */
  mtime: number;
}

/** The name field of a tar header. */
const MAX_NAME_BYTES = 100;

/** Packs a folder into a gzipped tar file. The same files make the same bytes on every machine. */
export async function packFolder(folder: string, { prefix, mtime }: ArchiveOptions): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .toSorted();
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = `${prefix}/${path.replaceAll(sep, '/')}`;
      if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Error(`${name} is too long for a tar file`);
      return { name, data: await readFile(join(folder, path)) };
    }),
  );
  return gzipSync(createTar(files, { attrs: { mode: '644', uid: 0, gid: 0, user: 'root', group: 'root', mtime } }), {
    level: 9,
  });
}
