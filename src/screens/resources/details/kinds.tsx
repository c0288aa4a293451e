// The details of each kind of resource. The lists load this file when the first details open.
import { fieldOf } from '#domain/audit/fields.ts';
import type { AuditEvent } from '#domain/audit/event.ts';
import type { Category } from '#domain/audit/categories.ts';
import { APPLICATION, DATABASE, DESKTOP, KUBERNETES_CLUSTER, SERVER, TUNNEL } from '#domain/resources/messages.ts';
import { Fact } from '#features/details/details-section.tsx';
import { ADDRESS, DESCRIPTION, ID, TYPE } from '#features/list/messages.ts';
import type { ListKind } from '#features/list/resource-kind.ts';
import {
  DATABASE_NAMES,
  DATABASE_USERS,
  KUBERNETES_GROUPS,
  KUBERNETES_USERS,
  LOGINS,
  WINDOWS_LOGINS,
} from '#lib/messages.ts';
import { quoteLiteral } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Tag } from '#ui/mark/tag.tsx';
import type { AppRow } from '#screens/resources/app-row.ts';
import type { DatabaseRow } from '#screens/resources/database-row.ts';
import type { DesktopRow } from '#screens/resources/desktop-row.ts';
import { HealthDetail, type HasHealth } from '#screens/resources/health.tsx';
import type { KubeClusterRow } from '#screens/resources/kube-cluster-row.ts';
import type { ServerRow } from '#screens/resources/server-row.ts';
import { HEALTH, userGroupsOf } from '#screens/resources/messages.ts';
import { ResourceDetails, type ResourceDescription } from './resource-details.tsx';

const namesText = (names: readonly string[]): string => names.map(sanitize).join(', ');

const byName = (name: string) => ({ query: `name == ${quoteLiteral(name)}` });

const health = ({ health: current }: HasHealth) => current && <Tag tone={current.tone}>{current.status}</Tag>;

const healthFact = (row: HasHealth) => row.health && <Fact term={HEALTH}>{<HealthDetail resource={row} />}</Fact>;

/** Whether an event of a session names the resource in a field, or an event about a registration names it in `name`. */
const isEventAbout = (
  { raw, category }: AuditEvent,
  registration: Category,
  [field, name]: [string, string],
): boolean => fieldOf(raw, field) === name || (category === registration && fieldOf(raw, 'name') === name);

const serverDescription: ResourceDescription<ServerRow> = {
  label: SERVER,
  reach: 'servers',
  // Only the search looks at IDs; `name` in a query is the hostname.
  lookUp: (id) => ({ search: `"${id}"` }),
  nameInId: (id) => id,
  facts: ({ id, address, isTunnel, logins }) => (
    <>
      <Fact term={ADDRESS} {...(isTunnel ? { children: TUNNEL } : { copyable: address })} />
      <Fact term={LOGINS}>{namesText(logins)}</Fact>
      <Fact term={ID} copyable={id}>
        {sanitize(id)}
      </Fact>
    </>
  ),
  isOwnSession: ({ id }, { kind, serverId }) => kind === 'ssh' && serverId === id,
  isOwnRecording: ({ name }, recording) => recording.type === 'ssh' && recording.name === name,
  isOwnEvent: ({ id, name }, { raw }) => fieldOf(raw, 'server_id') === id || fieldOf(raw, 'server_hostname') === name,
  lockSubject: ({ id }) => ({ server_id: [id] }),
};

/** The ID of a row consists of the name and the address. */
const appNameOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf('/')));

const appDescription: ResourceDescription<AppRow> = {
  label: APPLICATION,
  reach: 'apps',
  lookUp: (id) => byName(appNameOf(id)),
  nameInId: appNameOf,
  facts: ({ name, address, description, userGroups }) => (
    <>
      <Fact term={DESCRIPTION}>{description}</Fact>
      <Fact term={ADDRESS} copyable={address} />
      <Fact term={userGroupsOf(name, userGroups.length)}>{userGroups.map((group) => group.name).join(', ')}</Fact>
    </>
  ),
  isOwnSession: ({ name }, session) => session.kind === 'app' && session.name === name,
  isOwnRecording: () => false,
  isOwnEvent: ({ name }, event) => isEventAbout(event, 'app', ['app_name', name]),
};

