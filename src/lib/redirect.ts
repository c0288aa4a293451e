import { links, routes } from './links.ts';
import { publicPages } from './pages/public-pages.ts';

const HOME_PATH = routes.home;

// An address that contains the escaped target must fit into the 16 KiB of request headers that common servers accept.
const MAX_TARGET_LENGTH = 8192;

const redirectPatterns = Object.entries(routes)
  .filter(([name]) => !(name in publicPages))
  .map(([, pattern]) => pattern.split('/'));

/** The proxy's own paths that a sign-in may redirect to (docs/protocol/auth-and-identity.md#23.6). */
const SSO_PATH = /^\/v1\/webapi\/(oidc|saml|github)\/./;

const INVISIBLE_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const TWICE_ESCAPED = /%25[0-9a-f]{2}/i;

/** Whether no server could read the segment as another path, however often it decodes the segment. */
function isPlainSegment(segment: string): boolean {
  if (segment === '' || TWICE_ESCAPED.test(segment)) return false;
  try {
    const text = decodeURIComponent(segment);
    return !INVISIBLE_CHARACTER.test(text) && !text.split(/[\\/]/).some((part) => part === '.' || part === '..');
  } catch {
    return false; // not UTF-8
  }
}

function matchesRoute(pattern: string[], path: string[]): boolean {
  if (path.length > pattern.length) return false;
  return pattern.every((part, index) => {
    const segment = path[index];
    if (segment === undefined) return part.endsWith('?');
    return part.startsWith(':') ? isPlainSegment(segment) : part === segment;
  });
}

function isKnownPath(pathname: string): boolean {
  const path = pathname.replace(/\/$/, '').split('/');
  if (SSO_PATH.test(pathname)) return path.slice(1).every(isPlainSegment);
  return redirectPatterns.some((pattern) => matchesRoute(pattern, path));
}

function parseTarget(target: string, origin: string): URL | undefined {
  // URL parsers drop tabs and line breaks and read a backslash as a slash. The console's own addresses escape them.
  if (target.length > MAX_TARGET_LENGTH || INVISIBLE_CHARACTER.test(target) || target.includes('\\')) return undefined;
  try {
    return new URL(target, origin);
  } catch {
    return undefined; // not an address
  }
}

function parseKnownUrl(target: string, origin: string): URL | undefined {
  const url = parseTarget(target, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return isKnownPath(url.pathname) ? url : undefined;
}

/**
 * The address to open after a login: path, query and fragment of a known page of the console or of an SSO path of the
 * proxy; otherwise the home page. A foreign host is dropped, and its path is checked like any other
 * (docs/behaviour.md#redirects, docs/protocol/auth-and-identity.md#23.6).
 */
export function safeRedirect(target: string | null, origin: string): string {
  const url = target === null ? undefined : parseKnownUrl(target, origin);
  return url ? url.pathname + url.search + url.hash : HOME_PATH;
}

/** Adds the fragment of the address bar if it shows the requested page. The router's request has no fragment. */
export const withFragment = (requestedUrl: string, shownUrl: string): string =>
  shownUrl.startsWith(`${requestedUrl}#`) ? shownUrl : requestedUrl;

/**
 * The address of the login page, with the page to return to if that is a known page other than the home page. The
 * fragment is omitted, because servers and logs see the query.
 */
export function loginAddressFor(current: URL | string): string {
  const url = parseKnownUrl(String(current), 'https://console.invalid');
  const target = url ? url.pathname + url.search : HOME_PATH;
  return links.login({}, { redirect_uri: target === HOME_PATH ? undefined : target });
}
