import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { classicScript } from './classic-script.ts';

const WORKER = 'mockServiceWorker.js';
const DRAWN_FORM = fileURLToPath(new URL('../../../fixtures/browser/drawn-form.ts', import.meta.url));

// A static server knows no pages below /web; the worker answers a navigation there with the one page there is.
const PAGES = `self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch('/web/index.html'));
});
`;

// A page says that it closes before its user is asked, and may stay; the last one would also take the worker away, and a
// reload would then find nobody to answer it.
const STAYS = `self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
`;

const GONE = /if \(!client\) \{\s*return passthrough\(\)/;

/** What a page that is gone asked last is nothing for a static server: it knows no call of the proxy's. */
function withoutCallsOfGonePages(text: string): string {
  if (!GONE.test(text)) throw new Error('the worker of msw no longer passes calls of gone pages on: this can go');
  return text.replace(GONE, 'if (!client) { return Response.error()');
}

/** The service worker of the mock proxy, straight from its package: served in development, emitted into the demo only. */
export function mockWorker(): Plugin {
  const source = () => readFileSync(new URL(`../../../node_modules/msw/lib/${WORKER}`, import.meta.url), 'utf8');
  const text = () => STAYS + withoutCallsOfGonePages(source());
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
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: PAGES + text() });
      this.emitFile({ type: 'asset', fileName: 'app/drawn-form.js', source: await classicScript(DRAWN_FORM) });
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
