// Who holds a role, and what else they hold, read without trust.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import type { Holder } from './role-effect.ts';
import { reachOf, type Reach, type ReachedKind } from './role-reach.ts';
import { parseRole } from './role-document.ts';

export interface ListedHolder extends Holder {
  /** `local`, or what signs them in. */
  authType: string;
  isBot: boolean;
}

const stringsIn = (value: unknown): string[] => listOf(value).filter((text) => typeof text === 'string');

/** All traits by their own names, which 18.x alone sends; null is none (docs/protocol/auth-and-identity.md#25.5). */
const parseTraits = (value: unknown): Holder['traits'] =>
  isRecord(value) || value === null
    ? Object.fromEntries(Object.entries(value ?? {}).map(([name, values]) => [name, stringsIn(values)]))
    : undefined;

/** The users of a list who hold a role. */
export function parseHolders(users: unknown, role: string): ListedHolder[] {
  return listOf(users).flatMap((user): ListedHolder[] => {
    const { name, roles, allTraits, authType, isBot } = fieldsOf<Schemas['UserEntry']>(user);
    const heldRoles = stringsIn(roles);
    if (typeof name !== 'string' || !heldRoles.includes(role)) return [];
    return [
      { name, roles: heldRoles, traits: parseTraits(allTraits), authType: textOr(authType, ''), isBot: isBot === true },
    ];
  });
}

/** The names of what else they hold. */
const otherRoleNames = (holders: readonly Holder[], role: string): ReadonlySet<string> =>
  new Set(holders.flatMap(({ roles }) => roles).filter((name) => name !== role));

/** A list on 14.x, a page of one on 18.x. */
const roleContentsIn = (answer: unknown): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(answer) ? answer : listOf(fieldsOf<Schemas['RolePage']>(answer).items)).flatMap((item) => {
      const { name, content } = fieldsOf<Schemas['Role']>(item);
      return typeof name === 'string' && typeof content === 'string' ? [[name, content] as const] : [];
    }),
  );

/** How many other roles of the holders are not in a list. */
export function countUnlistedRoles(answer: unknown, holders: readonly Holder[], role: string): number {
  const contents = roleContentsIn(answer);
  return [...otherRoleNames(holders, role)].filter((name) => !contents.has(name)).length;
}

/** The other roles of holders as their documents say them; each takes a moment to read, so there is a turn between them. */
export function* readOtherRoles(
  answer: unknown,
  holders: readonly Holder[],
  role: string,
): Generator<undefined, ReadonlyMap<string, unknown>> {
  const contents = roleContentsIn(answer);
  const documents = new Map<string, unknown>();
  for (const name of otherRoleNames(holders, role)) {
    yield;
    const document = parseRole(contents.get(name) ?? '');
    if (document.ok) documents.set(name, document.value);
  }
  return documents;
}

export const reachByRole = (documents: ReadonlyMap<string, unknown>, kind: ReachedKind): ReadonlyMap<string, Reach> =>
  new Map([...documents].map(([name, document]) => [name, reachOf(document, kind)]));
