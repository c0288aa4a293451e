import { pinOf, type ResourceKind } from '#api/all-kinds/kinds.ts';
import type { Schemas } from '#api/schemas.ts';
import { TUNNEL } from '#domain/resources/messages.ts';
import type { Resource } from '#features/list/resource-kind.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { unknownKindLabel } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { appRow, type AppRow } from '#screens/resources/app-row.ts';
import { databaseRow, type DatabaseRow } from '#screens/resources/database-row.ts';
import { desktopRow, type DesktopRow } from '#screens/resources/desktop-row.ts';
import { kubeClusterRow, type KubeClusterRow } from '#screens/resources/kube-cluster-row.ts';
import { serverRow, type ServerRow } from '#screens/resources/server-row.ts';
import { isHealthStatus, type HealthStatus } from '#screens/resources/health.tsx';
import { KINDS, SAML_APPLICATION } from './messages.ts';

/** A resource of a kind that this console does not know, as far as its own fields describe it. */
export interface OtherRow extends Resource {
  address: string;
}

export interface GitServerRow extends Resource {
  organization: string;
}

/** A row of its kind's own list, which knows how to be opened. */
export type OwnRow =
  | { kind: 'node'; row: ServerRow }
  | { kind: 'app'; row: AppRow }
  | { kind: 'kube_cluster'; row: KubeClusterRow }
  | { kind: 'db'; row: DatabaseRow }
  | { kind: 'windows_desktop'; row: DesktopRow }
  | { kind: 'git_server'; row: GitServerRow }
  | { kind: 'other'; row: OtherRow };

export interface AnyRow extends Resource {
  own: OwnRow;
  /** What it is, in words. */
  kind: string;
  /** Its address, or what tells it apart where it has none. */
  details: string;
  health: HealthStatus | undefined;
  requiresRequest: boolean;
  pin: string;
}

interface Fields {
  kind: string;
  samlApp: boolean;
  requiresRequest: boolean;
  targetHealth: { status: string };
}

function gitServerRow(raw: unknown, index: number): GitServerRow | UnreadableEntry {
  const { id, hostname, tags, github } = fieldsOf<Schemas['GitServer']>(raw);
  if (typeof id !== 'string' || id === '' || typeof hostname !== 'string') return unreadableEntry(raw, index);
  const organization = textOr(fieldsOf<{ organization: string }>(github).organization, '');
  return { ok: true, id, name: sanitize(hostname || id), labels: readLabels(tags), organization };
}

interface Other {
  id: string;
  name: string;
  hostname: string;
  friendlyName: string;
  addr: string;
  uri: string;
  publicAddr: string;
  description: string;
  labels: unknown;
  tags: unknown;
}

const firstText = (values: readonly unknown[]): string =>
  values.map((value) => textOr(value, '')).find((value) => value !== '') ?? '';

function otherRow(raw: unknown, index: number): OtherRow | UnreadableEntry {
  const { id, name, hostname, friendlyName, ...fields } = fieldsOf<Other>(raw);
  const shown = firstText([friendlyName, name, hostname, id]);
  if (shown === '') return unreadableEntry(raw, index);
  return {
    ok: true,
    id: firstText([id, name, hostname]) || shown,
    name: sanitize(shown),
    labels: readLabels(fields.labels ?? fields.tags),
    address: sanitize(firstText([fields.addr, fields.uri, fields.publicAddr, fields.description])),
  };
}

const READERS = {
  node: serverRow,
  app: appRow,
  kube_cluster: kubeClusterRow,
  db: databaseRow,
  windows_desktop: desktopRow,
  git_server: gitServerRow,
};

export const isKind = (kind: unknown): kind is ResourceKind => typeof kind === 'string' && Object.hasOwn(READERS, kind);

function detailsOf({ kind, row }: OwnRow): string {
  switch (kind) {
    case 'node':
      return row.isTunnel ? TUNNEL : row.address;
    case 'app':
    case 'windows_desktop':
    case 'other':
      return row.address;
    case 'db':
      return row.type;
    case 'git_server':
      return sanitize(row.organization);
    case 'kube_cluster':
      return '';
  }
}

/** What is said in another word than those known is not known either; where nothing is said, nothing is shown. */
function healthOf(status: unknown): HealthStatus | undefined {
  if (typeof status !== 'string' || status === '') return undefined;
  return isHealthStatus(status) ? status : 'unknown';
}

function ownRow(kind: string, raw: unknown, index: number): OwnRow | UnreadableEntry {
  if (!isKind(kind)) {
    const other = otherRow(raw, index);
    return other.ok ? { kind: 'other', row: other } : other;
  }
  const row = READERS[kind](raw, index);
  return row.ok ? ({ kind, row } as OwnRow) : row; // the reader of the kind made it
}

const kindText = (kind: string, samlApp: unknown): string => {
  if (!isKind(kind)) return unknownKindLabel(humanizeName(kind));
  return samlApp === true ? SAML_APPLICATION : KINDS[kind].one;
};

/** Reads one record of any kind; one without a kind or a name is kept as it came (docs/behaviour.md#unreadable-records). */
export function anyRow(raw: unknown, index: number): AnyRow | UnreadableEntry {
  const { kind, samlApp, requiresRequest, targetHealth } = fieldsOf<Fields>(raw);
  if (typeof kind !== 'string' || kind === '') return unreadableEntry(raw, index);
  const own = ownRow(kind, raw, index);
  if ('ok' in own) return own;
  const { row } = own;
  return {
    ok: true,
    id: `${kind}/${row.id}`,
    name: row.name,
    labels: row.labels,
    own,
    kind: kindText(kind, samlApp),
    details: detailsOf(own),
    health: healthOf(fieldsOf<Fields['targetHealth']>(targetHealth).status),
    requiresRequest: requiresRequest === true,
    pin: pinOf(raw),
  };
}
