// What each role grants, in short, and how many problems the role checks find (docs/role-lint.md).
import type { RoleVersion } from '#domain/schemas/role-terms.ts';
import { ADMIN_RESOURCES, ADMIN_VERBS } from '#domain/schemas/role-terms.ts';
import { parseYaml } from '#domain/yaml/parse-yaml.ts';
import { fieldsOf, listOf, uniqueNames } from '#lib/untrusted.ts';
import { checkRole } from './lint.ts';
import { allowedLabelsOf } from './role-access.ts';
import { parseRoleDocument } from './role-document.ts';
import type { ReachedKind } from './role-reach.ts';

export interface RoleSummary {
  /** The kinds of resources of which the role allows any, and whether it allows changes of administrative resources. */
  grants: readonly (ReachedKind | 'admin')[];
  problemCount: number;
}

export type RoleSummaries = ReadonlyMap<string, RoleSummary>;

function allowsAdministration(value: unknown): boolean {
  const { spec } = fieldsOf<{ spec: unknown }>(value);
  const { allow } = fieldsOf<{ allow: unknown }>(spec);
  return listOf(fieldsOf<{ rules: unknown }>(allow).rules).some((rule) => {
    const { resources, verbs } = fieldsOf<{ resources: unknown; verbs: unknown }>(rule);
    return (
      uniqueNames(resources).some((name) => ADMIN_RESOURCES.includes(name)) &&
      uniqueNames(verbs).some((verb) => ADMIN_VERBS.includes(verb))
    );
  });
}

/** The summary of one role; undefined for a text that is not a role. */
export function summarizeRole(text: string, newest: RoleVersion): RoleSummary | undefined {
  const { document } = parseYaml(text);
  const role = parseRoleDocument(text, document);
  if (!role.ok || document === undefined) return undefined;
  return {
    grants: [
      ...allowedLabelsOf(role.value).map(({ kind }) => kind),
      ...(allowsAdministration(role.value) ? (['admin'] as const) : []),
    ],
    problemCount: checkRole(text, document, newest).length,
  };
}

/** Summarizes roles. It yields before each role, because parsing takes time. */
export function* summarizeRoles(
  contents: Iterable<readonly [string, string]>,
  newest: RoleVersion,
): Generator<undefined, RoleSummaries> {
  const summaries = new Map<string, RoleSummary>();
  for (const [name, content] of contents) {
    yield;
    const summary = summarizeRole(content, newest);
    if (summary !== undefined) summaries.set(name, summary);
  }
  return summaries;
}
