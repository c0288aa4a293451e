import { pages, type PageName } from './pages/pages.ts';

type Routes = { readonly [P in PageName]: (typeof pages)[P]['path'] };

/** The path pattern of each page. */
export const routes = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as Routes; // `fromEntries` loses the type of each key

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

// Browsers resolve the segments `.` and `..`, even escaped ones, and `encodeURIComponent` throws for half of a
// surrogate pair.
const isPathSafe = (value: string): boolean => !/^(\.{0,2})$|\p{Cs}/u.test(value);

/** Fills the parameters of a path; undefined if a value is missing or unsafe in an address. */
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
    // One odd record must not crash a page, so its link opens the home page (docs/behaviour.md#pages).
    return path === undefined ? routes.home : path + buildQueryString(query);
  };

/** One function per page. It returns the page's address with percent-encoded parameters and the query. */
export const links = Object.fromEntries(
  Object.entries(routes).map(([name, pattern]) => [name, createLinkBuilder(pattern)]),
) as LinkBuilders; // `fromEntries` loses the type of each key
