import { QueryClient } from '@tanstack/react-query';
import createFetch, { type Middleware } from 'openapi-fetch';
import { credentials } from './credentials.ts';
import { pathText } from './path-text.ts';
import { Refusal, refusalOf, unreachable } from './refusal.ts';
import type { paths } from './schema.d.ts';

/** The contract's operations with every answer but the good one turned into a `Refusal`, which is what our middleware throws. */
type Refusing<T> = {
  [P in keyof T]: {
    [M in keyof T[P]]: T[P][M] extends { responses: infer R }
      ? Omit<T[P][M], 'responses'> & {
          responses: {
            [S in keyof R]: S extends 200 ? R[S] : { headers: object; content: { 'application/json': Refusal } };
          };
        }
      : T[P][M];
  };
};
export type Operations = Refusing<paths>;

const guard: Middleware = {
  onRequest({ request }) {
    const { csrf, bearer } = credentials();
    request.headers.set('accept', 'application/json');
    request.headers.set('x-csrf-token', csrf);
    if (bearer) request.headers.set('authorization', `Bearer ${bearer}`);
  },
  async onResponse({ response }) {
    if (!response.ok) throw refusalOf({ status: response.status, url: response.url, text: await response.text() });
  },
  onError({ error }) {
    if (error instanceof Refusal || (error instanceof DOMException && error.name === 'AbortError')) return undefined;
    return unreachable();
  },
};

/** Every call to the proxy goes through here (specification section 7): same origin, never cached, refusals thrown. */
export const http = createFetch<Operations>({
  baseUrl: location.origin,
  credentials: 'same-origin',
  cache: 'no-store',
  redirect: 'error',
  pathSerializer: pathText,
});
http.use(guard);

export const queries = new QueryClient({
  defaultOptions: {
    // A cut network is an answer that the screen shows, not a reason to wait in silence.
    queries: { retry: false, networkMode: 'always', staleTime: 15_000 },
    mutations: { networkMode: 'always' },
  },
});

// Loaders run beside the guard that leads to the login page, and must not ask for what it keeps from them.
export const isSignedIn = (): boolean => credentials().bearer !== undefined;

/** Begins a query before the screen that reads it is drawn; its outcome is the query's own business. */
export function start(options: { queryKey: readonly unknown[] }): null {
  if (!isSignedIn()) return null;
  void queries.prefetchQuery(options);
  return null;
}
