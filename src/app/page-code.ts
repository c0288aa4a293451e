// Fetches the code of pages, which the network or an update of the console can prevent.
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

/** The code of a page was not fetched. Browsers name the file and no reason, so the proxy is asked for one. */
export class PageCodeError extends Error {
  readonly isProxyUnreachable: boolean;

  constructor(isNetworkCut: boolean, cause: unknown) {
    super('the code of a page was not fetched', { cause });
    this.name = 'PageCodeError';
    this.isProxyUnreachable = isNetworkCut;
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

/** As `fetch`; throws `PageCodeError` where the code does not come. */
export async function importPageCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new PageCodeError(await isProxyUnreachable(), error);
  }
}

type LazyRoute = LazyRouteFunction<RouteObject>;
type RouteModule = Awaited<ReturnType<LazyRoute>>;

/** A route whose loader fetches the page, as often as the router runs it. */
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

/** The router keeps a `lazy` that rejected for good. One made of this never rejects, and Retry fetches the page again. */
export const retryableImport =
  (load: LazyRoute): LazyRoute =>
  () =>
    load().catch(() => routeThatRetries(load));
