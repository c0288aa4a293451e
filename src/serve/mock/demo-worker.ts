import type { FastifyInstance } from 'fastify';

/**
 * The static demo leaves a service worker with its origin, which goes on answering when a real console is served there.
 * A browser asks for a worker's file again on every visit, so that file is where it is dismissed: the new worker
 * unregisters itself and loads the open pages again, without it. Clear-Site-Data would do it with more than is meant:
 * settings of this console, and cookies of every host of the domain.
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
    // An update is held to the scope of the first registration, and a demo may have had all of the origin.
    reply.type('text/javascript; charset=utf-8').header('service-worker-allowed', '/').send(UNREGISTER_SCRIPT),
  );
}
