// What is wrong with a role or worth a look, while it is typed. Each rule is one entry; docs/role-lint.md has a section for each.
import { problemsOf } from '#domain/schemas/json-schema.ts';
import { roleSchema } from '#domain/schemas/role.ts';
import { placeOf } from '#domain/yaml/place-of.ts';
import type { YamlDocument } from '#domain/yaml/read-yaml.ts';
import type { Problem } from '#lib/text/problem.ts';
import { wildcardAdmin } from './lint-admin.ts';
import { shadowedByDeny } from './lint-denied.ts';
import { emptySelectors } from './lint-empty.ts';
import { laterVersions, unknownFields, unknownVersions } from './lint-fields.ts';
import { duplicateKubeRules } from './lint-kube.ts';
import type { LintRule } from './lint-rule.ts';
import { badTemplates, unknownTraits } from './lint-templates.ts';
import { roleOf, type RoleDocument } from './role-document.ts';

interface LintProblem extends Problem {
  rule: string;
}

export const LINT_RULES: readonly LintRule[] = [
  unknownFields,
  laterVersions,
  unknownVersions,
  wildcardAdmin,
  shadowedByDeny,
  emptySelectors,
  duplicateKubeRules,
  badTemplates,
  unknownTraits,
];

export const lintRole = (role: RoleDocument): LintProblem[] =>
  LINT_RULES.flatMap(({ name: rule, severity, find }) =>
    find(role).map(({ at, message }) => ({ ...placeOf(at), severity, rule, message })),
  );

/** Everything that is to be said of a role's text, but for what keeps it from being read. */
export function checkRole(text: string, document: YamlDocument): readonly Problem[] {
  const role = roleOf(text, document);
  return role.ok ? [...problemsOf(document, roleSchema(role.version)), ...lintRole(role)] : [];
}
