import type { Feature } from '#domain/access.ts';
import { links } from '#lib/links.ts';

export type ResourceKind = 'server' | 'app' | 'kubeCluster' | 'database' | 'desktop';

interface Kind {
  feature: Feature;
  /** An order, because only then the proxy says everything once (docs/protocol/resources.md#1.6). */
  sort: string;
  list: (cluster: string, search: string) => string;
  /** Where a session as a login begins; `at` is what addresses name it by. */
  session?: (cluster: string, at: string, login: string) => string;
}

/** Everything about one kind of resource that does not depend on the record. */
export const kinds: Readonly<Record<ResourceKind, Kind>> = {
  server: {
    feature: 'servers',
    sort: 'hostname:asc',
    list: (cluster, search) => links.servers({ cluster }, { search }),
    session: (cluster, server, login) => links.terminal({ cluster, server, login }),
  },
  app: {
    feature: 'apps',
    sort: 'name:asc',
    list: (cluster, search) => links.apps({ cluster }, { search }),
  },
  kubeCluster: {
    feature: 'kubeClusters',
    sort: 'name:asc',
    list: (cluster, search) => links.kubeClusters({ cluster }, { search }),
  },
  database: {
    feature: 'databases',
    sort: 'name:asc',
    list: (cluster, search) => links.databases({ cluster }, { search }),
  },
  desktop: {
    feature: 'desktops',
    sort: 'name:asc',
    list: (cluster, search) => links.desktops({ cluster }, { search }),
    session: (cluster, desktop, login) => links.desktop({ cluster, desktop, login }),
  },
};
