import { publicRoutes } from './links.ts';

const patterns = Object.values(publicRoutes).map((pattern) => pattern.split('/'));

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

export const isLoginPage = (pathname: string): boolean => segments(pathname).join('/') === publicRoutes.login;
