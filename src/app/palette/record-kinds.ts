// The lists that the palette searches, except those of resources: who may search them, the query, and how a record
// becomes an entry.
import type { UseQueryOptions } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { connectorsQuery } from '#api/auth-connectors.ts';
import { botsOf } from '#api/bots.ts';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { usersQuery } from '#api/identity/users.ts';
import { integrationsOf } from '#api/integrations.ts';
import { locksOf } from '#api/locks.ts';
import { rolesQuery } from '#api/roles.ts';
import { tokensQuery } from '#api/tokens.ts';
import { integrationRow, type ReadableIntegration } from '#domain/integrations/integration-row.ts';
import { parseLock, type LockRow } from '#domain/locks/lock-row.ts';
import type { PageContext } from '#domain/page-context.ts';
import { listedEntry, type CommandId, type RecordKind, type SearchableEntry } from '#domain/palette/palette-entry.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { durationText } from '#domain/recording/duration-text.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import type { ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { GITHUB } from '#domain/users/messages.ts';
import { parseUserRow, type ReadableUser } from '#domain/users/user-rows.ts';
import { asLogin, withOthers } from '#features/active-sessions/messages.ts';
import { readSessionRows, type SessionRow } from '#features/active-sessions/session-row.ts';
import { newestRecordingsQuery } from '#features/activity/recordings-query.ts';
import { detailsParams } from '#features/details/use-details.ts';
import { readItems, type ResourceRow } from '#features/editor/list/read-items.ts';
import { epochMs } from '#lib/instant.ts';
import { links } from '#lib/links.ts';
import { onResource } from '#lib/messages.ts';
import { formatDateTime } from '#lib/time.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { parseBot, type BotRow } from '#screens/bots/bot-row.ts';
import { parseToken, type TokenRow } from '#screens/tokens/token-row.ts';

/** The entries of an answer. */
export interface RecordEntries {
  entries: readonly SearchableEntry[];
  unreadable: number;
  /** Whether the list has more records than the answer. */
  isTruncated: boolean;
}

type RecordQuery = UseQueryOptions;

interface RecordKindInfo {
  /** Whether the user may list these records. */
  mayList: (context: PageContext) => boolean;
  /** Whether each cluster has its own list. Other lists are of the root cluster. */
  isPerCluster?: true;
  query: (context: PageContext, cluster: string) => RecordQuery;
  /** Reads the answer of the query. Skips and counts unreadable records (docs/behaviour.md#unreadable-records). */
  read: (answer: unknown, cluster: string) => RecordEntries;
  /** The list with a search; undefined for lists without a search. */
  listLink?: (cluster: string, search: string) => string;
}

/** A query of any list. Its answer is read as unknown, so the type of the answer doesn't matter. */
const recordQuery = (query: { queryKey: readonly unknown[] }): RecordQuery => query;

/** Where an entry leads, its texts, and the terms that find it. */
type EntryFields = Pick<SearchableEntry, 'name' | 'note' | 'target' | 'timeMs' | 'subject' | 'commands'> & {
  id: string;
  searchWords: readonly string[];
};

interface Reader<R> {
  /** The rows of the page of the list. */
  rows: (answer: unknown) => readonly (R | UnreadableEntry)[];
  entry: (row: R, cluster: string) => EntryFields;
}

const readWith =
  <R extends { ok: true }>(kind: RecordKind, { rows, entry }: Reader<R>) =>
  (answer: unknown, cluster: string): RecordEntries => {
    const parsed = rows(answer);
    const readable = parsed.filter((row): row is R => row.ok);
    return {
      entries: readable.map((row) => listedEntry({ kind, cluster, ...entry(row, cluster) })),
      unreadable: parsed.length - readable.length,
      isTruncated: Boolean(fieldsOf<{ next: unknown }>(answer).next),
    };
  };

const itemsOf = (answer: unknown): unknown[] => listOf(fieldsOf<{ items: unknown }>(answer).items);

/** Users of connectors are changed there, and users of bots with their bot (docs/behaviour.md#users). */
const LOCAL_USER_COMMANDS: readonly CommandId[] = ['lock', 'activity', 'reset', 'editUser'];

const userEntry = ({ id, name, roles, isLocal, isBot, searchableText }: ReadableUser): EntryFields => ({
  id,
  name,
  note: roles,
  searchWords: [searchableText],
  target: links.users({}, detailsParams(id)),
  subject: id,
  commands: isLocal && !isBot ? LOCAL_USER_COMMANDS : ['lock', 'activity'],
});

const roleEntry = ({ key, name, description }: ResourceRow): EntryFields => ({
  id: key,
  name,
  note: description,
  searchWords: [],
  target: links.roles({}, detailsParams(key)),
  subject: key,
  commands: ['lock', 'editRole'],
});

const COMMAND_BY_MODE: Readonly<Record<ParticipantMode, CommandId>> = {
  observer: 'watch',
  peer: 'join',
  moderator: 'end',
};

