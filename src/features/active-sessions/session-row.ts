import type { Schemas } from '#api/schemas.ts';
import { isParticipantMode, type ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { sessionKindOf, guessNameField } from './session-kinds.ts';

/** Why a session can't continue. Guessed from its record, which has no such state (docs/protocol/resources.md#5.1). */
export type StallReason = 'needs moderator' | 'no participants';

export interface SessionRow {
  ok: true;
  id: string;
  kind: string;
  /** The sanitized name of the resource. */
  name: string;
  /** Empty for kinds of sessions without a login. */
  login: string;
  /** The sanitized name of the user who started the session. */
  owner: string;
  /** The owner's name as the proxy sends it, for links and comparisons. */
  ownerId: string;
  serverId: string;
  /** How lists of resources identify the resource: the ID of a server, otherwise the name as the proxy sends it. */
  resourceKey: string;
  /** The sanitized names of the participants, without duplicates. */
  users: string[];
  /** The names of the participants as the proxy sends them. */
  userIds: string[];
  created: string;
  isModerated: boolean;
  stallReason: StallReason | undefined;
  modes: ParticipantMode[];
  /** The text for the search (`searchText`), without the duration (docs/protocol/resources.md#16.3). */
  searchableText: string;
}

const NO_LOGIN = '-';

const withoutPort = (address: string): string => address.replace(/:\d+$/, '');

const userOf = (party: unknown): string[] => {
  const user = textOr(fieldsOf<Schemas['ActiveSessionParty']>(party).user, '');
  return user === '' ? [] : [user];
};

interface ModerationState {
  kind: string;
  owner: string;
  users: readonly string[];
  isModerated: boolean;
}

function stallReasonOf({ kind, owner, users, isModerated }: ModerationState): StallReason | undefined {
  // The `moderated` field only applies to SSH sessions. The owner does not count as a moderator.
  if (kind === 'ssh' && isModerated && users.every((user) => user === owner)) return 'needs moderator';
  return users.length === 0 ? 'no participants' : undefined;
}

/** Parses one record of the list. A record without an ID or a kind is unreadable. */
export function readSessionRow(raw: unknown, index: number): SessionRow | UnreadableEntry {
  const fields = fieldsOf<Schemas['ActiveSession']>(raw);
  const rawText = (name: keyof typeof fields) => textOr(fields[name], '');
  const sanitizedText = (name: keyof typeof fields) => sanitize(rawText(name));
  const { id, kind, moderated, participantModes, parties } = fields;
  if (typeof id !== 'string' || id === '' || typeof kind !== 'string' || kind === '')
    return unreadableEntry(raw, index);
  const userIds = [...new Set(listOf(parties).flatMap(userOf))];
  const users = userIds.map(sanitize);
  const login = sanitizedText('login');
  const { nameField } = sessionKindOf(kind);
  const rawFields = fieldsOf<Record<string, unknown>>(raw);
  const name = textOr(rawFields[nameField ?? guessNameField(rawFields)], '') || rawText('server_id') || id;
  const owner = sanitizedText('owner');
  const isModerated = moderated === true;
  const created = textOr(fields.created, '');
  const address = withoutPort(rawText('server_addr'));
  return {
    ok: true,
    id,
    kind,
    name: sanitize(name),
    login: login === NO_LOGIN ? '' : login,
    owner,
    ownerId: rawText('owner'),
    serverId: rawText('server_id'),
    resourceKey: kind === 'ssh' ? rawText('server_id') : name,
    users,
    userIds,
    created,
    isModerated,
    stallReason: stallReasonOf({ kind, owner, users, isModerated }),
    modes: listOf(participantModes).filter(isParticipantMode),
    searchableText: searchText([
      address,
      id,
      rawText('cluster_name'),
      name,
      rawText('server_id'),
      userIds.join(', '),
      rawText('login'),
      created,
    ]),
  };
}

/** All rows of the proxy's list of active sessions. */
export const readSessionRows = (answer: unknown): (SessionRow | UnreadableEntry)[] =>
  listOf(fieldsOf<{ sessions: unknown }>(answer).sessions).map(readSessionRow);
