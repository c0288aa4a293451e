import { matchesPattern } from './pages/path-pattern.ts';
import { publicPages } from './pages/public-pages.ts';

const patterns = Object.values(publicPages).map(({ path }) => path);

/** Whether a path is one that anyone may see. */
export const isPublicPage = (pathname: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, pathname));

export const isLoginPage = (pathname: string): boolean => matchesPattern(publicPages.login.path, pathname);

const HOME = '/web';

/** The login page, told where to come back to when that is worth saying; `safeRedirect` judges it when one does. */
export function loginFrom({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const wanted = pathname + search + hash;
  const { path } = publicPages.login;
  return wanted === HOME || wanted === '/' ? path : `${path}?${new URLSearchParams({ redirect_uri: wanted })}`;
}
