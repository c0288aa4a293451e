// Texts of the list of all resources.
import type { ResourceKind } from '#api/all-kinds/kinds.ts';
import {
  APPLICATION,
  DATABASE,
  DESKTOP,
  KUBERNETES_CLUSTER,
  resourcesMatch,
  SERVER,
} from '#domain/resources/messages.ts';
import { pages } from '#lib/pages/pages.ts';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const ALL_RESOURCES_LABELS = {
  counted: (count: number) => plural(count, { one: '1 resource', other: `${formatCount(count)} resources` }),
  countedSoFar: countFormatter('1 resource loaded', 'resources loaded'),
  matched: resourcesMatch,
  matchedSoFar: countFormatter('1 resource matches so far', 'resources match so far'),
  search: 'Search resources',
  none: 'No resources yet',
  noAccess: (cluster: string) => `You don't have access to any resources in ${cluster}`,
  first: 'Choose what to enroll: a server, an application, a database or another kind of resource.',
  enroll: 'Enroll resource',
  searchHint: 'Search by name, address, type or label.',
  noMatch: (filters: string) => `No resources match ${filters}`,
  notLoaded: "Couldn't load resources",
  moreNotLoaded: "Couldn't load more resources",
};

export const VIEW_NOT_SAVED =
  "Couldn't save at the proxy whether you see cards. This browser keeps it and tries again when you change it or come back.";

export const SAML_APPLICATION = 'SAML application';
/** `one` names a single resource, `all` the filter for the kind. */
export const KIND_LABELS: Readonly<Record<ResourceKind, { one: string; all: string }>> = {
  node: { one: SERVER, all: pages.servers.title },
  app: { one: APPLICATION, all: pages.apps.title },
  kube_cluster: { one: KUBERNETES_CLUSTER, all: pages.kubeClusters.title },
  db: { one: DATABASE, all: pages.databases.title },
  windows_desktop: { one: DESKTOP, all: pages.desktops.title },
  git_server: { one: 'Git server', all: 'Git servers' },
};

export const PINNED = 'Pinned';
export const pinResource = (name: string): string => `Pin ${name}`;
export const unpinResource = (name: string): string => `Unpin ${name}`;
export const PINS_NOT_LOADED = "Your pins aren't loaded";
export const pinChangeFailed = (name: string): string => `Couldn't change the pin of ${name}`;

// Shown for resources of unknown kinds.
export const CANNOT_CONNECT = "This console can't connect to resources of this kind.";
export const CANNOT_PIN = "This console can't pin resources of this kind.";

export const REQUIRES_REQUEST = 'Requires access request';
export const REQUEST_WITH_TSH = "This console can't request access. Use tsh request search to find and request it.";

/** `all` is the total as text. */
export const onlyFirstOf = (shown: number, all: string): string =>
  `Shows the first ${formatCount(shown)} of ${all}. Search or filter to find others.`;

export const GIT_LOGIN = 'Authorize your GitHub account';
export const GIT_CLONE = 'Then clone a repository with tsh git clone and its SSH address.';
