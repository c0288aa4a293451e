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

const PROBE_MS = 5_000;

/** The code of a page was not fetched. Browsers name the file and no reason, so the proxy is asked for one. */
export class PageCodeMissing extends Error {
  readonly isNetworkCut: boolean;

  constructor(isNetworkCut: boolean, cause: unknown) {
    super('the code of a page was not fetched', { cause });
    this.name = 'PageCodeMissing';
    this.isNetworkCut = isNetworkCut;
  }
}

async function isNetworkCut(): Promise<boolean> {
  try {
    await ping(AbortSignal.timeout(PROBE_MS));
    return false;
  } catch (error) {
    return isUnreachable(error);
  }
}

/** As `fetch`; throws `PageCodeMissing` where the code does not come. */
export async function fetchCode<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (error) {
    throw new PageCodeMissing(await isNetworkCut(), error);
  }
}

type Lazy = LazyRouteFunction<RouteObject>;
type RouteModule = Awaited<ReturnType<Lazy>>;

/** A route whose loader fetches the page, as often as the router runs it. */
function fetchInLoader(fetch: Lazy): RouteModule {
  let page: RouteModule | undefined;
  return {
    async loader(args: LoaderFunctionArgs) {
      page = await fetchCode(fetch);
      return typeof page.loader === 'function' ? page.loader(args) : null;
    },
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) =>
      page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    Component: () => page?.Component && createElement(page.Component),
  };
}

/** The router keeps a `lazy` that rejected for good. One made of this never rejects, and Retry fetches the page again. */
export const retryable =
  (fetch: Lazy): Lazy =>
  () =>
    fetch().catch(() => fetchInLoader(fetch));
