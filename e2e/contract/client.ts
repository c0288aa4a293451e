// Calls a proxy as a browser does, without a browser: cookies, CSRF token and bearer token from the page.
import { request as plain, type IncomingMessage } from 'node:http';
import { request as secure } from 'node:https';
import type { WireResponse } from '#fixtures/proxy/wire.ts';

export interface CallOptions {
  body?: unknown;
  /** Additional headers. They replace headers of the same name. */
  headers?: Readonly<Record<string, string>>;
  /** Aborts a GET call. Other calls are never aborted, so that the run knows what they created. */
  signal?: AbortSignal;
}

export interface Client {
  origin: URL;
  /** Whether every TLS certificate is accepted. */
  insecure: boolean;
  call(method: string, path: string, options?: CallOptions): Promise<WireResponse>;
  /** Loads `/web` and reads the tokens in its two meta tags, as a browser does. Returns whether a user is signed in. */
  openPage(): Promise<boolean>;
  cookie(): string;
  bearer(): string;
  /** A client for the same proxy without a session. */
  newSession(): Client;
}

const readText = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer); // without an encoding a message yields buffers
  return Buffer.concat(chunks).toString('utf8');
};

export async function readResponse(message: IncomingMessage): Promise<WireResponse> {
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, value ?? '']));
  return { status: message.statusCode ?? 0, headers, body: await readText(message) };
}

const HTML_ENTITIES: Record<string, string> = {
  '&#43;': '+',
  '&#34;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&quot;': '"',
};

function metaContentOf(html: string, name: string): string {
  const tag = html.match(new RegExp(`<meta[^>]*name="?${name}"?[^>]*>`))?.[0] ?? '';
  const content = tag.match(/content="([^"]*)"/)?.[1] ?? '';
  return content.replace(/&[#\w]+;/g, (entity) => HTML_ENTITIES[entity] ?? entity);
}

interface BrowserState {
  jar: Map<string, string>;
  csrf: string;
  bearer: string;
}

function headersOf({ jar, csrf, bearer }: BrowserState, body: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrf-token': csrf,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json; charset=utf-8', 'content-length': String(Buffer.byteLength(body)) }),
  };
}

function storeCookies(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [pair = ''] = cookie.split(';');
    const separatorIndex = pair.indexOf('=');
    jar.set(pair.slice(0, separatorIndex), pair.slice(separatorIndex + 1));
  }
}

export function createClient(origin: URL, insecure: boolean): Client {
  const state: BrowserState = { jar: new Map(), csrf: '', bearer: '' };
  const send = origin.protocol === 'https:' ? secure : plain;

  function call(method: string, path: string, { body, headers = {}, signal }: CallOptions = {}): Promise<WireResponse> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const options = {
      method,
      headers: { ...headersOf(state, text), ...headers },
      rejectUnauthorized: !insecure,
      timeout: 40_000,
      ...(signal && method === 'GET' ? { signal } : {}),
    };
    return new Promise((resolve, reject) => {
      const request = send(new URL(path, origin), options, (message) => {
        storeCookies(state.jar, message.headers['set-cookie'] ?? []);
        readResponse(message).then(resolve, reject);
      });
      request.on('timeout', () => request.destroy(new Error('no answer for 40 seconds')));
      request.on('error', reject);
      request.end(text);
    });
  }

  async function openPage(): Promise<boolean> {
    const { status, body } = await call('GET', '/web');
    if (status !== 200) throw new Error(`GET /web answered ${status}`);
    state.csrf = metaContentOf(String(body), 'grv_csrf_token');
    const encodedRecord = metaContentOf(String(body), 'grv_bearer_token');
    if (!encodedRecord) return false;
    // The bearer token is in base64-encoded JSON (docs/protocol/auth-and-identity.md#3.2).
    const { token } = JSON.parse(Buffer.from(encodedRecord, 'base64').toString('utf8')) as { token: string };
    state.bearer = token;
    return true;
  }

  return {
    origin,
    insecure,
    call,
    openPage,
    cookie: () => headersOf(state, undefined)['cookie'] ?? '',
    bearer: () => state.bearer,
    newSession: () => createClient(origin, insecure),
  };
}
