import type { FastifyInstance } from 'fastify';

/**
 * The static demo leaves a service worker on its origin, which keeps answering requests when a real console is served
 * there. Browsers request a worker's file again on every visit, so this file replaces it: the new worker unregisters
 * itself and reloads the open pages. Clear-Site-Data would also delete the console's settings, and the cookies of every
 * host of the domain.
 */
const UNREGISTER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await self.registration.unregister();
    const pages = await self.clients.matchAll({ type: 'window' });
    await Promise.all(pages.map((page) => page.navigate(page.url)));
  };
  event.waitUntil(leave());
});
`;

export function addDemoWorker(app: FastifyInstance): void {
  app.get('/web/mockServiceWorker.js', (_request, reply) =>
    // An update must not exceed the scope of the first registration, and a demo may have had the whole origin.
    reply.type('text/javascript; charset=utf-8').header('service-worker-allowed', '/').send(UNREGISTER_SCRIPT),
  );
}
