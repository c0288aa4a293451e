import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { BUNDLED_LICENSES_FILE, thirdPartyLicenses } from './src/serve/build/licenses.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The command of the npm package: the server and the mock proxy in plain JavaScript. */
export default defineConfig({
  plugins: [thirdPartyLicenses({ isServer: true })],
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    license: { fileName: BUNDLED_LICENSES_FILE },
    rolldownOptions: {
      input: { postern: 'src/serve/command/postern.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Names stay readable in stack traces. Without white space and comments, the file is a third smaller.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
  // Only production dependencies are installed with the package; all others are bundled. As a dependency,
  // @mswjs/data would install 60 MB that the mock proxy does not use.
  ssr: { noExternal: true, external: Object.keys(dependencies) },
});
