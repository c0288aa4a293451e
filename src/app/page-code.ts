// Loads the code of pages, which can fail because of the network or an update of the console.
import type {
  LazyRouteFunction,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { createElement } from 'react';
import { ping } from '#api/dialect/ping.ts';
import { isUnreachable } from '#api/refusal.ts';

const PROBE_TIMEOUT_MS = 5_000;

/** The code of a page failed to load. Browsers give no reason, so a ping tells whether the proxy responds. */
export class PageCodeError extends Error {
  readonly isProxyUnreachable: boolean;

  constructor(isProxyUnreachable: boolean, cause: unknown) {
    super('the code of a page was not fetched', { cause });
    this.name = 'PageCodeError';
    this.isProxyUnreachable = isProxyUnreachable;
  }
}

async function isProxyUnreachable(): Promise<boolean> {
  try {
    await ping(AbortSignal.timeout(PROBE_TIMEOUT_MS));
    return false;
  } catch (error) {
    return isUnreachable(error);
  }
}

/** Throws `PageCodeError` if the import fails. */
export async function importPageCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new PageCodeError(await isProxyUnreachable(), error);
  }
}

type LazyRoute = LazyRouteFunction<RouteObject>;
type RouteModule = Awaited<ReturnType<LazyRoute>>;

/** A route whose loader imports the page each time that the router runs it. */
function routeThatRetries(load: LazyRoute): RouteModule {
  let page: RouteModule | undefined;
  return {
    async loader(args: LoaderFunctionArgs) {
      page = await importPageCode(load);
      return typeof page.loader === 'function' ? page.loader(args) : null;
    },
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) =>
      page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    Component: () => page?.Component && createElement(page.Component),
  };
}

/**
 * The router caches a rejected `lazy` forever. A `lazy` made by this function never rejects, and Retry imports the page
 * again.
 */
export const retryableImport =
  (load: LazyRoute): LazyRoute =>
  () =>
    load().catch(() => routeThatRetries(load));
