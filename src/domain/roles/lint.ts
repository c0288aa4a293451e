// Checks a role while the user types. docs/role-lint.md has a section for each rule.
import { schemaProblemsOf } from '#domain/schemas/json-schema.ts';
import { roleSchema } from '#domain/schemas/role-schema.ts';
import { type RoleVersion, ADMIN_RESOURCES, ADMIN_VERBS } from '#domain/schemas/role-terms.ts';
import { textRangeOf } from '#domain/yaml/text-range.ts';
import type { YamlDocument } from '#domain/yaml/parse-yaml.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
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
import { redundantKubeEntries } from './lint-kube.ts';
import type { LintRule, LintFinding } from './lint-rule.ts';
import { badTemplates, unknownTraits } from './lint-templates.ts';
import { parseRoleDocument, type RoleDocument, isLabelsField, listItemsAt, nodeTextsOf } from './role-document.ts';
import { findPair } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { adminEverywhere, FULL_ADMIN } from './messages.ts';
import { matchesEverything, parseSelector } from './selector.ts';
import { isRecord } from '#lib/untrusted.ts';

// The lint rule wildcard-admin: finds rules of a role that allow everything, and rules that allow changes of
// administrative resources in a role that also gives access to every resource of a kind.

/** The name of a labels field that matches every resource of its kind. Undefined if there is none. */
function unrestrictedLabelField({ value }: RoleDocument): string | undefined {
  const spec = value['spec'];
  const allow = isRecord(spec) ? spec['allow'] : undefined;
  return Object.entries(isRecord(allow) ? allow : {}).find(([field, labels]) => {
    const selector = isLabelsField(field) ? parseSelector(labels) : undefined;
    return selector !== undefined && matchesEverything(selector);
  })?.[0];
}

function findWildcardAdmin(role: RoleDocument): LintFinding[] {
  const field = unrestrictedLabelField(role);
  return listItemsAt(role, ['spec', 'allow', 'rules']).flatMap((rule) => {
    const verbs = nodeTextsOf(findPair(rule, 'verbs')?.value, role.doc).map(({ text }) => text);
    const resources = nodeTextsOf(findPair(rule, 'resources')?.value, role.doc);
    const wildcard = resources.find(({ text }) => text === '*');
    if (wildcard && verbs.includes('*')) return [{ node: wildcard.node, message: FULL_ADMIN }];
    if (field === undefined || !verbs.some((verb) => ADMIN_VERBS.includes(verb))) return [];
    return resources
      .filter(({ text }) => ADMIN_RESOURCES.includes(text))
      .map(({ text, node }) => ({ node, message: adminEverywhere(sanitize(text), field) }));
  });
}

const wildcardAdmin: LintRule = { name: 'wildcard-admin', severity: 'warning', find: findWildcardAdmin };

/** A finding as a problem in the text. `rule` is the name of the lint rule. */
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
  redundantKubeEntries,
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
 * All problems of a role. None if the text cannot be parsed, because the YAML parser reports this error. For a role
 * version that the proxy does not support, that is the only problem. `newest` is the newest supported version.
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
