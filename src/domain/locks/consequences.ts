// What new locks do at once: which sessions end, who is signed out, and whether that is oneself
// (docs/protocol/resources.md#8.1, #5.1).
import type { LockTarget } from './lock-targets.ts';

interface LockableSession {
  kind: string;
  /** Of the resource. */
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

/** As far as it is loaded. */
export interface LockContext<S extends LockableSession> {
  sessions: readonly S[];
  users: readonly LockableUser[];
  currentUser: { name: string; logins: readonly string[]; devices: readonly string[] };
}

export interface AffectedSession<S extends LockableSession> {
  session: S;
  /** Those whom a lock denies; all participants where it denies the one who started the session. */
  deniedUsers: string[];
  /** Without any of these the session ends. */
  remainingUsers: string[];
}

export interface LockConsequences<S extends LockableSession> {
  sessions: AffectedSession<S>[];
  /** Users, by name. */
  signedOut: string[];
  /** Servers and desktops. */
  resources: LockTarget[];
  /** The targets that oneself is, holds or uses. */
  ownTargets: LockTarget[];
}

/** Several targets in one lock have to match all. */
export type NewLock = readonly LockTarget[];

/** Who or what asks, by the keys of targets; one may hold several roles. */
type LockSubject = Readonly<Record<string, readonly string[]>>;

const valuesOf = (subject: LockSubject, key: string): readonly string[] =>
  Object.hasOwn(subject, key) ? (subject[key] ?? []) : [];

const isDeniedBy = (locks: readonly NewLock[], subject: LockSubject): boolean =>
  locks.some((lock) => lock.length > 0 && lock.every(({ key, value }) => valuesOf(subject, key).includes(value)));

/** Names of bots begin with it; only 18.x says who is one (docs/protocol/resources.md#18.8). */
const BOT_PREFIX = 'bot-';

const RESOURCE_TARGET_KEYS: readonly string[] = ['server_id', 'windows_desktop'];

function userSubjectOf(users: readonly LockableUser[], name: string): LockSubject {
  return { user: [name], role: users.find((user) => user.name === name)?.roles ?? [] };
}

function affectedSessionOf<S extends LockableSession>(
  session: S,
  locks: readonly NewLock[],
  users: readonly LockableUser[],
): AffectedSession<S> {
  const { kind, name, login, serverId } = session;
  const owner = session.owner || (session.users[0] ?? '');
  const connectionSubject: LockSubject = {
    login: [login],
    server_id: [serverId],
    windows_desktop: kind === 'desktop' ? [name] : [],
  };
  // Where nobody is present it is its owner's, who may come back.
  const presentUsers = session.users.length > 0 ? session.users : [owner];
  const isDenied = (user: string) => isDeniedBy(locks, { ...userSubjectOf(users, user), ...connectionSubject });
  // On both lines the session ends with the connection of the one who started it (docs/protocol/resources.md#8.4).
  if (presentUsers.includes(owner) && isDenied(owner))
    return { session, deniedUsers: [...presentUsers], remainingUsers: [] };
  return {
    session,
    deniedUsers: presentUsers.filter(isDenied),
    remainingUsers: presentUsers.filter((user) => !isDenied(user)),
  };
}

/** A user who is named is signed out whether their record is loaded or not. Bots are not signed in. */
function signedOutUsers(locks: readonly NewLock[], users: readonly LockableUser[]): string[] {
  const namedUsers = locks.flatMap(([target, ...others]) =>
    target?.key === 'user' && others.length === 0 ? [target.value] : [],
  );
  const deniedUsers = users.filter(({ name }) => isDeniedBy(locks, userSubjectOf(users, name))).map(({ name }) => name);
  const bots = users.filter(({ isBot }) => isBot === true).map(({ name }) => name);
  return [...new Set([...namedUsers, ...deniedUsers])].filter(
    (name) => !bots.includes(name) && !name.startsWith(BOT_PREFIX),
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
