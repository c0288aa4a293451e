import { request as requestPlain, type ClientRequest, type OutgoingHttpHeaders } from 'node:http';
import { request as requestTls } from 'node:https';

/** The real proxy behind a gateway. */
export interface Upstream {
  /** Nothing but an origin: `http(s)://host:port`. */
  url: URL;
  /** Takes any certificate. */
  insecure: boolean;
}

const TIMEOUT_MS = 30_000;

/** One GET on a connection of its own; `answer` and upgrades are the caller's. */
export function requestUpstream(
  { url, insecure }: Upstream,
  { path, headers }: { path: string; headers: OutgoingHttpHeaders },
): ClientRequest {
  const options = {
    hostname: url.hostname.replace(/^\[|\]$/g, ''), // an IPv6 address goes without its brackets
    port: url.port,
    path,
    headers,
    agent: false,
    timeout: TIMEOUT_MS,
  };
  const request =
    url.protocol === 'https:' ? requestTls({ ...options, rejectUnauthorized: !insecure }) : requestPlain(options);
  request.on('timeout', () => request.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
  return request;
}

const MAX_TEXT_BYTES = 1024 * 1024;

/** The beginning of a body as text; a page or a refusal is never longer. */
export async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_TEXT_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}
