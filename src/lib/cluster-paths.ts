import { links } from './links.ts';

const CLUSTER_PAGE =
  /^\/web\/cluster\/[^/]+(\/(?:nodes|apps|databases|desktops|kubernetes|sessions|recordings|audit))?(?:\/.*)?$/;

/** The same kind of page in another cluster; what is below a list stays behind, because it names things of the first. */
export function pathInCluster(pathname: string, cluster: string): string {
  const listPath = CLUSTER_PAGE.exec(pathname)?.[1] ?? '';
  return links.cluster({ cluster }) + listPath;
}

const CURRENT_CLUSTER = /^\/web\/cluster\/-current-(?=\/|$)/;

/** The same page under the name of the root, where the address says `-current-`, as proxies do for it; undefined elsewhere. */
export function resolveCurrentCluster(pathname: string, rootCluster: string): string | undefined {
  return CURRENT_CLUSTER.test(pathname)
    ? pathname.replace(CURRENT_CLUSTER, () => links.cluster({ cluster: rootCluster }))
    : undefined;
}
