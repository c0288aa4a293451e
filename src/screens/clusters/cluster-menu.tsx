import Ellipsis from 'lucide-react/icons/ellipsis';
import { useOutletContext } from 'react-router-dom';
import type { Features } from '#domain/access.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { ReadableCluster } from '#domain/resources/clusters.ts';
import { links } from '#lib/links.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';

const PAGES = [
  ['servers', 'Servers'],
  ['apps', 'Applications'],
  ['kubeClusters', 'Kubernetes'],
  ['databases', 'Databases'],
  ['desktops', 'Desktops'],
  ['audit', 'Audit Log'],
  ['recordings', 'Session Recordings'],
] as const;

function pagesOf(cluster: string, features: Features): MenuEntry[] {
  const open = PAGES.filter(([place]) => features[place]);
  if (open.length === 0) return [{ kind: 'heading', label: 'Your roles open no page here' }];
  return open.map(([place, label]) => ({ kind: 'link', label, to: links[place]({ cluster }) }));
}

/** The pages of a cluster that are open to whoever is signed in. */
export function ClusterMenu({ of: { id, name } }: { of: ReadableCluster }) {
  const { features } = useOutletContext<PageContext>();
  return <MenuButton label={`Pages of ${name}`} size="small" icon={Ellipsis} entries={pagesOf(id, features)} />;
}
