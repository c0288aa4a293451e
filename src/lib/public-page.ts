import { matchesPattern } from './pages/path-pattern.ts';
import { publicPages } from './pages/public-pages.ts';

const publicPatterns = Object.values(publicPages).map(({ path }) => path);

/** Whether a path needs no sign-in. */
export const isPublicPage = (pathname: string): boolean =>
  publicPatterns.some((pattern) => matchesPattern(pattern, pathname));

export const isLoginPage = (pathname: string): boolean => matchesPattern(publicPages.login.path, pathname);

const HOME_PATH = '/web';

/**
 * The address of the login page, with the page to return to unless that is the home page. `safeRedirect` checks this
 * page after the sign-in. The fragment is omitted, because servers and logs see the query
 * (`#lib/browser/fragment-storage.ts` stores the fragment).
 */
export function loginPathFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const returnPath = pathname + search;
  const { path } = publicPages.login;
  return returnPath === HOME_PATH || returnPath === '/'
    ? path
    : `${path}?${new URLSearchParams({ redirect_uri: returnPath })}`;
}
