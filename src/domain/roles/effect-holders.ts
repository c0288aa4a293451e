// Who holds a role, and what else they hold, read without trust.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import type { Holder } from './effect.ts';
import { reachOf, type Reach, type ReachedKind } from './effect-reach.ts';
import { readRole } from './role-document.ts';

export interface ListedHolder extends Holder {
  /** `local`, or what signs them in. */
  authType: string;
  isBot: boolean;
}

const textsIn = (value: unknown): string[] => listOf(value).filter((text) => typeof text === 'string');

/** All traits by their own names, which 18.x alone sends; null is none (docs/protocol/auth-and-identity.md#25.5). */
const traitsIn = (value: unknown): Holder['traits'] =>
  isRecord(value) || value === null
    ? Object.fromEntries(Object.entries(value ?? {}).map(([name, values]) => [name, textsIn(values)]))
    : undefined;

/** The users of a list who hold a role. */
export function holdersIn(users: unknown, role: string): ListedHolder[] {
  return listOf(users).flatMap((user): ListedHolder[] => {
    const { name, roles, allTraits, authType, isBot } = fieldsOf<Schemas['UserEntry']>(user);
    const held = textsIn(roles);
    if (typeof name !== 'string' || !held.includes(role)) return [];
    return [{ name, roles: held, traits: traitsIn(allTraits), authType: textOr(authType, ''), isBot: isBot === true }];
  });
}

/** The names of what else they hold. */
const otherNames = (holders: readonly Holder[], role: string): ReadonlySet<string> =>
  new Set(holders.flatMap(({ roles }) => roles).filter((name) => name !== role));

/** A list on 14.x, a page of one on 18.x. */
const contentsIn = (answer: unknown): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(answer) ? answer : listOf(fieldsOf<Schemas['RolePage']>(answer).items)).flatMap((item) => {
      const { name, content } = fieldsOf<Schemas['Role']>(item);
      return typeof name === 'string' && typeof content === 'string' ? [[name, content] as const] : [];
    }),
  );

/** How many other roles of the holders are not in a list. */
export function unlistedIn(answer: unknown, holders: readonly Holder[], role: string): number {
  const contents = contentsIn(answer);
  return [...otherNames(holders, role)].filter((name) => !contents.has(name)).length;
}

/** The other roles of holders as their documents say them; each takes a moment to read, so there is a turn between them. */
export function* othersIn(
  answer: unknown,
  holders: readonly Holder[],
  role: string,
): Generator<undefined, ReadonlyMap<string, unknown>> {
  const contents = contentsIn(answer);
  const documents = new Map<string, unknown>();
  for (const name of otherNames(holders, role)) {
    yield;
    const document = readRole(contents.get(name) ?? '');
    if (document.ok) documents.set(name, document.value);
  }
  return documents;
}

export const reachesOf = (documents: ReadonlyMap<string, unknown>, kind: ReachedKind): ReadonlyMap<string, Reach> =>
  new Map([...documents].map(([name, document]) => [name, reachOf(document, kind)]));
