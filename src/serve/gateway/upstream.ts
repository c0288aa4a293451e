import { request as requestPlain, type ClientRequest, type OutgoingHttpHeaders } from 'node:http';
import { request as requestTls } from 'node:https';

/** The real proxy behind a gateway. */
export interface Upstream {
  /** Only an origin: `http(s)://host:port`. */
  url: URL;
  /** Accepts any certificate. */
  insecure: boolean;
}

const TIMEOUT_MS = 30_000;

export const timeoutError = (): Error => Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });

/** Sends a GET on a new connection; the caller handles responses and upgrades. */
export function requestUpstream(
  { url, insecure }: Upstream,
  { path, headers }: { path: string; headers: OutgoingHttpHeaders },
): ClientRequest {
  const options = {
    hostname: url.hostname.replace(/^\[|\]$/g, ''), // IPv6 addresses have no brackets here
    port: url.port,
    path,
    headers,
    agent: false,
    timeout: TIMEOUT_MS,
  };
  const request =
    url.protocol === 'https:' ? requestTls({ ...options, rejectUnauthorized: !insecure }) : requestPlain(options);
  request.on('timeout', () => request.destroy(timeoutError()));
  return request;
}

const MAX_TEXT_BYTES = 1024 * 1024;

/** Reads the start of a body as text; pages and refusals are never longer. */
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
