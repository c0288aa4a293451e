import { compareNames } from '#lib/text/locale.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, readNames } from '#lib/read.ts';

/** How many servers a query finds, and which logins work on all of them, root last (docs/protocol/streams.md#13.3). */
export function serversOf(answer: unknown): { count: number; logins: readonly string[] } {
  const items = listOf(fieldsOf<Schemas['ServerPage']>(answer).items);
  const [first = [], ...others] = items.map((item) => readNames(fieldsOf<Schemas['Server']>(item).sshLogins));
  const common = first.filter((login) => others.every((logins) => logins.includes(login)));
  const isRoot = (login: string) => Number(login === 'root');
  return { count: items.length, logins: common.toSorted((a, b) => isRoot(a) - isRoot(b) || compareNames(a, b)) };
}
