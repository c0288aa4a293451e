import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { UpstreamUnreachable } from './unreachable.ts';
import { requestUpstream, timeoutError, type Upstream } from './upstream.ts';

const PING_TIMEOUT_MS = 3000;

const isJson = ({ headers }: IncomingMessage) => /^application\/json\b/i.test(headers['content-type'] ?? '');

/**
 * Throws if the proxy does not answer its ping (docs/protocol/auth-and-identity.md#10.1). Proxies answer in JSON, also
 * with 400 and 404 if their sign-in is misconfigured. Other servers at that address answer in HTML.
 */
export async function pingUpstream(upstream: Upstream): Promise<void> {
  const { host, origin } = upstream.url;
  const request = requestUpstream(upstream, { path: '/webapi/ping', headers: { host, accept: 'application/json' } });
  const timer = setTimeout(() => request.destroy(timeoutError()), PING_TIMEOUT_MS);
  try {
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage]; // the arguments of the event
    const { statusCode = 0 } = response;
    if (statusCode < 500 && isJson(response)) return;
    throw new UpstreamUnreachable(
      'unexpected_response',
      `${origin} answered with status ${statusCode}, but not as a proxy that is ready.`,
      'Check that --proxy names the public address of a proxy, and that the proxy is ready.',
    );
  } finally {
    clearTimeout(timer);
    request.destroy();
  }
}
