// Texts of the command palette: hints, search coverage and failures.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const ACTION_HINT = 'Action';
export const PAGE_HINT = 'Page';

/** For each kind of resource: the hint for opening its list, and texts about the search. */
export const KIND_MESSAGES = {
  server: {
    show: 'Show server',
    searchAll: (words: string) => `Search all servers for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the servers of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all servers of ${cluster}.`,
  },
  app: {
    show: 'Show application',
    searchAll: (words: string) => `Search all applications for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the applications of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all applications of ${cluster}.`,
  },
  kubeCluster: {
    show: 'Show Kubernetes cluster',
    searchAll: (words: string) => `Search all Kubernetes clusters for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the Kubernetes clusters of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all Kubernetes clusters of ${cluster}.`,
  },
  database: {
    show: 'Show database',
    searchAll: (words: string) => `Search all databases for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the databases of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all databases of ${cluster}.`,
  },
  desktop: {
    show: 'Show desktop',
    searchAll: (words: string) => `Search all desktops for "${words}"`,
    notSearched: (cluster: string) => `Couldn't search the desktops of ${cluster}.`,
    partlySearched: (cluster: string) => `Couldn't search all desktops of ${cluster}.`,
  },
};

export const clusterNotSearched = (cluster: string): string => `Couldn't search ${cluster}.`;

export const searchedAll = (count: number): string =>
  plural(count, { one: 'Searched 1 resource.', other: `Searched ${formatCount(count)} resources.` });
export const searchedSoFar = (count: number): string => `Searched ${formatCount(count)} resources so far.`;
export const searchedFirst = (count: number): string =>
  `Searched the first ${formatCount(count)} resources. There are more.`;
export const searchedLoaded = (count: number): string =>
  `Searched only the ${formatCount(count)} resources that loaded.`;
export const unreadableRecords = countFormatter('1 record is unreadable.', 'records are unreadable.');
