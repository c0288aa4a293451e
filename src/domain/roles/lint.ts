// What is wrong with a role or worth a look, while it is typed. Each rule is one entry; docs/role-lint.md has a section for each.
import { problemsOf } from '#domain/schemas/json-schema.ts';
import { roleSchema } from '#domain/schemas/role.ts';
import type { RoleVersion } from '#domain/schemas/role-terms.ts';
import { placeOf } from '#domain/yaml/place-of.ts';
import type { YamlDocument } from '#domain/yaml/read-yaml.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { wildcardAdmin } from './lint-admin.ts';
import { shadowedByDeny } from './lint-denied.ts';
import { emptySelectors } from './lint-empty.ts';
import { brokenExpressions } from './lint-expression.ts';
import { isVersionOf, laterVersions, unknownFields, unknownVersionOf, unknownVersions } from './lint-fields.ts';
import { kubeObjects } from './lint-kube-objects.ts';
import { duplicateKubeRules } from './lint-kube.ts';
import type { LintRule } from './lint-rule.ts';
import { badTemplates, unknownTraits } from './lint-templates.ts';
import { roleOf, type RoleDocument } from './role-document.ts';

interface LintProblem extends TextProblem {
  rule: string;
}

export const LINT_RULES: readonly LintRule[] = [
  unknownFields,
  laterVersions,
  unknownVersions,
  kubeObjects,
  brokenExpressions,
  wildcardAdmin,
  shadowedByDeny,
  emptySelectors,
  duplicateKubeRules,
  badTemplates,
  unknownTraits,
];

export const lintRole = (role: RoleDocument): LintProblem[] =>
  LINT_RULES.flatMap(({ name: rule, severity, isShownAgain = false, find }) =>
    find(role).map(({ at, message, fix }) => ({
      ...placeOf(at),
      severity,
      rule,
      message,
      ...(fix && { fix }),
      ...(isShownAgain && { isShownAgain }),
    })),
  );

/** All problems of a role in a text that can be read; `newest` is the newest version of roles that the proxy has. */
export function checkRole(text: string, document: YamlDocument, newest: RoleVersion): readonly TextProblem[] {
  const role = roleOf(text, document);
  if (!role.ok) return [];
  if (role.version !== '' && !isVersionOf(role.version, newest)) {
    const { at, message } = unknownVersionOf(role);
    return [{ ...placeOf(at), severity: 'warning', message }];
  }
  return [...problemsOf(document, roleSchema(role.version)), ...lintRole(role)];
}
