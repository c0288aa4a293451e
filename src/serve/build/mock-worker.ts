import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { classicScript } from './classic-script.ts';

const WORKER = 'mockServiceWorker.js';
const DRAWN_FORM_SCRIPT = fileURLToPath(new URL('../../../fixtures/browser/prerendered-form.ts', import.meta.url));

// The static server has only one page, so the worker returns it for every navigation below /web.
const NAVIGATION = `self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch('/web/index.html'));
});
`;

// A page reports that it closes before the user confirms, and may stay open. The last page would also stop the worker,
// and requests after a reload would fail.
const IGNORE_CLOSING = `self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
`;

/**
 * The published service worker of MSW (Mock Service Worker), which sends requests to the mock proxy in the page. Served
 * in development, and emitted only into the demo.
 */
export function mockWorker(): Plugin {
  const workerSource = () =>
    IGNORE_CLOSING + readFileSync(new URL(`../../../node_modules/msw/lib/${WORKER}`, import.meta.url), 'utf8');
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use(`/web/${WORKER}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('service-worker-allowed', '/');
        response.end(workerSource());
      });
    },
    transformIndexHtml: (html) => html.replace(/\s*<script src="\/web\/config\.js"[^>]*><\/script>/, ''),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: NAVIGATION + workerSource() });
      this.emitFile({ type: 'asset', fileName: 'app/drawn-form.js', source: await classicScript(DRAWN_FORM_SCRIPT) });
    },
    writeBundle({ dir = '' }) {
      // The server's root redirects to the console. Servers with a 404 page show the console at other addresses.
      const page =
        '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/web/"><title>Postern</title>';
      writeFileSync(join(dir, '../index.html'), page);
      copyFileSync(join(dir, 'index.html'), join(dir, '../404.html'));
    },
  };
}
