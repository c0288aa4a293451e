import { navigation, type PageName } from './navigation.ts';
import type { Features } from './access.ts';

/** The letter that leads to a page after `g`. */
export const goKeys: Readonly<Record<PageName, string>> = {
  servers: 's',
  apps: 'a',
  kubeClusters: 'k',
  databases: 'd',
  desktops: 'w',
  activeSessions: 'v',
  users: 'u',
  roles: 'r',
  authConnectors: 'o',
  locks: 'l',
  discover: 'n',
  integrations: 'i',
  newIntegration: 'm',
  recordings: 'p',
  audit: 'e',
  clusters: 'c',
  trustedClusters: 't',
  billing: 'b',
  downloads: 'f',
  assist: 'q',
};

interface Way {
  keys: string;
  title: string;
  to: string;
}

/** The ways that are open to a user, in the order of the navigation. */
export const waysTo = (features: Features, cluster: string): Way[] =>
  navigation(features, cluster).flatMap(({ items }) =>
    items.map(({ page, title, to }) => ({ keys: `g ${goKeys[page]}`, title, to })),
  );
