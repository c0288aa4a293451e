import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './src/serve/build/chunk-groups.ts';
import { earlyScript } from './src/serve/build/early-script.ts';
import { BUNDLED_LICENSES_FILE, thirdPartyLicenses } from './src/serve/build/licenses.ts';
import { mockWorker } from './src/serve/build/mock-worker.ts';
import { precompressed } from './src/serve/build/precompressed.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default defineConfig(({ mode, isSsrBuild }) => {
  const isDemo = mode === 'mock';
  return {
    root: 'src',
    base: '/web/',
    define: {
      __VERSION__: JSON.stringify(version),
      // Vite leaves this to the server's environment, where it is usually not set.
      ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    },
    plugins: [
      vanillaExtractPlugin(),
      react(),
      ...(isSsrBuild ? [] : [isDemo ? mockWorker() : precompressed(), earlyScript(), thirdPartyLicenses()]),
    ],
    // `vite build` makes the console, `vite build --ssr` the module with which the server renders the sign-in form.
    build: isSsrBuild
      ? {
          outDir: isDemo ? '../dist-demo' : '../dist',
          emptyOutDir: false,
          target: 'node20',
          rolldownOptions: {
            input: 'src/app/sign-in/render.tsx',
            output: { entryFileNames: 'entrance.js', codeSplitting: false },
          },
        }
      : {
          outDir: isDemo ? '../dist-demo/web' : '../dist',
          emptyOutDir: true,
          // 14.x serves /web/app as files with a year of caching (docs/protocol/auth-and-identity.md#2, #5.3).
          assetsDir: 'app',
          manifest: 'manifest.json',
          license: { fileName: BUNDLED_LICENSES_FILE },
          target: 'es2022',
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          // Proxies forbid data URLs in their Content-Security-Policy.
          assetsInlineLimit: 0,
          cssCodeSplit: false,
          rolldownOptions: {
            output: { codeSplitting: { groups: chunkGroups(), includeDependenciesRecursively: false } },
          },
        },
    // The server loads its module without the packages of the console.
    ...(isSsrBuild && { ssr: { noExternal: true } }),
    worker: { format: 'es' },
    server: { port: 3081, open: '/web' },
  };
});
