// A client that calls a mock proxy directly, without a network. For tests of the contract run itself.
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { Client } from './client.ts';

const decoder = new TextDecoder();

/**
 * Creates the client. It calls `onCall` before each call. If `onCall` returns `lost`, the client throws although the
 * proxy handles the call.
 */
export function mockClient(proxy: Proxy, onCall: (operation: string) => 'lost' | undefined = () => undefined): Client {
  const jar = new Map<string, string>();
  const state = { csrf: '', bearer: '' };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const storeCookies = (cookies: string | readonly string[] = []) => {
    for (const cookieText of [cookies].flat()) {
      const [pair = ''] = cookieText.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  const request = ([method, url]: [string, string], text: string, headers: object = {}) => ({
    method,
    url,
    headers: {
      cookie: cookie(),
      'x-csrf-token': state.csrf,
      'content-type': 'application/json',
      ...(state.bearer ? { authorization: `Bearer ${state.bearer}` } : {}),
      ...headers,
    },
    body: new TextEncoder().encode(text),
    ip: '198.51.100.7',
  });
  return {
    origin: new URL('http://localhost:3080'),
    insecure: false,
    async call(method, path, { body, headers, signal } = {}) {
      const isLost = onCall(`${method} ${path}`) === 'lost';
      if (signal?.aborted && method === 'GET') throw new Error('aborted');
      const response = await proxy.handle(
        request([method, path], body === undefined ? '' : JSON.stringify(body), headers),
      );
      if (response.status === 0 || isLost) throw new Error('the connection was cut');
      storeCookies(response.headers['set-cookie']);
      return typeof response.body === 'string' ? response : { ...response, body: decoder.decode(response.body) };
    },
    async openPage() {
      const page = proxy.page(request(['GET', '/web'], ''));
      storeCookies(page.cookies);
      state.csrf = page.csrf;
      if (!page.bearer) return false;
      state.bearer = (JSON.parse(atob(page.bearer)) as { token: string }).token; // the proxy's own record
      return true;
    },
    cookie,
    bearer: () => state.bearer,
    newSession: () => mockClient(proxy, onCall),
  };
}
