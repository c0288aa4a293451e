import { publicPages } from './pages/public-pages.ts';

const patterns = Object.values(publicPages).map(({ path }) => path.split('/'));

const segments = (pathname: string): string[] => pathname.replace(/\/+$/, '').toLowerCase().split('/');

/** Whether a path is one that anyone may see, read as the router reads it: without regard to case or a last slash. */
export function isPublicPage(pathname: string): boolean {
  const path = segments(pathname);
  return patterns.some(
    (pattern) =>
      path.length === pattern.length &&
      pattern.every((part, at) => (part.startsWith(':') ? path[at] : part === path[at])),
  );
}

export const isLoginPage = (pathname: string): boolean => segments(pathname).join('/') === publicPages.login.path;

const HOME = '/web';

/** The login page, told where to come back to when that is worth saying; `safeRedirect` judges it when one does. */
export function loginFrom({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const wanted = pathname + search + hash;
  const { path } = publicPages.login;
  return wanted === HOME || wanted === '/' ? path : `${path}?${new URLSearchParams({ redirect_uri: wanted })}`;
}
