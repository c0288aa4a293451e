import { brotliCompress, constants, gzip } from 'node:zlib';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const WORTH_PACKING = /\.(js|css|svg|html|json)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` beside every asset once, so that no request waits for a compressor. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, files) {
      const { writeFile } = await import('node:fs/promises');
      const packed = Object.values(files).filter(
        ({ fileName }) => WORTH_PACKING.test(fileName) && fileName !== 'index.html',
      );
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await Promise.all(
        packed.map(async (file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          await writeFile(`${dir}/${file.fileName}.br`, await brotli(bytes, best));
          await writeFile(`${dir}/${file.fileName}.gz`, await gz(bytes, { level: 9 }));
        }),
      );
    },
  };
}

const WORKER = 'mockServiceWorker.js';

// A static server knows no pages below /web; the worker answers a navigation there with the one page there is.
const PAGES = `self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch('/web/index.html'));
});
`;

const LEAVES = 'self.registration.unregister()';

/** The package's worker goes when the last page closes, and a reload would then find nobody to answer it; ours stays. */
function stayingWorker(text: string): string {
  if (!text.includes(LEAVES)) throw new Error('the worker of msw no longer unregisters itself: stayingWorker can go');
  return text.replace(LEAVES, 'undefined');
}

/** The service worker of the mock proxy, straight from its package: served in development, emitted into the demo only. */
function mockWorker(): Plugin {
  const text = () => readFileSync(new URL(`node_modules/msw/lib/${WORKER}`, import.meta.url), 'utf8');
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use(`/web/${WORKER}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('service-worker-allowed', '/');
        response.end(text());
      });
    },
    transformIndexHtml: (html) => html.replace(/\s*<script src="\/web\/config\.js"[^>]*><\/script>/, ''),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: PAGES + stayingWorker(text()) });
    },
    writeBundle({ dir = '' }) {
      // Beside the console's folder: the server's root leads to it, and servers that know a 404 page serve the console there.
      const page =
        '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/web/"><title>Postern</title>';
      writeFileSync(join(dir, '../index.html'), page);
      copyFileSync(join(dir, 'index.html'), join(dir, '../404.html'));
    },
  };
}

const { version: VERSION } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production', import.meta.url));

// Assets live under /web/app, which 14.x serves as files with a year of caching (facts/auth-and-identity.md 2, 5.3).
export default defineConfig(({ command, mode }) => ({
  root: 'src',
  base: '/web/',
  define: { __VERSION__: JSON.stringify(VERSION) },
  plugins: [
    vanillaExtractPlugin(),
    react({ compiler: true }),
    ...(mode === 'mock' ? [mockWorker()] : [precompressed()]),
  ],
  // The package names its build for development only; the other one lies beside it.
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
          ]
        : [],
  },
  build: {
    outDir: mode === 'mock' ? '../dist-demo/web' : '../dist',
    emptyOutDir: true,
    assetsDir: 'app',
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // One sheet: it is smaller than the requests that many would take.
    cssCodeSplit: false,
    rolldownOptions: {
      // What every page begins with is one file, not a dozen that later pages happen to share.
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
  server: { port: 3081, open: '/web' },
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', 'fixtures/**/*.test.ts', 'openapi/**/*.test.ts', 'e2e/**/*.test.ts'],
  },
}));
