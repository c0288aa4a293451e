import { UserFacingError } from '#lib/user-facing-error.ts';
/** Signs that a path carries as they are; the proxy does not decode them where a route ends in a wildcard. */
const UNESCAPED: Record<string, string> = {
  '%40': '@',
  '%3A': ':',
  '%2B': '+',
  '%26': '&',
  '%3D': '=',
  '%24': '$',
  '%2C': ',',
  '%3B': ';',
};

// The proxy's library escapes these; left as they are, it would decode nothing else of a wildcard either.
const percentEncode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Fills `{name}` in a path, escaping only what a path segment needs (docs/protocol/auth-and-identity.md#1.3). */
export function buildPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (typeof value !== 'string') throw new Error(`${path} lacks ${placeholder}`);
    // A browser resolves dots away, escaped or not, and would call another path.
    if (value === '.' || value === '..') throw new UserFacingError(`"${value}" cannot stand in an address`);
    return encodeURIComponent(value)
      .replace(/%(40|3A|2B|26|3D|24|2C|3B)/g, (sign) => UNESCAPED[sign] ?? sign)
      .replace(/[!'()*]/g, percentEncode);
  });
}
