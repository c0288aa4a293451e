// What the lists of resources say, each of its own kind.
import { counted } from '#lib/text/locale.ts';

export const HOSTNAME = 'Hostname';
export const NAME = 'Name';
export const DESCRIPTION = 'Description';
export const ADDRESS = 'Address';
export const TYPE = 'Type';

/** A server that is reached through its own connection to the proxy. */
export const TUNNEL = '↔ tunnel';

export const launchApp = (name: string): string => `Launch ${name}`;
export const LAUNCH_AS = 'Launch as';
export const launchAsRole = (name: string): string => `Launch as: roles for ${name}`;
export const LAUNCH_AT = 'Launch at';
export const launchAtAddress = (name: string): string => `Launch at: addresses of ${name}`;

export const userGroups = counted('1 user group', 'user groups');
export const userGroupsOf = (name: string, count: number): string =>
  counted(`1 user group of ${name}`, `user groups of ${name}`)(count);

export const SERVERS = {
  counted: counted('1 server', 'servers'),
  matched: counted('1 server matches', 'servers match'),
  search: 'Search servers',
  none: 'No servers yet',
  outOfReach: (cluster: string) => `You don't have access to any servers in ${cluster}`,
  first: 'Run one command on a machine to enroll it.',
  add: 'Enroll server',
  parts: 'Search by hostname, address, ID or label.',
  further: "Couldn't load more servers",
};

export const APPS = {
  counted: counted('1 application', 'applications'),
  matched: counted('1 application matches', 'applications match'),
  search: 'Search applications',
  none: 'No applications yet',
  outOfReach: (cluster: string) => `You don't have access to any applications in ${cluster}`,
  first: 'Install an agent that can connect to your application to enroll it.',
  add: 'Enroll application',
  parts: 'Search by name, description, address or label.',
  further: "Couldn't load more applications",
};

export const KUBE_CLUSTERS = {
  counted: counted('1 Kubernetes cluster', 'Kubernetes clusters'),
  matched: counted('1 Kubernetes cluster matches', 'Kubernetes clusters match'),
  search: 'Search Kubernetes clusters',
  none: 'No Kubernetes clusters yet',
  outOfReach: (cluster: string) => `You don't have access to any Kubernetes clusters in ${cluster}`,
  first: 'Install a Helm chart in your Kubernetes cluster to enroll it.',
  add: 'Enroll Kubernetes cluster',
  parts: 'Search by name or label.',
  further: "Couldn't load more Kubernetes clusters",
};

export const DATABASES = {
  counted: counted('1 database', 'databases'),
  matched: counted('1 database matches', 'databases match'),
  search: 'Search databases',
  none: 'No databases yet',
  outOfReach: (cluster: string) => `You don't have access to any databases in ${cluster}`,
  first: 'Install an agent that can connect to your database to enroll it.',
  add: 'Enroll database',
  parts: 'Search by name, description, protocol, type or label.',
  further: "Couldn't load more databases",
};

export const DESKTOPS = {
  counted: counted('1 desktop', 'desktops'),
  matched: counted('1 desktop matches', 'desktops match'),
  search: 'Search desktops',
  none: 'No desktops yet',
  outOfReach: (cluster: string) => `You don't have access to any desktops in ${cluster}`,
  first: 'Install an agent that can connect to your Windows machines to enroll them.',
  add: 'Enroll desktop',
  parts: 'Search by name, address or label.',
  further: "Couldn't load more desktops",
};
