import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

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
export function mockWorker(): Plugin {
  const text = () => readFileSync(new URL(`../../../node_modules/msw/lib/${WORKER}`, import.meta.url), 'utf8');
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
