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
import { parseApp, type AppRow } from '#screens/resources/app-row.ts';
import { parseDatabase, type DatabaseRow } from '#screens/resources/database-row.ts';
import { parseDesktop, type DesktopRow } from '#screens/resources/desktop-row.ts';
import { parseKubeCluster, type KubeClusterRow } from '#screens/resources/kube-cluster-row.ts';
import { parseServer, type ServerRow } from '#screens/resources/server-row.ts';
import { isHealthStatus, type HealthStatus } from '#screens/resources/health.tsx';
import { KIND_LABELS, SAML_APPLICATION } from './messages.ts';

/** A resource of a kind that this console does not know. It contains only the fields that all kinds share. */
export interface OtherRow extends Resource {
  address: string;
}

export interface GitServerRow extends Resource {
  organization: string;
}

/** A row as the list of its kind shows it, so that the actions of that list work with it. */
export type KindRow =
  | { kind: 'node'; row: ServerRow }
  | { kind: 'app'; row: AppRow }
  | { kind: 'kube_cluster'; row: KubeClusterRow }
  | { kind: 'db'; row: DatabaseRow }
  | { kind: 'windows_desktop'; row: DesktopRow }
  | { kind: 'git_server'; row: GitServerRow }
  | { kind: 'other'; row: OtherRow };

export interface AnyRow extends Resource {
  kindRow: KindRow;
  /** The kind as text. */
  kindLabel: string;
  /** A detail of the resource: its address, type, organization or description; empty for Kubernetes clusters. */
  details: string;
  health: HealthStatus | undefined;
  requiresRequest: boolean;
  pinId: string;
}

interface RawResourceFields {
  kind: string;
  samlApp: boolean;
  requiresRequest: boolean;
  targetHealth: { status: string };
}

function parseGitServer(raw: unknown, index: number): GitServerRow | UnreadableEntry {
  const { id, hostname, tags, github } = fieldsOf<Schemas['GitServer']>(raw);
  if (typeof id !== 'string' || id === '' || typeof hostname !== 'string') return unreadableEntry(raw, index);
  const organization = textOr(fieldsOf<{ organization: string }>(github).organization, '');
  return { ok: true, id, name: sanitize(hostname || id), labels: readLabels(tags), organization };
}

interface RawOtherFields {
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

function parseOtherResource(raw: unknown, index: number): OtherRow | UnreadableEntry {
  const { id, name, hostname, friendlyName, ...fields } = fieldsOf<RawOtherFields>(raw);
  const displayName = firstText([friendlyName, name, hostname, id]);
  if (displayName === '') return unreadableEntry(raw, index);
  return {
    ok: true,
    id: firstText([id, name, hostname]) || displayName,
    name: sanitize(displayName),
    labels: readLabels(fields.labels ?? fields.tags),
    address: sanitize(firstText([fields.addr, fields.uri, fields.publicAddr, fields.description])),
  };
}

const ROW_PARSERS = {
  node: parseServer,
  app: parseApp,
  kube_cluster: parseKubeCluster,
  db: parseDatabase,
  windows_desktop: parseDesktop,
  git_server: parseGitServer,
};

export const isKnownKind = (kind: unknown): kind is ResourceKind =>
  typeof kind === 'string' && Object.hasOwn(ROW_PARSERS, kind);

function detailsOf({ kind, row }: KindRow): string {
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

/** An unknown status becomes `unknown`. Without a status, nothing is shown. */
function parseHealth(status: unknown): HealthStatus | undefined {
  if (typeof status !== 'string' || status === '') return undefined;
  return isHealthStatus(status) ? status : 'unknown';
}

function parseKindRow(kind: string, raw: unknown, index: number): KindRow | UnreadableEntry {
  if (!isKnownKind(kind)) {
    const other = parseOtherResource(raw, index);
    return other.ok ? { kind: 'other', row: other } : other;
  }
  const row = ROW_PARSERS[kind](raw, index);
  return row.ok ? ({ kind, row } as KindRow) : row; // parsed by this kind's parser
}

const kindLabelOf = (kind: string, samlApp: unknown): string => {
  if (!isKnownKind(kind)) return unknownKindLabel(humanizeName(kind));
  return samlApp === true ? SAML_APPLICATION : KIND_LABELS[kind].one;
};

/**
 * Parses one record of any kind. Records without a kind, or without the fields that identify them, are unreadable and
 * keep their raw data (docs/behaviour.md#unreadable-records).
 */
export function parseResource(raw: unknown, index: number): AnyRow | UnreadableEntry {
  const { kind, samlApp, requiresRequest, targetHealth } = fieldsOf<RawResourceFields>(raw);
  if (typeof kind !== 'string' || kind === '') return unreadableEntry(raw, index);
  const kindRow = parseKindRow(kind, raw, index);
  if ('ok' in kindRow) return kindRow;
  const { row } = kindRow;
  return {
    ok: true,
    id: `${kind}/${row.id}`,
    name: row.name,
    labels: row.labels,
    kindRow,
    kindLabel: kindLabelOf(kind, samlApp),
    details: detailsOf(kindRow),
    health: parseHealth(fieldsOf<RawResourceFields['targetHealth']>(targetHealth).status),
    requiresRequest: requiresRequest === true,
    pinId: pinOf(raw),
  };
}
