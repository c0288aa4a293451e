// Finds the holders of a role and their other roles in untrusted responses.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import type { Holder } from './role-effect.ts';
import { reachOf, type Reach, type ReachedKind } from './role-reach.ts';
import { parseRoles, roleContentsIn, type RoleDocuments } from './role-list.ts';

export interface ListedHolder extends Holder {
  /** `local` or the type of the auth connector. */
  authType: string;
  isBot: boolean;
}

const stringsIn = (value: unknown): string[] => listOf(value).filter((text) => typeof text === 'string');

/** All traits by name. Only 18.x sends them; null means no traits (docs/protocol/auth-and-identity.md#25.5). */
const parseTraits = (value: unknown): Holder['traits'] =>
  isRecord(value) || value === null
    ? Object.fromEntries(Object.entries(value ?? {}).map(([name, values]) => [name, stringsIn(values)]))
    : undefined;

/** The users of a list who have a role. */
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

const otherRoleNames = (holders: readonly Holder[], role: string): ReadonlySet<string> =>
  new Set(holders.flatMap(({ roles }) => roles).filter((name) => name !== role));

/** The number of the holders' other roles that the response does not contain. */
export function countUnlistedRoles(response: unknown, holders: readonly Holder[], role: string): number {
  const contents = roleContentsIn(response);
  return [...otherRoleNames(holders, role)].filter((name) => !contents.has(name)).length;
}

/** Parses the holders' other roles that the response contains. */
export function* readOtherRoles(
  response: unknown,
  holders: readonly Holder[],
  role: string,
): Generator<undefined, RoleDocuments> {
  const names = otherRoleNames(holders, role);
  return yield* parseRoles([...roleContentsIn(response)].filter(([name]) => names.has(name)));
}

/** What each readable role allows and denies for one kind of resource. */
export const reachByRole = (documents: RoleDocuments, kind: ReachedKind): ReadonlyMap<string, Reach> =>
  new Map(
    [...documents]
      .filter(([, document]) => document !== undefined)
      .map(([name, document]) => [name, reachOf(document, kind)]),
  );
