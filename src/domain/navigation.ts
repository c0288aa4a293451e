import { links, type RouteName } from '#lib/links.ts';
import type { Feature, Features } from './access.ts';
import { sanitize } from '#lib/text/sanitize.ts';

/** What a page is about; the shell has a picture for each. */
export type Icon =
  | 'server'
  | 'app'
  | 'kube'
  | 'db'
  | 'desk'
  | 'live'
  | 'users'
  | 'key'
  | 'plug'
  | 'lock'
  | 'plus'
  | 'rec'
  | 'log'
  | 'net'
  | 'spark'
  | 'bill'
  | 'download';

export type GroupName = 'Resources' | 'Access' | 'Activity' | 'Clusters' | 'Billing' | 'Assist';

/** The pages that the navigation offers: those whose address needs a cluster at most. */
export type PageName =
  | 'servers'
  | 'apps'
  | 'kubeClusters'
  | 'databases'
  | 'desktops'
  | 'activeSessions'
  | 'users'
  | 'roles'
  | 'authConnectors'
  | 'locks'
  | 'discover'
  | 'integrations'
  | 'newIntegration'
  | 'recordings'
  | 'audit'
  | 'clusters'
  | 'trustedClusters'
  | 'downloads'
  | 'billing'
  | 'assist';

interface Entry {
  page: PageName;
  title: string;
  icon: Icon;
  needs: Feature;
}

const NAVIGATION: { group: GroupName; entries: [Entry, ...Entry[]] }[] = [
  {
    group: 'Resources',
    entries: [
      { page: 'servers', title: 'Servers', icon: 'server', needs: 'servers' },
      { page: 'apps', title: 'Applications', icon: 'app', needs: 'apps' },
      { page: 'kubeClusters', title: 'Kubernetes', icon: 'kube', needs: 'kubeClusters' },
      { page: 'databases', title: 'Databases', icon: 'db', needs: 'databases' },
      { page: 'desktops', title: 'Desktops', icon: 'desk', needs: 'desktops' },
      { page: 'activeSessions', title: 'Active Sessions', icon: 'live', needs: 'activeSessions' },
    ],
  },
  {
    group: 'Access',
    entries: [
      { page: 'users', title: 'Users', icon: 'users', needs: 'users' },
      { page: 'roles', title: 'Roles', icon: 'key', needs: 'roles' },
      { page: 'authConnectors', title: 'Auth Connectors', icon: 'plug', needs: 'authConnectors' },
      { page: 'locks', title: 'Session & Identity Locks', icon: 'lock', needs: 'locks' },
      { page: 'discover', title: 'Enroll New Resource', icon: 'plus', needs: 'discover' },
      { page: 'integrations', title: 'Integrations', icon: 'plug', needs: 'integrations' },
      { page: 'newIntegration', title: 'Enroll New Integration', icon: 'plus', needs: 'newIntegration' },
    ],
  },
  {
    group: 'Activity',
    entries: [
      { page: 'recordings', title: 'Session Recordings', icon: 'rec', needs: 'recordings' },
      { page: 'audit', title: 'Audit Log', icon: 'log', needs: 'audit' },
    ],
  },
  {
    group: 'Clusters',
    entries: [
      { page: 'clusters', title: 'Manage Clusters', icon: 'net', needs: 'trustedClusters' },
      { page: 'trustedClusters', title: 'Trusted Clusters', icon: 'net', needs: 'trustedClusters' },
      { page: 'downloads', title: 'Download Center', icon: 'download', needs: 'downloadCenter' },
    ],
  },
  { group: 'Billing', entries: [{ page: 'billing', title: 'Billing', icon: 'bill', needs: 'billing' }] },
  { group: 'Assist', entries: [{ page: 'assist', title: 'Assist', icon: 'spark', needs: 'assist' }] },
];

export interface NavigationItem {
  page: PageName;
  title: string;
  icon: Icon;
  to: string;
}

export interface NavigationGroup {
  group: GroupName;
  items: NavigationItem[];
}

/** The side navigation of one user: groups in order, without what is closed to them (docs/protocol/resources.md#14). */
export function navigation(features: Features, cluster: string): NavigationGroup[] {
  return NAVIGATION.map(({ group, entries }) => ({
    group,
    items: entries
      .filter(({ needs }) => features[needs])
      .map(({ page, title, icon }) => ({ page, title, icon, to: links[page]({ cluster }) })),
  })).filter(({ items }) => items.length > 0);
}

/** Where `/web` leads: the first resource page that is open, else help (docs/protocol/resources.md#14). */
export function home(features: Features, cluster: string): string {
  const resources = navigation(features, cluster).find(({ group }) => group === 'Resources');
  return resources?.items[0]?.to ?? links.support();
}

/** The title of every page (docs/behaviour.md#titles). A page that knows its subject may say more. */
export const titles: Readonly<Record<RouteName, string>> = {
  home: 'Home',
  login: 'Sign in',
  loginSucceeded: 'Login Successful',
  loginFailed: 'Login Unsuccessful',
  loginFailedLegacy: 'Login Unsuccessful',
  loginCallbackFailed: 'Login Unsuccessful',
  loginNotAllowed: 'Login Unsuccessful',
  invite: 'Invitation',
  inviteContinue: 'Invitation',
  reset: 'Reset Authentication',
  resetContinue: 'Reset Authentication',
  recovery: 'Account Recovery',
  discover: 'Enroll New Resource',
  assist: 'Assist',
  support: 'Help & Support',
  settings: 'Settings',
  account: 'Account Settings',
  password: 'Account Settings',
  mfaDevices: 'Account Settings',
  users: 'Manage Users',
  roles: 'Manage Roles',
  authConnectors: 'Manage Auth Connectors',
  billing: 'Billing',
  downloads: 'Download Center',
  clusters: 'Manage Clusters',
  trustedClusters: 'Trusted Clusters',
  integrations: 'Manage Integrations',
  newIntegration: 'Enroll New Integration',
  locks: 'Manage Session & Identity Locks',
  newLock: 'Create New Lock',
  headless: 'Headless SSO Approval',
  appLauncher: 'Launching Application',
  cluster: 'Cluster',
  servers: 'Servers',
  apps: 'Applications',
  kubeClusters: 'Kubernetes',
  databases: 'Databases',
  desktops: 'Desktops',
  desktop: 'Desktop Session',
  activeSessions: 'Active Sessions',
  recordings: 'Session Recordings',
  player: 'Session Player',
  audit: 'Audit Log',
  console: 'SSH Console',
  consoleServers: 'SSH Console',
  terminal: 'SSH Console',
  joinSession: 'SSH Console',
};

/** The title of the page whose route says its name; undefined where it says none. */
export const titleOf = (name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(titles, name) ? titles[name as RouteName] : undefined;

/** What the browser's tab says: the cluster comes first when the address names one (docs/behaviour.md#titles). */
export const pageTitle = (title: string, cluster?: string): string =>
  sanitize(cluster ? `${cluster} • ${title}` : title);
