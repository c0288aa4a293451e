// Fetches pages and files of a served build, to measure the transferred bytes.
import { get, type IncomingMessage } from 'node:http';

export type Encoding = 'gzip' | 'br';

async function fetchEncoded(url: string, encoding: Encoding): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url} is answered with ${response.statusCode}`);
  return response;
}

/** The size of a response's body in transit, in bytes. */
export async function transferredBytes(url: string, encoding: Encoding): Promise<number> {
  let bytes = 0;
  for await (const part of await fetchEncoded(url, encoding)) bytes += (part as Buffer).length; // Bodies are buffers.
  return bytes;
}

/** The URLs in a page's HTML that a browser loads: scripts, including the early script, stylesheets and icons. */
export async function referencedUrls(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const matches = tags.flatMap((tag) => [...tag.matchAll(/\b(?:src|href|data-first|data-react|data-main)="([^"]+)"/g)]);
  return [...new Set(matches.flatMap(([, path]) => path ?? []))];
}
