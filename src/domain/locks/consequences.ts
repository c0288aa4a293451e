// The immediate effects of new locks: sessions that end or lose participants, signed-out users, affected resources, and
// targets that affect the current user (docs/protocol/resources.md#8.1, #5.1).
import { lockApplies, type LockSubject, type LockTarget } from './lock-targets.ts';

interface LockableSession {
  kind: string;
  /** The name of the resource. */
  name: string;
  login: string;
  owner: string;
  serverId: string;
  users: readonly string[];
}

interface LockableUser {
  name: string;
  roles: readonly string[];
  isBot?: boolean;
}

/** The loaded sessions and users, which may be incomplete, and the current user. */
export interface LockContext<S extends LockableSession> {
  sessions: readonly S[];
  users: readonly LockableUser[];
  currentUser: { name: string; logins: readonly string[]; devices: readonly string[] };
}

/** A session with at least one denied participant. */
export interface AffectedSession<S extends LockableSession> {
  session: S;
  /** The denied participants, or all participants if the session's owner is denied. */
  deniedUsers: string[];
  /** The session ends if this list is empty. */
  remainingUsers: string[];
}

export interface LockConsequences<S extends LockableSession> {
  sessions: AffectedSession<S>[];
  /** Names of users who are signed out. */
  signedOut: string[];
  /** Locked servers and desktops. */
  resources: LockTarget[];
  /** The targets of locks that deny access to the current user. */
  ownTargets: LockTarget[];
}

/** The targets of a lock. It denies access only if all of them match. */
export type NewLock = readonly LockTarget[];

const isDeniedBy = (locks: readonly NewLock[], subject: LockSubject): boolean =>
  locks.some((lock) => lockApplies(lock, subject) === 'yes');

/** Names of bots start with this prefix. Only 18.x marks bots explicitly (docs/protocol/resources.md#18.8). */
const BOT_PREFIX = 'bot-';

const RESOURCE_TARGET_KEYS: readonly string[] = ['server_id', 'windows_desktop'];

function userSubjectOf(users: readonly LockableUser[], name: string): LockSubject {
  return { user: [name], role: users.find((user) => user.name === name)?.roles ?? [] };
}

/** What locks compare of a session, without its users. */
export const sessionSubject = ({
  kind,
  name,
  login,
  serverId,
}: Pick<LockableSession, 'kind' | 'name' | 'login' | 'serverId'>): LockSubject => ({
  login: [login],
  server_id: [serverId],
  windows_desktop: kind === 'desktop' ? [name] : [],
});

function affectedSessionOf<S extends LockableSession>(
  session: S,
  locks: readonly NewLock[],
  users: readonly LockableUser[],
): AffectedSession<S> {
  const owner = session.owner || (session.users[0] ?? '');
  // An empty session belongs to its owner, who may return.
  const presentUsers = session.users.length > 0 ? session.users : [owner];
  const isDenied = (user: string) => isDeniedBy(locks, { ...userSubjectOf(users, user), ...sessionSubject(session) });
  // The session ends when the owner's connection ends, on 14.x and on 18.x (docs/protocol/resources.md#8.4).
  if (presentUsers.includes(owner) && isDenied(owner))
    return { session, deniedUsers: [...presentUsers], remainingUsers: [] };
  return {
    session,
    deniedUsers: presentUsers.filter(isDenied),
    remainingUsers: presentUsers.filter((user) => !isDenied(user)),
  };
}

/** The names of users whom a lock denies. They may be unknown users who are a lock's only target, but not bots. */
function signedOutUsers(locks: readonly NewLock[], users: readonly LockableUser[]): string[] {
  const namedUsers = locks.flatMap(([target, ...otherTargets]) =>
    target?.key === 'user' && otherTargets.length === 0 ? [target.value] : [],
  );
  const deniedUsers = users.filter(({ name }) => isDeniedBy(locks, userSubjectOf(users, name))).map(({ name }) => name);
  const botNames = users.filter(({ isBot }) => isBot === true).map(({ name }) => name);
  return [...new Set([...namedUsers, ...deniedUsers])].filter(
    (name) => !botNames.includes(name) && !name.startsWith(BOT_PREFIX),
  );
}

export function consequencesOf<S extends LockableSession>(
  locks: readonly NewLock[],
  { sessions, users, currentUser }: LockContext<S>,
): LockConsequences<S> {
  const currentSubject: LockSubject = {
    ...userSubjectOf(users, currentUser.name),
    login: currentUser.logins,
    mfa_device: currentUser.devices,
  };
  return {
    sessions: sessions
      .map((session) => affectedSessionOf(session, locks, users))
      .filter(({ deniedUsers }) => deniedUsers.length > 0),
    signedOut: signedOutUsers(locks, users),
    resources: locks.flat().filter(({ key }) => RESOURCE_TARGET_KEYS.includes(key)),
    ownTargets: locks.filter((lock) => isDeniedBy([lock], currentSubject)).flat(),
  };
}
