// What new locks do at once: which sessions end, who is signed out, and whether that is oneself
// (docs/protocol/resources.md#8.1, #5.1).
import type { LockTarget } from './targets.ts';

interface Session {
  kind: string;
  /** Of the resource. */
  name: string;
  login: string;
  owner: string;
  serverId: string;
  users: readonly string[];
}

interface User {
  name: string;
  roles: readonly string[];
  isBot?: boolean;
}

/** As far as it is loaded. */
export interface Known<S extends Session> {
  sessions: readonly S[];
  users: readonly User[];
  me: { name: string; logins: readonly string[]; devices: readonly string[] };
}

export interface HitSession<S extends Session> {
  session: S;
  /** Those whom a lock denies; all participants where it denies the one who started the session. */
  leaving: string[];
  /** Without any of these the session ends. */
  staying: string[];
}

export interface Consequences<S extends Session> {
  sessions: HitSession<S>[];
  /** Users, by name. */
  signedOut: string[];
  /** Servers and desktops. */
  resources: LockTarget[];
  /** The targets that oneself is, holds or uses. */
  self: LockTarget[];
}

/** Several targets in one lock have to match all. */
export type NewLock = readonly LockTarget[];

/** Who or what asks, by the keys of targets; one may hold several roles. */
type Subject = Readonly<Record<string, readonly string[]>>;

const valuesOf = (subject: Subject, key: string): readonly string[] =>
  Object.hasOwn(subject, key) ? (subject[key] ?? []) : [];

const denies = (locks: readonly NewLock[], subject: Subject): boolean =>
  locks.some((lock) => lock.length > 0 && lock.every(({ key, value }) => valuesOf(subject, key).includes(value)));

/** Names of bots begin with it; only 18.x says who is one (docs/protocol/resources.md#18.8). */
const BOT_PREFIX = 'bot-';

const RESOURCES: readonly string[] = ['server_id', 'windows_desktop'];

function personOf(users: readonly User[], name: string): Subject {
  return { user: [name], role: users.find((user) => user.name === name)?.roles ?? [] };
}

function hit<S extends Session>(session: S, locks: readonly NewLock[], users: readonly User[]): HitSession<S> {
  const { kind, name, login, serverId } = session;
  const owner = session.owner || (session.users[0] ?? '');
  const where: Subject = {
    login: [login],
    server_id: [serverId],
    windows_desktop: kind === 'desktop' ? [name] : [],
  };
  // Where nobody is present it is its owner's, who may come back.
  const people = session.users.length > 0 ? session.users : [owner];
  const isDenied = (user: string) => denies(locks, { ...personOf(users, user), ...where });
  // On both lines the session ends with the connection of the one who started it (docs/protocol/resources.md#8.4).
  if (people.includes(owner) && isDenied(owner)) return { session, leaving: [...people], staying: [] };
  return { session, leaving: people.filter(isDenied), staying: people.filter((user) => !isDenied(user)) };
}

/** A user who is named is signed out whether their record is loaded or not. Bots are not signed in. */
function signedOut(locks: readonly NewLock[], users: readonly User[]): string[] {
  const named = locks.flatMap(([target, ...others]) =>
    target?.key === 'user' && others.length === 0 ? [target.value] : [],
  );
  const found = users.filter(({ name }) => denies(locks, personOf(users, name))).map(({ name }) => name);
  const bots = users.filter(({ isBot }) => isBot === true).map(({ name }) => name);
  return [...new Set([...named, ...found])].filter((name) => !bots.includes(name) && !name.startsWith(BOT_PREFIX));
}

export function consequencesOf<S extends Session>(
  locks: readonly NewLock[],
  { sessions, users, me }: Known<S>,
): Consequences<S> {
  const own: Subject = { ...personOf(users, me.name), login: me.logins, mfa_device: me.devices };
  return {
    sessions: sessions.map((session) => hit(session, locks, users)).filter(({ leaving }) => leaving.length > 0),
    signedOut: signedOut(locks, users),
    resources: locks.flat().filter(({ key }) => RESOURCES.includes(key)),
    self: locks.filter((lock) => denies([lock], own)).flat(),
  };
}
