import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /^app\/.*\.(?:js|css|svg|html|json)$/;
const brotli = promisify(brotliCompress);
const compress = promisify(gzip);

/** Writes `.br` and `.gz` next to every text file of the assets, so that no request waits for compression. */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }, files) {
    const assets = Object.values(files).filter(({ fileName }) => COMPRESSIBLE.test(fileName));
    await Promise.all(
      assets.map(async (file) => {
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const path = `${dir}/${file.fileName}`;
        await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${path}.gz`, await compress(bytes, { level: 9 }));
      }),
    );
  },
});
