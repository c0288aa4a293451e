// A client that calls a mock proxy without a network, for tests of the run.
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { Client } from './client.ts';

const decoder = new TextDecoder();

/** Calls `onCall` before every call. If it returns `lost`, the response is lost on the way. */
export function mockClient(proxy: Proxy, onCall: (operation: string) => 'lost' | undefined = () => undefined): Client {
  const jar = new Map<string, string>();
  const state = { csrf: '', bearer: '' };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (cookies: string | readonly string[] = []) => {
    for (const one of [cookies].flat()) {
      const [pair = ''] = one.split(';');
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
      const answer = await proxy.handle(
        request([method, path], body === undefined ? '' : JSON.stringify(body), headers),
      );
      if (answer.status === 0 || isLost) throw new Error('the connection was cut');
      keep(answer.headers['set-cookie']);
      return typeof answer.body === 'string' ? answer : { ...answer, body: decoder.decode(answer.body) };
    },
    async openPage() {
      const page = proxy.page(request(['GET', '/web'], ''));
      keep(page.cookies);
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