const databaseDescription: ResourceDescription<DatabaseRow> = {
  label: DATABASE,
  reach: 'databases',
  lookUp: byName,
  nameInId: (id) => id,
  state: health,
  facts: (row) => (
    <>
      <Fact term={TYPE}>{row.type}</Fact>
      <Fact term={DESCRIPTION}>{row.description}</Fact>
      {healthFact(row)}
      <Fact term={DATABASE_USERS}>{namesText(row.users)}</Fact>
      <Fact term={DATABASE_NAMES}>{namesText(row.databases)}</Fact>
    </>
  ),
  isOwnSession: ({ name }, session) => session.kind === 'db' && session.name === name,
  isOwnRecording: ({ name }, recording) => recording.type === 'database' && recording.name === name,
  isOwnEvent: ({ id }, event) => isEventAbout(event, 'database', ['db_service', id]),
};

const kubeClusterDescription: ResourceDescription<KubeClusterRow> = {
  label: KUBERNETES_CLUSTER,
  reach: 'kubeClusters',
  lookUp: byName,
  nameInId: (id) => id,
  state: health,
  facts: (row) => (
    <>
      {healthFact(row)}
      <Fact term={KUBERNETES_USERS}>{namesText(row.users)}</Fact>
      <Fact term={KUBERNETES_GROUPS}>{namesText(row.groups)}</Fact>
    </>
  ),
  isOwnSession: ({ name }, session) => session.kind === 'k8s' && session.name === name,
  isOwnRecording: ({ name }, recording) =>
    recording.type === 'k8s' && (recording.name === name || recording.name.startsWith(`${name}/`)),
  isOwnEvent: ({ id }, event) => isEventAbout(event, 'kubernetes', ['kubernetes_cluster', id]),
};

/** The ID of a row consists of the agent's ID and the name. */
const desktopNameOf = (id: string): string => id.slice(id.indexOf('/') + 1);

const desktopDescription: ResourceDescription<DesktopRow> = {
  label: DESKTOP,
  reach: 'desktops',
  lookUp: (id) => byName(desktopNameOf(id)),
  nameInId: desktopNameOf,
  facts: ({ address, logins }) => (
    <>
      <Fact term={ADDRESS} copyable={address} />
      <Fact term={WINDOWS_LOGINS}>{namesText(logins)}</Fact>
    </>
  ),
  isOwnSession: ({ name }, session) => session.kind === 'desktop' && session.name === name,
  isOwnRecording: ({ name }, recording) => recording.type === 'desktop' && recording.name === name,
  isOwnEvent: ({ desktop }, event) => isEventAbout(event, 'desktop', ['desktop_name', desktop]),
  lockSubject: ({ desktop }) => ({ windows_desktop: [desktop] }),
};

interface KindDetailsProps<R extends ServerRow | AppRow | DatabaseRow | KubeClusterRow | DesktopRow> {
  id: string;
  kind: ListKind<R>;
}

export const ServerDetails = (props: KindDetailsProps<ServerRow>) => (
  <ResourceDetails {...props} description={serverDescription} />
);
export const AppDetails = (props: KindDetailsProps<AppRow>) => (
  <ResourceDetails {...props} description={appDescription} />
);
export const DatabaseDetails = (props: KindDetailsProps<DatabaseRow>) => (
  <ResourceDetails {...props} description={databaseDescription} />
);
export const KubeClusterDetails = (props: KindDetailsProps<KubeClusterRow>) => (
  <ResourceDetails {...props} description={kubeClusterDescription} />
);
export const DesktopDetails = (props: KindDetailsProps<DesktopRow>) => (
  <ResourceDetails {...props} description={desktopDescription} />
);
