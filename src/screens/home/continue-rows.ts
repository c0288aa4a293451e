// The rows of the panel Continue, from records of the lists of resources.
import type { Schemas } from '#api/schemas.ts';
import { entryChoiceOf } from '#domain/palette/entry-choice.ts';
import { resourceEntry } from '#domain/palette/resource-entry.ts';
import type { ResourceKind } from '#domain/palette/resource-kinds.ts';
import { databaseNameOf } from '#domain/resources/databases.ts';
import { CONNECT, connectAsTo, connectTo, OPEN_CONSOLE } from '#domain/resources/messages.ts';
import { nameOptionsOf } from '#domain/resources/name-options.ts';
import { execLink } from '#domain/workspace/exec-address.ts';
import type { RecentServer } from '#domain/workspace/recent-servers.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { links } from '#lib/links.ts';
import type { Label } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { booleanOr, fieldsOf, listOf, textOr, uniqueNames } from '#lib/untrusted.ts';
import { launchPinned, openConsoleOn, showPinned } from './messages.ts';

export interface ContinueRow {
  id: string;
  kind: ResourceKind;
  /** Sanitized. */
  name: string;
  /** The sanitized login or detail; may be empty. */
  note: string;
  labels: readonly Label[];
  isPinned: boolean;
  action: { text: string; label: string; to: string; opensTab: boolean };
}

/** The names of kinds in lists with several kinds (docs/protocol/resources.md#18.2). */
const KINDS: Readonly<Record<string, ResourceKind>> = {
  node: 'server',
  app: 'app',
  kube_cluster: 'kubeCluster',
  db: 'database',
  windows_desktop: 'desktop',
};

interface Options {
  cluster: string;
  /** Whether the proxy opens consoles of databases. */
  opensConsoles: boolean;
}

/** The link to the console of a database if only one user and one database are possible; else undefined. */
function consoleLinkOf(raw: unknown, { cluster, opensConsoles }: Options): string | undefined {
  const database = fieldsOf<Schemas['Database']>(raw);
  const [serviceName, protocol] = [textOr(database.name, ''), textOr(database.protocol, '')];
  if (!opensConsoles || !booleanOr(database.supports_interactive, false)) return undefined;
  const dbUser = nameOptionsOf(uniqueNames(database.database_users)).onlyName;
  const usesName = databaseNameOf(protocol) !== 'unsupported';
  const dbName = usesName ? nameOptionsOf(uniqueNames(database.database_names)).onlyName : '';
  if (dbUser === '' || (usesName && dbName === '')) return undefined;
  const roleOptions = nameOptionsOf(uniqueNames(database.database_roles));
  const link = execLink(cluster, { serviceName, protocol, dbName, dbUser, dbRoles: [...roleOptions.names] });
  return link === links.home() ? undefined : link;
}

interface RowOptions extends Options {
  /** By default the first login of the resource. */
  login?: string;
  isPinned: boolean;
}

function actionOf(kind: ResourceKind, raw: unknown, { login, ...options }: RowOptions) {
  const entry = resourceEntry(kind, raw, options.cluster);
  if (!entry) return undefined;
  const name = sanitize(entry.name);
  const consoleLink = kind === 'database' ? consoleLinkOf(raw, options) : undefined;
  if (consoleLink !== undefined)
    return { entry, text: OPEN_CONSOLE, label: openConsoleOn(name), to: consoleLink, opensTab: true };
  const { hint, to, newTab } = entryChoiceOf(entry, { login, showsCluster: false });
  const usedLogin = login ?? entry.logins[0];
  const listLabel = hint === CONNECT ? connectTo(name) : showPinned(hint, name);
  const label = !newTab
    ? listLabel
    : usedLogin === undefined
      ? launchPinned(name)
      : connectAsTo(sanitize(usedLogin), name);
  return { entry, text: hint, label, to, opensTab: newTab };
}

function continueRow(kind: ResourceKind, raw: unknown, options: RowOptions): ContinueRow[] {
  const { login, isPinned } = options;
  const found = actionOf(kind, raw, options);
  if (!found) return [];
  const { entry, ...action } = found;
  const { labels, tags } = fieldsOf<{ labels: unknown; tags: unknown }>(raw);
  return [
    {
      id: login === undefined ? entry.id : `${login}@${entry.id}`,
      kind,
      name: sanitize(entry.name),
      note: sanitize(login ?? entry.note),
      labels: readLabels(tags ?? labels),
      isPinned,
      action,
    },
  ];
}

/** The recent servers that still exist, in their order. Records of other servers are ignored. */
export const recentRows = (items: readonly unknown[], recents: readonly RecentServer[], options: Options) =>
  recents.flatMap(({ server_id: id, login }) => {
    const raw = items.find((item) => fieldsOf<Schemas['Server']>(item).id === id);
    return raw === undefined ? [] : continueRow('server', raw, { ...options, login, isPinned: false });
  });

/** The pinned resources that this console can open or show. Unreadable records and unknown kinds are left out. */
export const pinnedRows = (items: unknown, options: Options): ContinueRow[] =>
  listOf(items).flatMap((raw) => {
    const { kind, requiresRequest } = fieldsOf<{ kind: unknown; requiresRequest: unknown }>(raw);
    const name = textOr(kind, '');
    const ownKind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    if (ownKind === undefined || requiresRequest === true) return [];
    return continueRow(ownKind, raw, { ...options, isPinned: true });
  });
