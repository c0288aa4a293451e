const splitPath = (path: string): string[] => path.replace(/\/+$/, '').toLowerCase().split('/');

const OPTIONAL_PARAM = /^:.*\?$/;

/** Whether a path has the form "/web/cluster/:cluster/nodes", read as the router reads it: without regard to case or a last slash. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const [parts, path] = [pattern.split('/'), splitPath(pathname)];
  if (path.length > parts.length) return false;
  return parts.every((part, at) =>
    part.startsWith(':') ? path[at] || OPTIONAL_PARAM.test(part) : part.toLowerCase() === path[at],
  );
}
