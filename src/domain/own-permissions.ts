// What the proxy allows the current user, as rows in the groups of the navigation (docs/protocol/resources.md#4.5).
import type { Acl } from '#api/identity/user-context.ts';
import type { MenuGroup } from '#lib/pages/page-entry.ts';
import { entryOf, type PageName } from '#lib/pages/pages.ts';
import { capitalize } from '#lib/text/humanize.ts';
import { isRecord } from '#lib/untrusted.ts';
import { desktopPermissionsOf } from './access.ts';
import { ALL_ACTIONS, DESKTOP_OPTIONS } from './messages.ts';
import { VERB_BY_FLAG } from './permissions.ts';

/** The page about each kind of the ACL. Kinds without a page are not shown. */
const PAGE_BY_KIND = {
  nodes: 'servers',
  appServers: 'apps',
  kubeServers: 'kubeClusters',
  dbServers: 'databases',
  desktops: 'desktops',
  activeSessions: 'activeSessions',
  users: 'users',
  roles: 'roles',
  authConnectors: 'authConnectors',
  lock: 'locks',
  tokens: 'tokens',
  bots: 'bots',
  botInstances: 'botInstances',
  integrations: 'integrations',
  accessRequests: 'accessRequests',
  deviceTrust: 'trustedDevices',
  plugins: 'plugins',
  recordedSessions: 'recordings',
  events: 'audit',
  trustedClusters: 'trustedClusters',
  billing: 'billing',
  assist: 'assist',
} as const satisfies Partial<Record<keyof Acl, PageName>>;

type Kind = keyof typeof PAGE_BY_KIND;

const KINDS = Object.keys(PAGE_BY_KIND) as Kind[]; // `Object.keys` returns `string[]`

export interface PermissionRow {
  page: PageName;
  label: string;
  /** The allowed actions, such as "List, read"; "All actions" if none is missing. Empty if nothing is allowed. */
  actions: string;
}

export interface OwnPermissions {
  /** The rows that allow something, by the group of their page. */
  groups: { group: MenuGroup; rows: PermissionRow[] }[];
  /** The labels of the kinds that the proxy knows and of which it allows nothing. */
  notAllowed: string[];
}

const VERBS = ['list', 'read', 'create', 'edit', 'remove'] as const;

const VERB_NAMES = { ...VERB_BY_FLAG, use: 'use' };

/** The verb `use` matters only for integrations (docs/protocol/resources.md#4.5). */
const verbsOf = (kind: Kind) => (kind === 'integrations' ? ([...VERBS, 'use'] as const) : VERBS);

function permissionRow(acl: Acl, kind: Kind): PermissionRow {
  const page = PAGE_BY_KIND[kind];
  const { menu, palette, title } = entryOf(page);
  const verbs = verbsOf(kind);
  const allowed = verbs.filter((verb) => acl[kind]?.[verb] === true);
  const actions = capitalize(allowed.map((verb) => VERB_NAMES[verb]).join(', '));
  return {
    page,
    label: menu?.label ?? palette?.label ?? title,
    actions: allowed.length === verbs.length ? ALL_ACTIONS : actions,
  };
}

/** Pages that only the palette lists belong to the group Access. */
const groupOf = ({ page }: PermissionRow): MenuGroup => entryOf(page).menu?.group ?? 'Access';

/** The permissions of the user. Kinds that the proxy did not send are missing, because it may not have them. */
export function ownPermissions(acl: Acl): OwnPermissions {
  const rows = KINDS.filter((kind) => isRecord(acl[kind])).map((kind) => permissionRow(acl, kind));
  const allowedRows = rows.filter(({ actions }) => actions !== '');
  const groups = [...new Set(allowedRows.map(groupOf))];
  return {
    groups: groups.map((group) => ({ group, rows: allowedRows.filter((row) => groupOf(row) === group) })),
    notAllowed: rows.filter(({ actions }) => actions === '').map(({ label }) => label),
  };
}

/** What the user's roles allow in desktop sessions; empty for users who may not list desktops. */
export function desktopOptions(acl: Acl): { label: string; isAllowed: boolean }[] {
  if (acl.desktops?.list !== true) return [];
  const { clipboard, directorySharing } = desktopPermissionsOf(acl);
  return [
    { label: DESKTOP_OPTIONS.clipboard, isAllowed: clipboard },
    { label: DESKTOP_OPTIONS.directorySharing, isAllowed: directorySharing },
  ];
}
