import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The build's hashed files, packed ones where the browser takes them; a missing one is a 404 like any other. */
export async function addAssets(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(dist, 'app'),
    prefix: '/web/app/',
    decorateReply: false,
    index: false,
    // A folder, a hidden name, a way out: all of them are nothing here, rather than something forbidden.
    allowedPath: (path) => !/\/(?:\.|$)/.test(path),
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => void response.setHeader('vary', 'Accept-Encoding'),
  });
}
