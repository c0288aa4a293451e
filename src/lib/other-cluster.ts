import { links } from './links.ts';

const SEGMENT =
  /^\/web\/cluster\/[^/]+(\/(?:nodes|apps|databases|desktops|kubernetes|sessions|recordings|audit))?(?:\/.*)?$/;

/** The same kind of page in another cluster; what is below a list stays behind, because it names things of the first. */
export function inOtherCluster(pathname: string, cluster: string): string {
  const kind = SEGMENT.exec(pathname)?.[1] ?? '';
  return links.cluster({ cluster }) + kind;
}
