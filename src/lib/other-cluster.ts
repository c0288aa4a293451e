import { links } from './links.ts';

const SEGMENT =
  /^\/web\/cluster\/[^/]+(\/(?:nodes|apps|databases|desktops|kubernetes|sessions|recordings|audit))?(?:\/.*)?$/;

/** The same kind of page in another cluster; what is below a list stays behind, because it names things of the first. */
export function inOtherCluster(pathname: string, cluster: string): string {
  const kind = SEGMENT.exec(pathname)?.[1] ?? '';
  return links.cluster({ cluster }) + kind;
}

const CURRENT = /^\/web\/cluster\/-current-(?=\/|$)/;

/** The same page under the name of the root, where the address says `-current-`, as proxies do for it; undefined elsewhere. */
export function underItsName(pathname: string, root: string): string | undefined {
  return CURRENT.test(pathname) ? pathname.replace(CURRENT, () => links.cluster({ cluster: root })) : undefined;
}
