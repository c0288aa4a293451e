// Parses the audit events at the end of sessions to rows of the recordings list (docs/protocol/audit-catalogue.md#8).
import type { Schemas } from '#api/schemas.ts';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import { RESOURCE_FIELDS } from '#domain/audit/fields.ts';
import { unknownKindLabel } from '#lib/messages.ts';
import type { Label } from '#lib/text/labels.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { NAME_NOT_AVAILABLE } from './messages.ts';

/** The types in the player's address. `other` is a type that this console does not know and can't play. */
export const RECORDING_TYPES = ['ssh', 'k8s', 'desktop', 'database', 'other'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

/** The reason why a session has no recording to play (docs/behaviour.md#recordings). */
type BlockedReason = 'recording disabled' | 'non-interactive';

export type Playability = BlockedReason | 'play' | 'unknown protocol' | 'unknown type';

export interface RecordingRow {
  ok: true;
  /** The ID of the event, or of the session if the event has none. A list may contain a session twice. */
  id: string;
  sid: string;
  type: RecordingType;
  /** The label of an unknown type. */
  otherType?: string;
  /** The name of the resource. */
  name: string;
  /** The sanitized names of the participants. */
  users: readonly string[];
  /** The names of the participants as the proxy sends them, for links and comparisons. */
  userIds: readonly string[];
  /** Epoch milliseconds; undefined if the event contains no valid start. */
  startedMs: number | undefined;
  endedMs: number;
  durationMs: number | undefined;
  blockedReason: BlockedReason | undefined;
  /** Whether the session ran one command without a terminal. */
  isCommand: boolean;
  /** The sanitized login on a server; empty for other types and if the event contains none. */
  login: string;
  /** The labels of the resource when the session ended. */
  labels: readonly Label[];
  /** The protocol of a database session; empty for other types. */
  protocol: string;
  /** The text for searching (`searchText`). The search also looks at other texts of the row, such as its type. */
  searchableText: string;
}

type SessionEndEvent = Schemas['ShellSessionEnd'] & Schemas['DesktopSessionEnd'] & Schemas['DatabaseSessionEnd'];
type SessionEndFields = Readonly<Partial<Record<keyof SessionEndEvent, unknown>>>;

const TYPE_BY_EVENT: Readonly<Record<string, RecordingType>> = {
  'session.end': 'ssh',
  'windows.desktop.session.end': 'desktop',
  'db.session.end': 'database',
};

/** Matches the end of sessions of any type, such as `mcp.session.end`. */
const OTHER_SESSION_END = /^(.+)\.session\.end$/;

function unknownTypeLabel({ event }: SessionEndFields): string {
  const [, name = ''] = OTHER_SESSION_END.exec(textOr(event, '')) ?? [];
  return unknownKindLabel(humanizeName(name));
}

function recordingTypeOf({ event, kubernetes_cluster: cluster }: SessionEndFields): RecordingType | undefined {
  const name = textOr(event, '');
  const type = Object.hasOwn(TYPE_BY_EVENT, name)
    ? TYPE_BY_EVENT[name]
    : OTHER_SESSION_END.test(name)
      ? 'other'
      : undefined;
  return type === 'ssh' && textOr(cluster, '') !== '' ? 'k8s' : type;
}

const textOrEmpty = (value: unknown): string => textOr(value, '');

/** For sessions of unknown types: the first field that names a resource (docs/protocol/audit-catalogue.md#3). */
function otherResourceNameOf(fields: Readonly<Record<string, unknown>>): string {
  const names = [...RESOURCE_FIELDS, 'name', ...Object.keys(fields).filter((name) => NAME_FIELD_PATTERN.test(name))];
  return names.map((name) => textOrEmpty(fields[name])).find(Boolean) ?? NAME_NOT_AVAILABLE;
}

const NAME_FIELD_PATTERN = /^(?!cluster_|user_cluster_|bot_).+_name$/;

function resourceNameOf(fields: SessionEndFields, type: RecordingType): string {
  const { proto, kubernetes_cluster, kubernetes_pod_namespace, kubernetes_pod_name } = fields;
  if (type === 'desktop') return textOrEmpty(fields.desktop_name) || NAME_NOT_AVAILABLE;
  if (type === 'database') return textOrEmpty(fields.db_service) || NAME_NOT_AVAILABLE;
  if (type === 'other') return otherResourceNameOf(fields);
  if (proto !== 'kube') return textOrEmpty(fields.server_hostname) || NAME_NOT_AVAILABLE;
  return [kubernetes_cluster, kubernetes_pod_namespace, kubernetes_pod_name].map(textOrEmpty).filter(Boolean).join('/');
}

/** The participants. Non-interactive sessions in Kubernetes have no list, so their user is the only one. */
function participantsOf({ participants, user }: SessionEndFields, type: RecordingType): string[] {
  const participantNames = listOf(participants).map(textOrEmpty).filter(Boolean);
  const isShell = type === 'ssh' || type === 'k8s';
  return isShell && participantNames.length > 0 ? [...new Set(participantNames)] : [textOrEmpty(user)].filter(Boolean);
}

function blockedReasonOf(fields: SessionEndFields, type: RecordingType): BlockedReason | undefined {
  const { recorded, session_recording, interactive } = fields;
  if (type === 'database' || type === 'other') return undefined;
  if (type === 'desktop') return recorded === true ? undefined : 'recording disabled';
  if (session_recording === 'off') return 'recording disabled';
  return interactive === true ? undefined : 'non-interactive';
}

/** The events of each type contain the labels of the resource in another field (docs/protocol/audit-catalogue.md#3). */
const LABEL_FIELDS = ['server_labels', 'kubernetes_labels', 'db_labels', 'desktop_labels'];

const labelsOf = (raw: Readonly<Record<string, unknown>>): Label[] =>
  LABEL_FIELDS.flatMap((field) => Object.entries(fieldsOf<Record<string, unknown>>(raw[field]))).flatMap(
    ([name, value]) => (typeof value === 'string' ? [{ name, value }] : []),
  );

/** `play`, or the reason why a recording cannot be played. `protocols` are the playable database protocols. */
export function playabilityOf(
  { type, blockedReason, protocol }: RecordingRow,
  protocols: readonly string[],
): Playability {
  if (type === 'other') return 'unknown type';
  if (type === 'database' && !protocols.includes(protocol)) return 'unknown protocol';
  return blockedReason ?? 'play';
}

const parseTimeMs = (value: unknown): number | undefined => {
  const ms = epochMs(textOr(value, ''));
  return Number.isNaN(ms) ? undefined : ms;
};

/** Parses an event. Without a session ID, a session type or a time, it becomes an unreadable entry. */
export function parseRecordingRow(raw: unknown, index: number): RecordingRow | UnreadableEntry {
  const fields: SessionEndFields = fieldsOf<SessionEndEvent>(raw);
  const type = recordingTypeOf(fields);
  const sid = textOr(fields.sid, '');
  const eventMs = parseTimeMs(fields.time);
  if (!isRecord(raw) || type === undefined || sid === '' || eventMs === undefined) return unreadableEntry(raw, index);
  const [startedMs, stoppedMs] = [parseTimeMs(fields.session_start), parseTimeMs(fields.session_stop)];
  const name = resourceNameOf(fields, type);
  const userIds = participantsOf(fields, type);
  return {
    ok: true,
    id: textOr(fields.uid, '') || sid,
    sid,
    type,
    name: sanitize(name),
    users: userIds.map(sanitize),
    userIds,
    startedMs,
    endedMs: stoppedMs ?? eventMs,
    durationMs: startedMs === undefined || stoppedMs === undefined ? undefined : Math.abs(stoppedMs - startedMs),
    blockedReason: blockedReasonOf(fields, type),
    isCommand: (type === 'ssh' || type === 'k8s') && fields.interactive !== true,
    login: type === 'ssh' ? sanitize(textOr(raw['login'], '')) : '',
    labels: labelsOf(raw),
    protocol: textOr(fields.db_protocol, ''),
    searchableText: searchText([name, sid, userIds.join(', ')]),
    ...(type === 'other' && { otherType: unknownTypeLabel(fields) }),
  };
}
