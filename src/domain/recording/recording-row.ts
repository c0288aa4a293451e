// The events that end sessions, as rows of the recordings list (docs/protocol/audit-catalogue.md#8).
import type { Schemas } from '#api/schemas.ts';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import { RESOURCE_FIELDS } from '#domain/audit/fields.ts';
import { unknownKindLabel } from '#lib/messages.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { NO_NAME } from './messages.ts';

/** As the player's address names them; `other` is a type that this console does not know and can't play. */
export const RECORDING_TYPES = ['ssh', 'k8s', 'desktop', 'database', 'other'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

/** Why there is nothing to play (docs/behaviour.md#recordings). */
type Blocked = 'recording disabled' | 'non-interactive';

export type Playable = Blocked | 'play' | 'unknown protocol' | 'unknown type';

export interface RecordingRow {
  ok: true;
  /** Of a list whose sessions may be there twice, each row has one of its own. */
  id: string;
  sid: string;
  type: RecordingType;
  /** In words, of a type that is not known. */
  otherType?: string;
  /** Of the resource. */
  name: string;
  users: readonly string[];
  /** In epoch milliseconds; a session that does not say when it began or ended has no such time. */
  began: number | undefined;
  ended: number;
  durationMs: number | undefined;
  blocked: Blocked | undefined;
  /** Of a database. */
  protocol: string;
  /** What the search looks into (`searchText`), besides what a row says in words. */
  searched: string;
}

type End = Schemas['ShellSessionEnd'] & Schemas['DesktopSessionEnd'] & Schemas['DatabaseSessionEnd'];
type Fields = Readonly<Partial<Record<keyof End, unknown>>>;

const TYPES: Readonly<Record<string, RecordingType>> = {
  'session.end': 'ssh',
  'windows.desktop.session.end': 'desktop',
  'db.session.end': 'database',
};

/** An event that ends a session of another type, such as `mcp.session.end`. */
const OTHER_END = /^(.+)\.session\.end$/;

function otherTypeOf({ event }: Fields): string {
  const [, name = ''] = OTHER_END.exec(textOr(event, '')) ?? [];
  return unknownKindLabel(humanizeName(name));
}

function typeOf({ event, kubernetes_cluster: cluster }: Fields): RecordingType | undefined {
  const name = textOr(event, '');
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : OTHER_END.test(name) ? 'other' : undefined;
  return type === 'ssh' && textOr(cluster, '') !== '' ? 'k8s' : type;
}

const whole = (value: unknown): string => textOr(value, '');

/** Of a session of another type: a field that names a resource (docs/protocol/audit-catalogue.md#3). */
function otherNameOf(fields: Readonly<Record<string, unknown>>): string {
  const names = [...RESOURCE_FIELDS, 'name', ...Object.keys(fields).filter((name) => OTHER_NAME.test(name))];
  return names.map((name) => whole(fields[name])).find(Boolean) ?? NO_NAME;
}

const OTHER_NAME = /^(?!cluster_|user_cluster_|bot_).+_name$/;

function nameOf(fields: Fields, type: RecordingType): string {
  const { proto, kubernetes_cluster, kubernetes_pod_namespace, kubernetes_pod_name } = fields;
  if (type === 'desktop') return whole(fields.desktop_name) || NO_NAME;
  if (type === 'database') return whole(fields.db_service) || NO_NAME;
  if (type === 'other') return otherNameOf(fields);
  if (proto !== 'kube') return whole(fields.server_hostname) || NO_NAME;
  return [kubernetes_cluster, kubernetes_pod_namespace, kubernetes_pod_name].map(whole).filter(Boolean).join('/');
}

/** Non-interactive sessions in Kubernetes have no list of participants. */
function usersOf({ participants, user }: Fields, type: RecordingType): string[] {
  const all = listOf(participants).map(whole).filter(Boolean);
  const isShell = type === 'ssh' || type === 'k8s';
  return isShell && all.length > 0 ? [...new Set(all)] : [whole(user)].filter(Boolean);
}

function blockedOf(fields: Fields, type: RecordingType): Blocked | undefined {
  const { recorded, session_recording, interactive } = fields;
  if (type === 'database' || type === 'other') return undefined;
  if (type === 'desktop') return recorded === true ? undefined : 'recording disabled';
  if (session_recording === 'off') return 'recording disabled';
  return interactive === true ? undefined : 'non-interactive';
}

/** `protocols` are those of databases that the proxy can play. */
export function playableOf({ type, blocked, protocol }: RecordingRow, protocols: readonly string[]): Playable {
  if (type === 'other') return 'unknown type';
  if (type === 'database' && !protocols.includes(protocol)) return 'unknown protocol';
  return blocked ?? 'play';
}

const timeOf = (value: unknown): number | undefined => {
  const ms = epochMs(textOr(value, ''));
  return Number.isNaN(ms) ? undefined : ms;
};

/** One without a session, a type that is known or a time is kept as it came. */
export function recordingRow(raw: unknown, index: number): RecordingRow | UnreadableEntry {
  const fields: Fields = fieldsOf<End>(raw);
  const type = typeOf(fields);
  const sid = textOr(fields.sid, '');
  const ended = timeOf(fields.time);
  if (!isRecord(raw) || type === undefined || sid === '' || ended === undefined) return unreadableEntry(raw, index);
  const [began, stopped] = [timeOf(fields.session_start), timeOf(fields.session_stop)];
  const name = nameOf(fields, type);
  const users = usersOf(fields, type);
  return {
    ok: true,
    id: textOr(fields.uid, '') || sid,
    sid,
    type,
    name: sanitize(name),
    users: users.map(sanitize),
    began,
    ended: stopped ?? ended,
    durationMs: began === undefined || stopped === undefined ? undefined : Math.abs(stopped - began),
    blocked: blockedOf(fields, type),
    protocol: textOr(fields.db_protocol, ''),
    searched: searchText([name, sid, users.join(', ')]),
    ...(type === 'other' && { otherType: otherTypeOf(fields) }),
  };
}
