// Finds the page of the application that a launcher link requests. 14.x proxies put only its path into the link, 18.x
// proxies its path and query. The fragment stays in the address bar through all redirects
// (docs/protocol/auth-and-identity.md#20.3, #20.4, #25.6).

/** The session exchange uses these paths of the application's host, so they cannot be pages of the application. */
const RESERVED_PATH = /^\/(?:x-teleport-auth|teleport-logout)\/?$/i;

const PLACEHOLDER_ORIGIN = 'https://app.invalid';

/** Escapes percent signs that are not part of a valid escape. */
const escapeStrayPercents = (text: string): string => text.replace(/%(?![\da-f]{2})/gi, '%25');

/** Splits the address before decoding, so that an escaped `?` stays part of the path. */
function splitAddress(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(path) ?? [];
  return { pathname, search, hash };
}

/** Path, query and fragment from the launcher's address. The result always starts with exactly one slash. */
export function requestedPage(search: string, hash: string): string {
  const query = new URLSearchParams(search);
  const requestedParts = splitAddress(query.get('path') ?? '');
  const extraQuery = query.get('query') ?? '';
  const joined = [requestedParts.search.slice(1), extraQuery].filter(Boolean).join('&');
  const url = new URL(PLACEHOLDER_ORIGIN);
  // The parts are set separately, so that text in one part cannot become another part.
  url.pathname = escapeStrayPercents(requestedParts.pathname);
  url.search = escapeStrayPercents(joined);
  url.hash = requestedParts.hash || hash;
  // Two leading slashes would name another host when resolved.
  const pathname = `/${url.pathname.replace(/^\/+/, '')}`;
  return RESERVED_PATH.test(pathname) ? '/' : pathname + url.search + url.hash;
}
