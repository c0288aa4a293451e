import type { FastifyReply } from 'fastify';

const MIN_COMPRESSED_BYTES = 1024;

/**
 * Whether to pack an answer on its way. Only long JSON: lists are most of what travels. A short answer may be a secret,
 * whose packed length would tell of it, and a file keeps the length that its progress bar is drawn by.
 */
export function shouldCompress(reply: FastifyReply, length: number): boolean {
  if (length < MIN_COMPRESSED_BYTES || reply.request.method === 'HEAD' || reply.hasHeader('content-encoding'))
    return false;
  return /^application\/json\b/i.test(String(reply.getHeader('content-type') ?? ''));
}
