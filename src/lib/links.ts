import { pages, type PageName } from './pages/pages.ts';

type Routes = { readonly [P in PageName]: (typeof pages)[P]['path'] };

/** Every page's path pattern. */
export const routes = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as Routes; // fromEntries forgets which key has which value

type SegmentParams<S extends string> = S extends `:${infer N}?`
  ? { [K in N]?: string | undefined }
  : S extends `:${infer N}`
    ? { [K in N]: string }
    : object;
type PathParams<P extends string> = P extends `${infer S}/${infer Rest}`
  ? SegmentParams<S> & PathParams<Rest>
  : SegmentParams<P>;
type LinkQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;
type LinkBuilder<P extends string> =
  object extends PathParams<P>
    ? (params?: PathParams<P>, query?: LinkQuery) => string
    : (params: PathParams<P>, query?: LinkQuery) => string;
type LinkBuilders = { [P in PageName]: LinkBuilder<Routes[P]> };

// A browser resolves dots away, escaped or not, and half a surrogate pair cannot be escaped at all.
const isPathSafe = (value: string): boolean => !/^(\.{0,2})$|\p{Cs}/u.test(value);

/** The path with its holes filled; undefined when a value cannot stand in an address. */
function buildPath(pattern: string, params: object): string | undefined {
  const values = new Map<string, string | undefined>(Object.entries(params));
  const path: string[] = [];
  let isOptionalOmitted = false;
  for (const segment of pattern.split('/')) {
    const param = /^:(\w+)(\??)$/.exec(segment);
    const value = param ? values.get(param[1] ?? '') : segment;
    const isOmitted = param?.[2] === '?' && !value;
    if (isOmitted) isOptionalOmitted = true;
    else if (isOptionalOmitted || value === undefined || (param && !isPathSafe(value))) return undefined;
    else path.push(param ? encodeURIComponent(value) : value);
  }
  return path.join('/');
}

function buildQueryString(query: LinkQuery): string {
  const entries = Object.entries(query).flatMap(([name, values = '']) =>
    [values].flat().flatMap((value) => (value === '' ? [] : [[name, String(value)]])),
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

const createLinkBuilder =
  (pattern: string) =>
  (params: object = {}, query: LinkQuery = {}): string => {
    const path = buildPath(pattern, params);
    // An unknown target falls back to the root (docs/behaviour.md#pages); one odd record must not blank a page.
    return path === undefined ? routes.home : path + buildQueryString(query);
  };

/** The address book: one builder per route, its parameters percent-encoded, a query behind them where there is one. */
export const links = Object.fromEntries(
  Object.entries(routes).map(([name, pattern]) => [name, createLinkBuilder(pattern)]),
) as LinkBuilders; // fromEntries forgets which key has which value
