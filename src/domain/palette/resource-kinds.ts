import type { Feature } from '#domain/access.ts';
import { links } from '#lib/links.ts';

export type ResourceKind = 'server' | 'app' | 'kubeCluster' | 'database' | 'desktop';

interface ResourceKindInfo {
  feature: Feature;
  /** The sort order for requests. Without one, proxies may repeat records (docs/protocol/resources.md#1.6). */
  sort: string;
  listLink: (cluster: string, search: string) => string;
  /** The list with the dialog to connect to the resource. Missing for kinds that need no dialog. */
  connectLink?: (cluster: string, search: string, name: string) => string;
  /** The link to a session. `resource` is the resource's name in links. Missing for kinds without sessions. */
  sessionLink?: (cluster: string, resource: string, login: string) => string;
}

export const resourceKinds: Readonly<Record<ResourceKind, ResourceKindInfo>> = {
  server: {
    feature: 'servers',
    sort: 'hostname:asc',
    listLink: (cluster, search) => links.servers({ cluster }, { search }),
    sessionLink: (cluster, server, login) => links.terminal({ cluster, server, login }),
  },
  app: {
    feature: 'apps',
    sort: 'name:asc',
    listLink: (cluster, search) => links.apps({ cluster }, { search }),
  },
  kubeCluster: {
    feature: 'kubeClusters',
    sort: 'name:asc',
    listLink: (cluster, search) => links.kubeClusters({ cluster }, { search }),
    connectLink: (cluster, search, name) => links.kubeClusters({ cluster }, { search, connect: name }),
  },
  database: {
    feature: 'databases',
    sort: 'name:asc',
    listLink: (cluster, search) => links.databases({ cluster }, { search }),
    connectLink: (cluster, search, name) => links.databases({ cluster }, { search, connect: name }),
  },
  desktop: {
    feature: 'desktops',
    sort: 'name:asc',
    listLink: (cluster, search) => links.desktops({ cluster }, { search }),
    sessionLink: (cluster, desktop, login) => links.desktop({ cluster, desktop, login }),
  },
};
