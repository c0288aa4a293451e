import type { FastifyReply } from 'fastify';

const MIN_COMPRESSED_BYTES = 1024;

/**
 * Whether to compress a response: only long JSON, because lists are most of the traffic. A short response may be a
 * secret, which its compressed length would leak, and files keep the length that progress bars need.
 */
export function shouldCompress(reply: FastifyReply, length: number): boolean {
  if (length < MIN_COMPRESSED_BYTES || reply.request.method === 'HEAD' || reply.hasHeader('content-encoding'))
    return false;
  return /^application\/json\b/i.test(String(reply.getHeader('content-type') ?? ''));
}
