import { pages, type PageName } from './pages/pages.ts';

type Routes = { readonly [P in PageName]: (typeof pages)[P]['path'] };

/** Every page's path pattern. */
export const routes = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as Routes; // fromEntries forgets which key has which value

type Hole<S extends string> = S extends `:${infer N}?`
  ? { [K in N]?: string | undefined }
  : S extends `:${infer N}`
    ? { [K in N]: string }
    : object;
type Holes<P extends string> = P extends `${infer S}/${infer Rest}` ? Hole<S> & Holes<Rest> : Hole<P>;
type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;
type Link<P extends string> =
  object extends Holes<P> ? (params?: Holes<P>, query?: Query) => string : (params: Holes<P>, query?: Query) => string;
type Links = { [P in PageName]: Link<Routes[P]> };

// A browser resolves dots away, escaped or not, and half a surrogate pair cannot be escaped at all.
const isAddressable = (value: string): boolean => !/^(\.{0,2})$|\p{Cs}/u.test(value);

/** The path with its holes filled; undefined when a value cannot stand in an address. */
function fill(pattern: string, params: object): string | undefined {
  const values = new Map<string, string | undefined>(Object.entries(params));
  const path: string[] = [];
  let isCutShort = false;
  for (const segment of pattern.split('/')) {
    const hole = /^:(\w+)(\??)$/.exec(segment);
    const value = hole ? values.get(hole[1] ?? '') : segment;
    const isLeftOut = hole?.[2] === '?' && !value;
    if (isLeftOut) isCutShort = true;
    else if (isCutShort || value === undefined || (hole && !isAddressable(value))) return undefined;
    else path.push(hole ? encodeURIComponent(value) : value);
  }
  return path.join('/');
}

function search(query: Query): string {
  const filled = Object.entries(query).flatMap(([name, values = '']) =>
    [values].flat().flatMap((value) => (value === '' ? [] : [[name, String(value)]])),
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}

const linkTo =
  (pattern: string) =>
  (params: object = {}, query: Query = {}): string => {
    const path = fill(pattern, params);
    // An unknown target falls back to the root (docs/behaviour.md#pages); one odd record must not blank a page.
    return path === undefined ? routes.home : path + search(query);
  };

/** The address book: one builder per route, its parameters percent-encoded, a query behind them where there is one. */
export const links = Object.fromEntries(
  Object.entries(routes).map(([name, pattern]) => [name, linkTo(pattern)]),
) as Links; // fromEntries forgets which key has which value
