import type { PageEntry } from './page-entry.ts';
import { publicPages } from './public-pages.ts';

/**
 * Every page of the console (docs/behaviour.md#pages). The pages with a `menu` are in the order of the navigation.
 * Links, routes, titles, navigation, shortcuts and the palette use these entries.
 */
export const pages = {
  ...publicPages,
  allResources: {
    path: '/web/cluster/:cluster/resources',
    title: 'All resources',
    menu: { group: 'Resources', label: 'All resources', icon: 'all', needs: 'queryAgents', key: 'x' },
  },
  servers: {
    path: '/web/cluster/:cluster/nodes',
    title: 'Servers',
    menu: { group: 'Resources', label: 'Servers', icon: 'server', needs: 'servers', key: 's' },
  },
  apps: {
    path: '/web/cluster/:cluster/apps',
    title: 'Applications',
    menu: { group: 'Resources', label: 'Applications', icon: 'app', needs: 'apps', key: 'a' },
  },
  kubeClusters: {
    path: '/web/cluster/:cluster/kubernetes',
    title: 'Kubernetes',
    menu: { group: 'Resources', label: 'Kubernetes', icon: 'kube', needs: 'kubeClusters', key: 'k' },
  },
  databases: {
    path: '/web/cluster/:cluster/databases',
    title: 'Databases',
    menu: { group: 'Resources', label: 'Databases', icon: 'db', needs: 'databases', key: 'd' },
  },
  desktops: {
    path: '/web/cluster/:cluster/desktops',
    title: 'Desktops',
    menu: { group: 'Resources', label: 'Desktops', icon: 'desk', needs: 'desktops', key: 'w' },
  },
  activeSessions: {
    path: '/web/cluster/:cluster/sessions',
    title: 'Active Sessions',
    menu: { group: 'Resources', label: 'Active Sessions', icon: 'live', needs: 'activeSessions', key: 'v' },
  },
  users: {
    path: '/web/users',
    title: 'Manage Users',
    menu: { group: 'Access', label: 'Users', icon: 'users', needs: 'users', key: 'u' },
  },
  roles: {
    path: '/web/roles',
    title: 'Manage Roles',
    menu: { group: 'Access', label: 'Roles', icon: 'key', needs: 'roles', key: 'r' },
  },
  authConnectors: {
    path: '/web/sso',
    title: 'Manage Auth Connectors',
    menu: { group: 'Access', label: 'Auth Connectors', icon: 'plug', needs: 'authConnectors', key: 'o' },
  },
  locks: {
    path: '/web/locks',
    title: 'Manage Session & Identity Locks',
    menu: { group: 'Access', label: 'Session & Identity Locks', icon: 'lock', needs: 'locks', key: 'l' },
  },
  tokens: {
    path: '/web/tokens',
    title: 'Join Tokens',
    menu: { group: 'Access', label: 'Join Tokens', icon: 'key', needs: 'tokens', key: 'j' },
    palette: { label: 'Create join token', note: 'Access', needs: 'addAgents', keywords: 'add new', isAction: true },
  },
  bots: {
    path: '/web/bots',
    title: 'Bots',
    menu: { group: 'Access', label: 'Bots', icon: 'bot', needs: 'bots', key: 'y' },
  },
  discover: {
    path: '/web/discover',
    title: 'Enroll New Resource',
    menu: { group: 'Access', label: 'Enroll New Resource', icon: 'plus', needs: 'discover', key: 'n' },
  },
  integrations: {
    path: '/web/integrations',
    title: 'Manage Integrations',
    menu: { group: 'Access', label: 'Integrations', icon: 'plug', needs: 'integrations', key: 'i' },
  },
  newIntegration: {
    path: '/web/integrations/new/:type?',
    title: 'Enroll New Integration',
    menu: { group: 'Access', label: 'Enroll New Integration', icon: 'plus', needs: 'newIntegration', key: 'm' },
  },
  recordings: {
    path: '/web/cluster/:cluster/recordings',
    title: 'Session Recordings',
    menu: { group: 'Activity', label: 'Session Recordings', icon: 'rec', needs: 'recordings', key: 'p' },
  },
  audit: {
    path: '/web/cluster/:cluster/audit',
    title: 'Audit Log',
    menu: { group: 'Activity', label: 'Audit Log', icon: 'log', needs: 'audit', key: 'e' },
  },
  clusters: {
    path: '/web/clusters',
    title: 'Manage Clusters',
    menu: { group: 'Clusters', label: 'Manage Clusters', icon: 'net', needs: 'trustedClusters', key: 'c' },
  },
  trustedClusters: {
    path: '/web/trust',
    title: 'Trusted Clusters',
    menu: { group: 'Clusters', label: 'Trusted Clusters', icon: 'net', needs: 'trustedClusters', key: 't' },
  },
  downloads: {
    path: '/web/downloads',
    title: 'Download Center',
    menu: { group: 'Clusters', label: 'Download Center', icon: 'download', needs: 'downloadCenter', key: 'f' },
  },
  billing: {
    path: '/web/billing',
    title: 'Billing',
    menu: { group: 'Billing', label: 'Billing', icon: 'bill', needs: 'billing', key: 'b' },
  },
  assist: {
    path: '/web/assist/:conversation?',
    title: 'Assist',
    menu: { group: 'Assist', label: 'Assist', icon: 'spark', needs: 'assist', key: 'q' },
  },
  home: { path: '/web', title: 'Home' },
  settings: {
    path: '/web/settings',
    title: 'Settings',
    palette: { label: 'Settings', note: 'This browser', keywords: 'theme time zone shortcuts' },
  },
  account: {
    path: '/web/account',
    title: 'Account Settings',
    palette: { label: 'Account Settings', note: 'Your account', keywords: 'password mfa devices' },
  },
  support: { path: '/web/support', title: 'Help & Support', palette: { label: 'Help & Support', note: '' } },
  password: { path: '/web/account/password', title: 'Account Settings', layout: 'account' },
  mfaDevices: { path: '/web/account/twofactor', title: 'Account Settings', layout: 'account' },
  myAccess: {
    path: '/web/account/access',
    title: 'Account Settings',
    layout: 'account',
    palette: { label: 'My access', note: 'Your account', keywords: 'roles traits permissions session sign-ins' },
  },
  newLock: {
    path: '/web/locks/new',
    title: 'Create New Lock',
    palette: { label: 'Create lock', note: 'Access', needs: 'newLock', keywords: 'add new', isAction: true },
  },
  newBot: {
    path: '/web/bots/new',
    title: 'Create Bot',
    palette: { label: 'Create bot', note: 'Access', needs: 'newBot', keywords: 'add new', isAction: true },
  },
  botInstances: {
    path: '/web/bots/instances',
    title: 'Bot Instances',
    palette: { label: 'Bot instances', note: 'Access', needs: 'botInstances' },
  },
  accessRequests: {
    path: '/web/requests',
    title: 'Access Requests',
    palette: { label: 'Access requests', note: 'Access', needs: 'accessRequests' },
  },
  trustedDevices: {
    path: '/web/devices',
    title: 'Trusted Devices',
    palette: { label: 'Trusted devices', note: 'Access', needs: 'deviceTrust' },
  },
  plugins: {
    path: '/web/plugins',
    title: 'Plugins',
    palette: { label: 'Plugins', note: 'Access', needs: 'plugins' },
  },
  headless: { path: '/web/headless/:request', title: 'Headless SSO Approval', layout: 'window' },
  appLauncher: {
    path: '/web/launch/:fqdn/:cluster?/:publicAddr?/:arn?',
    title: 'Launching Application',
    layout: 'window',
  },
  cluster: { path: '/web/cluster/:cluster', title: 'Home' },
  desktop: { path: '/web/cluster/:cluster/desktops/:desktop/:login', title: 'Desktop Session', layout: 'window' },
  player: { path: '/web/cluster/:cluster/session/:sid', title: 'Session Player', layout: 'window' },
  console: { path: '/web/cluster/:cluster/console', title: 'SSH Console', layout: 'window' },
  consoleServers: { path: '/web/cluster/:cluster/console/nodes', title: 'SSH Console', layout: 'window' },
  terminal: { path: '/web/cluster/:cluster/console/node/:server/:login', title: 'SSH Console', layout: 'window' },
  podShell: { path: '/web/cluster/:cluster/console/kube/exec/:kube', title: 'Shell in a Pod', layout: 'window' },
  databaseConsole: {
    path: '/web/cluster/:cluster/console/db/connect/:database',
    title: 'Database Console',
    layout: 'window',
  },
  joinSession: { path: '/web/cluster/:cluster/console/session/:sid', title: 'SSH Console', layout: 'window' },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

/** Pages that require sign-in. */
export type ProtectedPage = Exclude<PageName, keyof typeof publicPages>;

/** The pages in the navigation. Their address requires no parameter except the cluster. */
export type MenuPage = { [P in PageName]: (typeof pages)[P] extends { menu: object } ? P : never }[PageName];

/** The entry of a page with the type that all entries share. */
export const entryOf = (page: PageName): PageEntry => pages[page];

export const pageNames = Object.keys(pages) as PageName[]; // `Object.keys` returns `string[]`

export const menuPages = pageNames.filter((page): page is MenuPage => 'menu' in pages[page]);

export type PalettePage = { [P in PageName]: (typeof pages)[P] extends { palette: object } ? P : never }[PageName];

export const palettePages = pageNames.filter((page): page is PalettePage => 'palette' in pages[page]);
