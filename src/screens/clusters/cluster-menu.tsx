import { useOutletContext } from 'react-router-dom';
import type { Features } from '#domain/access.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { ReadableCluster } from '#domain/resources/clusters.ts';
import { links } from '#lib/links.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { goToPagesOf, NO_ACCESSIBLE_PAGES } from './messages.ts';

const CLUSTER_PAGES = ['servers', 'apps', 'kubeClusters', 'databases', 'desktops', 'audit', 'recordings'] as const;

function pageEntries(cluster: string, features: Features): MenuEntry[] {
  const availablePages = CLUSTER_PAGES.filter((page) => features[page]);
  if (availablePages.length === 0) return [{ kind: 'heading', label: NO_ACCESSIBLE_PAGES }];
  return availablePages.map((page) => ({ kind: 'link', label: pageTitles[page], to: links[page]({ cluster }) }));
}

export function ClusterMenu({ cluster: { id, name } }: { cluster: ReadableCluster }) {
  const { features } = useOutletContext<PageContext>();
  return <RowMenu label={goToPagesOf(name)} entries={pageEntries(id, features)} />;
}
