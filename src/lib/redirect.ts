import { links, routes } from './links.ts';
import { publicPages } from './pages/public-pages.ts';

const HOME_PATH = routes.home;

// Escaped once more in an address it must still fit the 16 KiB of request head that common servers take.
const MAX_TARGET_LENGTH = 8192;

const redirectPatterns = Object.entries(routes)
  .filter(([name]) => !(name in publicPages))
  .map(([, pattern]) => pattern.split('/'));

/** The proxy's own paths that a sign-in may lead through (docs/protocol/auth-and-identity.md#23.6). */
const SSO_PATH = /^\/v1\/webapi\/(oidc|saml|github)\/./;

const INVISIBLE_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const TWICE_ESCAPED = /%25[0-9a-f]{2}/i;

/** A path segment that no server on the way could take for another path, whatever it decodes. */
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
  // Parsers drop tabs and line ends and turn backslashes round; nothing of ours holds them unescaped.
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
 * Where to go after a login: path, search and hash of a known page on our own origin, else the root.
 * A foreign host is dropped and its path then judged like any other (docs/behaviour.md#redirects,
 * docs/protocol/auth-and-identity.md#23.6).
 */
export function safeRedirect(target: string | null, origin: string): string {
  const url = target === null ? undefined : parseKnownUrl(target, origin);
  return url ? url.pathname + url.search + url.hash : HOME_PATH;
}

/** What the router asks for lacks the fragment; the address bar has it, if it shows that page already. */
export const withFragment = (requested: string, shown: string): string =>
  shown.startsWith(`${requested}#`) ? shown : requested;

/**
 * The address of the login page, with the page to return to unless that is the home page. The fragment is not part of it,
 * because servers and logs see the query.
 */
export function loginAddressFor(current: URL | string): string {
  const url = parseKnownUrl(String(current), 'https://console.invalid');
  const target = url ? url.pathname + url.search : HOME_PATH;
  return links.login({}, { redirect_uri: target === HOME_PATH ? undefined : target });
}
