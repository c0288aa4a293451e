import { UserFacingError } from '#lib/user-facing-error.ts';
/** Characters that stay unescaped, because the proxy does not decode them in a wildcard at the end of a route. */
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

// Escapes a character that `encodeURIComponent` keeps. If a path contains such a character, the proxy's router decodes
// nothing in a wildcard.
const percentEncode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Fills parameters such as `{name}` in a path, escaped for the proxy's router (docs/protocol/auth-and-identity.md#1.3).
 */
export function buildPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (typeof value !== 'string') throw new Error(`${path} lacks ${placeholder}`);
    // Browsers resolve dots, even escaped ones, and would call another path.
    if (value === '.' || value === '..') throw new UserFacingError(`"${value}" cannot stand in an address`);
    return encodeURIComponent(value)
      .replace(/%(40|3A|2B|26|3D|24|2C|3B)/g, (sign) => UNESCAPED[sign] ?? sign)
      .replace(/[!'()*]/g, percentEncode);
  });
}
