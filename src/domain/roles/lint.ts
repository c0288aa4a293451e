// Checks a role while the user types. docs/role-lint.md has a section for each rule.
import { schemaProblemsOf } from '#domain/schemas/json-schema.ts';
import { roleSchema } from '#domain/schemas/role-schema.ts';
import type { RoleVersion } from '#domain/schemas/role-terms.ts';
import { textRangeOf } from '#domain/yaml/text-range.ts';
import type { YamlDocument } from '#domain/yaml/parse-yaml.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { wildcardAdmin } from './lint-admin.ts';
import { deniedAnyway } from './lint-denied.ts';
import { emptySelectors } from './lint-empty.ts';
import { brokenExpressions } from './lint-expression.ts';
import {
  isSupportedVersion,
  laterVersions,
  unknownFields,
  unknownVersionFinding,
  unknownVersions,
} from './lint-fields.ts';
import { kubeObjects } from './lint-kube-objects.ts';
import { duplicateKubeRules } from './lint-kube.ts';
import type { LintRule } from './lint-rule.ts';
import { badTemplates, unknownTraits } from './lint-templates.ts';
import { parseRoleDocument, type RoleDocument } from './role-document.ts';

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
  deniedAnyway,
  emptySelectors,
  duplicateKubeRules,
  badTemplates,
  unknownTraits,
];

export const lintRole = (role: RoleDocument): LintProblem[] =>
  LINT_RULES.flatMap(({ name: rule, severity, isShownAgain = false, find }) =>
    find(role).map(({ node, message, fix }) => ({
      ...textRangeOf(node),
      severity,
      rule,
      message,
      ...(fix && { fix }),
      ...(isShownAgain && { isShownAgain }),
    })),
  );

/**
 * All problems of a role; none if the text cannot be parsed, because the YAML parser reports that. `newest` is the
 * newest role version that the proxy supports.
 */
export function checkRole(text: string, document: YamlDocument, newest: RoleVersion): readonly TextProblem[] {
  const role = parseRoleDocument(text, document);
  if (!role.ok) return [];
  if (role.version !== '' && !isSupportedVersion(role.version, newest)) {
    const { node, message } = unknownVersionFinding(role);
    return [{ ...textRangeOf(node), severity: 'warning', message }];
  }
  return [...schemaProblemsOf(document, roleSchema(role.version)), ...lintRole(role)];
}
