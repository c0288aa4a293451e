// Which page of the application is wanted. Proxies of 14.x say its path, 18.x its path and query, and the fragment stays in
// the address bar through every redirect (docs/protocol/auth-and-identity.md#20.3, #20.4, #25.6).

/** What the application's host keeps for the handover itself; no page of the application. */
const RESERVED_PATH = /^\/(?:x-teleport-auth|teleport-logout)\/?$/i;

const PLACEHOLDER_ORIGIN = 'https://app.invalid';

/** A sign that escapes nothing stands for itself. */
const escapeStrayPercents = (text: string): string => text.replace(/%(?![\da-f]{2})/gi, '%25');

/** Splits before anything is decoded, so that an escaped `?` stays part of a name. */
function splitAddress(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(path) ?? [];
  return { pathname, search, hash };
}

/** Path, query and fragment, from the launcher's own address; always one below the host that it is put behind. */
export function requestedPage(search: string, hash: string): string {
  const query = new URLSearchParams(search);
  const requestedParts = splitAddress(query.get('path') ?? '');
  const extraQuery = query.get('query') ?? '';
  const joined = [requestedParts.search.slice(1), extraQuery].filter(Boolean).join('&');
  const url = new URL(PLACEHOLDER_ORIGIN);
  // By parts, so that no text in one of them can become another.
  url.pathname = escapeStrayPercents(requestedParts.pathname);
  url.search = escapeStrayPercents(joined);
  url.hash = requestedParts.hash || hash;
  // Two slashes would name another host once resolved, and so would what a parser takes for slashes.
  const pathname = `/${url.pathname.replace(/^\/+/, '')}`;
  return RESERVED_PATH.test(pathname) ? '/' : pathname + url.search + url.hash;
}
