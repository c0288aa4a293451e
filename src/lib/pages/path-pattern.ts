const splitPath = (path: string): string[] => path.replace(/\/+$/, '').toLowerCase().split('/');

const OPTIONAL_PARAM = /^:.*\?$/;

/**
 * Whether a path matches a pattern such as "/web/cluster/:cluster/nodes". Like the router, the function ignores case
 * and trailing slashes.
 */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const [parts, path] = [pattern.split('/'), splitPath(pathname)];
  if (path.length > parts.length) return false;
  return parts.every((part, index) =>
    part.startsWith(':') ? path[index] || OPTIONAL_PARAM.test(part) : part.toLowerCase() === path[index],
  );
}
