// Texts of the resource lists.
import { noServersMatch, SERVERS_NOT_LOADED } from '#domain/resources/messages.ts';
import { countFormatter, formatCount } from '#lib/text/locale.ts';

export const launchApp = (name: string): string => `Launch ${name}`;
export const LAUNCH_AS = 'Launch as';
export const launchAsRole = (name: string): string => `Launch as: roles for ${name}`;
export const LAUNCH_AT = 'Launch at';
export const launchAtAddress = (name: string): string => `Launch at: addresses of ${name}`;

/** The health statuses that agents report (docs/protocol/resources.md#18.2). */
export const HEALTH_LABELS = {
  healthy: 'Healthy',
  unhealthy: 'Unhealthy',
  mixed: 'Partly healthy',
  unknown: 'Health unknown',
};
export const HEALTH = 'Health';
export const since = (exact: string): string => `since ${exact}`;

export const SELECT_SERVERS = 'Select servers in the list first';
/** The count includes selected servers that the filters hide. */
export const runCommandOn = (count: number): string => `Run command on ${formatCount(count)} selected`;

export const userGroups = countFormatter('1 user group', 'user groups');
export const userGroupsOf = (name: string, count: number): string =>
  countFormatter(`1 user group of ${name}`, `user groups of ${name}`)(count);

export const SERVER_LIST_LABELS = {
  counted: countFormatter('1 server', 'servers'),
  countedSoFar: countFormatter('1 server loaded', 'servers loaded'),
  matched: countFormatter('1 server matches', 'servers match'),
  matchedSoFar: countFormatter('1 server matches so far', 'servers match so far'),
  search: 'Search servers',
  none: 'No servers yet',
  noAccess: (cluster: string) => `You don't have access to any servers in ${cluster}`,
  first: 'Run one command on a machine to enroll it.',
  enroll: 'Enroll server',
  searchHint: 'Search by hostname, address, ID or label.',
  noMatch: noServersMatch,
  notLoaded: SERVERS_NOT_LOADED,
  moreNotLoaded: "Couldn't load more servers",
};

export const APP_LIST_LABELS = {
  counted: countFormatter('1 application', 'applications'),
  countedSoFar: countFormatter('1 application loaded', 'applications loaded'),
  matched: countFormatter('1 application matches', 'applications match'),
  matchedSoFar: countFormatter('1 application matches so far', 'applications match so far'),
  search: 'Search applications',
  none: 'No applications yet',
  noAccess: (cluster: string) => `You don't have access to any applications in ${cluster}`,
  first: 'Install an agent that can connect to your application to enroll it.',
  enroll: 'Enroll application',
  searchHint: 'Search by name, description, address or label.',
  noMatch: (filters: string) => `No applications match ${filters}`,
  notLoaded: "Couldn't load applications",
  moreNotLoaded: "Couldn't load more applications",
};

export const KUBE_CLUSTER_LIST_LABELS = {
  counted: countFormatter('1 Kubernetes cluster', 'Kubernetes clusters'),
  countedSoFar: countFormatter('1 Kubernetes cluster loaded', 'Kubernetes clusters loaded'),
  matched: countFormatter('1 Kubernetes cluster matches', 'Kubernetes clusters match'),
  matchedSoFar: countFormatter('1 Kubernetes cluster matches so far', 'Kubernetes clusters match so far'),
  search: 'Search Kubernetes clusters',
  none: 'No Kubernetes clusters yet',
  noAccess: (cluster: string) => `You don't have access to any Kubernetes clusters in ${cluster}`,
  first: 'Install a Helm chart in your Kubernetes cluster to enroll it.',
  enroll: 'Enroll Kubernetes cluster',
  searchHint: 'Search by name or label.',
  noMatch: (filters: string) => `No Kubernetes clusters match ${filters}`,
  notLoaded: "Couldn't load Kubernetes clusters",
  moreNotLoaded: "Couldn't load more Kubernetes clusters",
};

export const DATABASE_LIST_LABELS = {
  counted: countFormatter('1 database', 'databases'),
  countedSoFar: countFormatter('1 database loaded', 'databases loaded'),
  matched: countFormatter('1 database matches', 'databases match'),
  matchedSoFar: countFormatter('1 database matches so far', 'databases match so far'),
  search: 'Search databases',
  none: 'No databases yet',
  noAccess: (cluster: string) => `You don't have access to any databases in ${cluster}`,
  first: 'Install an agent that can connect to your database to enroll it.',
  enroll: 'Enroll database',
  searchHint: 'Search by name, description, protocol, type or label.',
  noMatch: (filters: string) => `No databases match ${filters}`,
  notLoaded: "Couldn't load databases",
  moreNotLoaded: "Couldn't load more databases",
};

export const DESKTOP_LIST_LABELS = {
  counted: countFormatter('1 desktop', 'desktops'),
  countedSoFar: countFormatter('1 desktop loaded', 'desktops loaded'),
  matched: countFormatter('1 desktop matches', 'desktops match'),
  matchedSoFar: countFormatter('1 desktop matches so far', 'desktops match so far'),
  search: 'Search desktops',
  none: 'No desktops yet',
  noAccess: (cluster: string) => `You don't have access to any desktops in ${cluster}`,
  first: 'Install an agent that can connect to your Windows machines to enroll them.',
  enroll: 'Enroll desktop',
  searchHint: 'Search by name, address or label.',
  noMatch: (filters: string) => `No desktops match ${filters}`,
  notLoaded: "Couldn't load desktops",
  moreNotLoaded: "Couldn't load more desktops",
};
