import { useOutletContext } from 'react-router-dom';
import type { Features } from '#domain/access.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { ReadableCluster } from '#domain/resources/clusters.ts';
import { links } from '#lib/links.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { goToPagesOf, NO_PAGES } from './messages.ts';

const PAGES = ['servers', 'apps', 'kubeClusters', 'databases', 'desktops', 'audit', 'recordings'] as const;

function pagesOf(cluster: string, features: Features): MenuEntry[] {
  const open = PAGES.filter((page) => features[page]);
  if (open.length === 0) return [{ kind: 'heading', label: NO_PAGES }];
  return open.map((page) => ({ kind: 'link', label: pageTitles[page], to: links[page]({ cluster }) }));
}

/** The pages of a cluster that the user has access to. */
export function ClusterMenu({ of: { id, name } }: { of: ReadableCluster }) {
  const { features } = useOutletContext<PageContext>();
  return <RowMenu label={goToPagesOf(name)} entries={pagesOf(id, features)} />;
}
