// Reads the roles in a response of the proxy.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { parseRole } from './role-document.ts';

/** The contents of roles by name. The response is a list on 14.x and a page of a list on 18.x. */
export const roleContentsIn = (response: unknown): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(response) ? response : listOf(fieldsOf<Schemas['RolePage']>(response).items)).flatMap((item) => {
      const { name, content } = fieldsOf<Schemas['Role']>(item);
      return typeof name === 'string' && name !== '' ? [[name, textOr(content, '')] as const] : [];
    }),
  );

/** Parsed roles by name; undefined for a text that is not a role. */
export type RoleDocuments = ReadonlyMap<string, unknown>;

/** Parses roles. It yields before each role, because parsing takes time. */
export function* parseRoles(contents: Iterable<readonly [string, string]>): Generator<undefined, RoleDocuments> {
  const documents = new Map<string, unknown>();
  for (const [name, content] of contents) {
    yield;
    const document = parseRole(content);
    documents.set(name, document.ok ? document.value : undefined);
  }
  return documents;
}
