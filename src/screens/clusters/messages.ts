// Texts of the cluster list.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const LAST_CONNECTED = 'Last connected';
export const GO_TO = 'Go to';
export const goToPagesOf = (cluster: string): string => `Go to pages of ${cluster}`;
export const NO_ACCESSIBLE_PAGES = "You don't have access to any pages of this cluster";

export const CLUSTER_LIST_LABELS = {
  counted: (count: number) => plural(count, { one: '1 cluster', other: `${formatCount(count)} clusters` }),
  matched: countFormatter('1 cluster matches', 'clusters match'),
  search: 'Search clusters',
  searchHint: 'Search by cluster name.',
  noMatch: (filters: string) => `No clusters match ${filters}`,
  notLoaded: "Couldn't load clusters",
};

export const NO_CLUSTERS_TITLE = 'No clusters';
export const NO_CLUSTERS_HINT =
  'The root cluster and its leaf clusters appear here. To connect a leaf cluster, add this one to its trusted clusters.';
