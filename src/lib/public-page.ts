import { matchesPattern } from './pages/path-pattern.ts';
import { publicPages } from './pages/public-pages.ts';

const patterns = Object.values(publicPages).map(({ path }) => path);

/** Whether a path is one that anyone may see. */
export const isPublicPage = (pathname: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, pathname));

export const isLoginPage = (pathname: string): boolean => matchesPattern(publicPages.login.path, pathname);

const HOME = '/web';

/**
 * The login page with the page to return to, which `safeRedirect` checks. The fragment is not part of it, because servers
 * and logs see the query (`#lib/browser/fragment-storage.ts` stores it).
 */
export function loginFrom({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const wanted = pathname + search;
  const { path } = publicPages.login;
  return wanted === HOME || wanted === '/' ? path : `${path}?${new URLSearchParams({ redirect_uri: wanted })}`;
}
