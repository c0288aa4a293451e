import { links, routes } from './links.ts';
import { publicPages } from './pages/public-pages.ts';

const HOME = routes.home;

// Escaped once more in an address it must still fit the 16 KiB of request head that common servers take.
const LONGEST = 8192;

const targets = Object.entries(routes)
  .filter(([name]) => !(name in publicPages))
  .map(([, pattern]) => pattern.split('/'));

/** The proxy's own paths that a sign-in may lead through (docs/protocol/auth-and-identity.md#23.6). */
const SINGLE_SIGN_ON = /^\/v1\/webapi\/(oidc|saml|github)\/./;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const TWICE_ESCAPED = /%25[0-9a-f]{2}/i;

/** A path segment that no server on the way could take for another path, whatever it decodes. */
function isPlain(segment: string): boolean {
  if (segment === '' || TWICE_ESCAPED.test(segment)) return false;
  try {
    const text = decodeURIComponent(segment);
    return !INVISIBLE.test(text) && !text.split(/[\\/]/).some((part) => part === '.' || part === '..');
  } catch {
    return false; // not UTF-8
  }
}

function matches(pattern: string[], path: string[]): boolean {
  if (path.length > pattern.length) return false;
  return pattern.every((part, index) => {
    const segment = path[index];
    if (segment === undefined) return part.endsWith('?');
    return part.startsWith(':') ? isPlain(segment) : part === segment;
  });
}

function isKnown(pathname: string): boolean {
  const path = pathname.replace(/\/$/, '').split('/');
  if (SINGLE_SIGN_ON.test(pathname)) return path.slice(1).every(isPlain);
  return targets.some((pattern) => matches(pattern, path));
}

function parse(target: string, origin: string): URL | undefined {
  // Parsers drop tabs and line ends and turn backslashes round; nothing of ours holds them unescaped.
  if (target.length > LONGEST || INVISIBLE.test(target) || target.includes('\\')) return undefined;
  try {
    return new URL(target, origin);
  } catch {
    return undefined; // not an address
  }
}

function known(target: string, origin: string): URL | undefined {
  const url = parse(target, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return isKnown(url.pathname) ? url : undefined;
}

/**
 * Where to go after a login: path, search and hash of a known page on our own origin, else the root.
 * A foreign host is dropped and its path then judged like any other (docs/behaviour.md#redirects,
 * docs/protocol/auth-and-identity.md#23.6).
 */
export function safeRedirect(target: string | null, origin: string): string {
  const url = target === null ? undefined : known(target, origin);
  return url ? url.pathname + url.search + url.hash : HOME;
}

/** What the router asks for lacks the fragment; the address bar has it, if it shows that page already. */
export const withFragment = (requested: string, shown: string): string =>
  shown.startsWith(`${requested}#`) ? shown : requested;

/**
 * The address of the login page, with the page to return to unless that is the home page. The fragment is not part of it,
 * because servers and logs see the query.
 */
export function loginAddress(current: URL | string): string {
  const url = known(String(current), 'https://console.invalid');
  const target = url ? url.pathname + url.search : HOME;
  return links.login({}, { redirect_uri: target === HOME ? undefined : target });
}
