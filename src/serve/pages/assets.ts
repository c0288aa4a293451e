import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the build's hashed files, compressed if the browser accepts that; a missing file is an ordinary 404. */
export async function addAssets(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(dist, 'app'),
    prefix: '/web/app/',
    decorateReply: false,
    index: false,
    // Folders, hidden files and paths outside the folder are not found rather than forbidden.
    allowedPath: (path) => !/\/(?:\.|$)/.test(path),
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => void response.setHeader('vary', 'Accept-Encoding'),
  });
}