function sessionEntry(session: SessionRow, cluster: string): EntryFields {
  const { id, kind, name, owner, login, modes, created, searchableText } = session;
  const others = session.users.filter((user) => user !== owner);
  return {
    id,
    name: onResource(owner, name),
    note: [login && asLogin(login), others.length > 0 && withOthers(others.join(', '))].filter(Boolean).join(', '),
    searchWords: [searchableText],
    target: links.activeSessions({ cluster }, detailsParams(id)),
    subject: id,
    timeMs: epochMs(created) || undefined,
    // The console joins only SSH sessions.
    commands: kind === 'ssh' ? modes.map((mode) => COMMAND_BY_MODE[mode]) : [],
  };
}

function recordingEntry(recording: RecordingRow, cluster: string): EntryFields {
  const { id, name, users, durationMs, endedMs, searchableText } = recording;
  return {
    id,
    name: onResource(users.join(', '), name),
    note: [durationText(durationMs), formatDateTime(endedMs)].filter(Boolean).join(', '),
    searchWords: [searchableText],
    target: links.recordings({ cluster }, detailsParams(id)),
    timeMs: endedMs,
  };
}

const lockEntry = ({ id, name, message, createdBy, searchableText }: LockRow): EntryFields => ({
  id,
  name,
  note: message || createdBy,
  searchWords: [searchableText],
  target: links.locks({}, { search: name }),
});

/** Neither the address nor the stored ID contains the name of the token, which may be a secret. */
const tokenEntry = ({ name, roles, method, searchableText }: TokenRow): EntryFields => ({
  id: name,
  name,
  note: [roles, method].filter(Boolean).join(' · '),
  searchWords: [searchableText],
  target: links.tokens({}, { search: name }),
});

/** A lock on a bot names its user, and its activity is the activity of this user (docs/behaviour.md#bots). */
const botEntry = ({ id, name, roles, userId, searchableText }: BotRow): EntryFields => ({
  id,
  name,
  note: roles,
  searchWords: [searchableText],
  target: links.bots({}, detailsParams(id)),
  subject: userId,
  commands: ['lock', 'activity'],
});

const connectorEntry = ({ key, name }: ResourceRow): EntryFields => ({
  id: key,
  name,
  note: GITHUB,
  searchWords: [],
  target: links.authConnectors({}, { edit: key }),
});

const integrationEntry = ({ id, name, type, details, searchableText }: ReadableIntegration): EntryFields => ({
  id,
  name,
  note: [type, details].filter(Boolean).join(' · '),
  searchWords: [searchableText],
  target: links.integrations({}, { search: name }),
});

export const recordKinds: Readonly<Record<RecordKind, RecordKindInfo>> = {
  user: {
    mayList: ({ features }) => features.users,
    query: () => recordQuery(usersQuery),
    read: readWith('user', { rows: (answer) => listOf(answer).map(parseUserRow), entry: userEntry }),
    listLink: (_, search) => links.users({}, { search }),
  },
  role: {
    mayList: ({ features }) => features.roles,
    query: () => recordQuery(rolesQuery),
    read: readWith('role', { rows: readItems, entry: roleEntry }),
    listLink: (_, search) => links.roles({}, { search }),
  },
  session: {
    mayList: ({ features }) => features.activeSessions,
    isPerCluster: true,
    query: (_, cluster) => recordQuery(activeSessionsOf(cluster)),
    read: readWith('session', {
      rows: readSessionRows,
      entry: sessionEntry,
    }),
    listLink: (cluster, search) => links.activeSessions({ cluster }, { search }),
  },
  recording: {
    mayList: ({ features }) => features.recordings,
    isPerCluster: true,
    query: (_, cluster) => recordQuery(newestRecordingsQuery(cluster, '7d')),
    read: readWith('recording', {
      // The query has parsed these rows.
      rows: (answer) => listOf(fieldsOf<{ rows: unknown }>(answer).rows) as (RecordingRow | UnreadableEntry)[],
      entry: recordingEntry,
    }),
    listLink: (cluster, search) => links.recordings({ cluster }, { search }),
  },
  lock: {
    mayList: ({ features }) => features.locks,
    query: ({ root, user }) =>
      recordQuery(locksOf(root, { canFilter: proxyCan(dialectOfContext(user), 'filterLocks') })),
    read: readWith('lock', { rows: (answer) => listOf(answer).map(parseLock), entry: lockEntry }),
    listLink: (_, search) => links.locks({}, { search }),
  },
  token: {
    mayList: ({ features }) => features.tokens,
    query: () => recordQuery(tokensQuery),
    read: readWith('token', { rows: (answer) => itemsOf(answer).map(parseToken), entry: tokenEntry }),
    listLink: (_, search) => links.tokens({}, { search }),
  },
  bot: {
    mayList: ({ features }) => features.bots,
    query: ({ root }) => recordQuery(botsOf(root)),
    read: readWith('bot', { rows: (answer) => itemsOf(answer).map(parseBot), entry: botEntry }),
    listLink: (_, search) => links.bots({}, { search }),
  },
  connector: {
    mayList: ({ features, config }) =>
      features.authConnectors && notInPlanMessage(config, 'authConnectors') === undefined,
    query: () => recordQuery(connectorsQuery),
    read: readWith('connector', { rows: readItems, entry: connectorEntry }),
  },
  integration: {
    mayList: ({ features }) => features.integrations,
    query: ({ root }) => recordQuery(integrationsOf(root)),
    read: readWith('integration', { rows: (answer) => itemsOf(answer).map(integrationRow), entry: integrationEntry }),
    listLink: (_, search) => links.integrations({}, { search }),
  },
};
