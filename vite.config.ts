import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { bareIcons } from './src/serve/build/bare-icons.ts';
import { earlyScript } from './src/serve/build/early-script.ts';
import { keptExports } from './src/serve/build/kept-exports.ts';
import { lexerAlone } from './src/serve/build/lexer-alone.ts';
import { mockWorker } from './src/serve/build/mock-worker.ts';
import { parts } from './src/serve/build/parts.ts';
import { precompressed } from './src/serve/build/precompressed.ts';
import { reactModules } from './src/serve/build/react-modules.ts';
import { terminalSources } from './src/serve/build/terminal/sources.ts';
import { routerParts } from './src/serve/build/router-parts.ts';

const { version: VERSION } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production', import.meta.url));

const YAML_SCHEMA = fileURLToPath(new URL('node_modules/yaml/browser/dist/schema/core/schema.js', import.meta.url));
const NO_TAGS = fileURLToPath(new URL('src/serve/build/no-yaml-tags.ts', import.meta.url));

const COMMON = {
  root: 'src',
  base: '/web/',
  define: { __VERSION__: JSON.stringify(VERSION) },
} as const;

const plugins = () => [vanillaExtractPlugin(), react(), bareIcons()];

/** What the server draws into the page: a module of its own, which needs nothing beside it. */
const drawing = (outDir: string): UserConfig => ({
  ...COMMON,
  plugins: plugins(),
  // The server's own surroundings may say something else, and what is for development is slow.
  define: { ...COMMON.define, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      input: 'src/app/entrance/render.tsx',
      output: { entryFileNames: 'entrance.js', codeSplitting: false },
    },
  },
});

// Assets live under /web/app, which 14.x serves as files with a year of caching
// (docs/protocol/auth-and-identity.md#2, #5.3).
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const isDemo = mode === 'mock';
  if (isSsrBuild) return drawing(isDemo ? '../dist-demo' : '../dist');
  return {
    ...COMMON,
    plugins: [
      reactModules(),
      terminalSources(),
      routerParts(),
      lexerAlone(),
      ...plugins(),
      ...(isDemo ? [mockWorker()] : [precompressed()]),
      earlyScript(),
    ],
    // The package names its build for development only; the other one lies beside it.
    resolve: {
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
              { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
              // Documents of proxies have nothing that only YAML 1.1 knows.
              { find: /^\.\/yaml-1\.1\/(?:binary|omap|pairs|set|timestamp)\.js$/, replacement: NO_TAGS },
              { find: /^\.\/yaml-1\.1\/schema\.js$/, replacement: YAML_SCHEMA },
            ]
          : [],
    },
    build: {
      outDir: isDemo ? '../dist-demo/web' : '../dist',
      emptyOutDir: true,
      assetsDir: 'app',
      manifest: 'manifest.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      // One sheet: it is smaller than the requests that many would take.
      cssCodeSplit: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: parts(), includeDependenciesRecursively: false } },
        // Of React's scheduler the build for development alone has all that is asked for; types know of the rest.
        checks: { importIsUndefined: false },
      },
    },
    // Whatever minifies the others, the bundler has the last word on the text of workers.
    worker: { format: 'es', plugins: () => [keptExports()], rolldownOptions: { output: { minify: true } } },
    server: { port: 3081, open: '/web' },
    test: {
      root: import.meta.dirname,
      // It leaves a core to itself otherwise, which is half of a small machine.
      maxWorkers: '100%',
      isolate: false,
      setupFiles: ['fixtures/testing/after-file.ts'],
      // Most take milliseconds; what computes or moves megabytes must not fail for want of a fast machine.
      testTimeout: 30_000,
      expect: { poll: { timeout: 20_000 } },
      include: ['src/**/*.test.{ts,tsx}', 'fixtures/**/*.test.ts', 'openapi/**/*.test.ts', 'e2e/**/*.test.ts'],
    },
  };
});
