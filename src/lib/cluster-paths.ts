import { links } from './links.ts';

const CLUSTER_PAGE =
  /^\/web\/cluster\/[^/]+(\/(?:nodes|apps|databases|desktops|kubernetes|sessions|recordings|audit))?(?:\/.*)?$/;

/**
 * The path of the same list in another cluster. For a page below a list, such as a desktop, this is the path of the
 * list, because the page shows a resource of the first cluster. For other pages, it is the cluster's own page.
 */
export function pathInCluster(pathname: string, cluster: string): string {
  const listPath = CLUSTER_PAGE.exec(pathname)?.[1] ?? '';
  return links.cluster({ cluster }) + listPath;
}

const CURRENT_CLUSTER = /^\/web\/cluster\/-current-(?=\/|$)/;

/** Replaces `-current-`, the proxy's alias for the root cluster, with its name; undefined for other paths. */
export function resolveCurrentCluster(pathname: string, rootCluster: string): string | undefined {
  return CURRENT_CLUSTER.test(pathname)
    ? pathname.replace(CURRENT_CLUSTER, () => links.cluster({ cluster: rootCluster }))
    : undefined;
}
