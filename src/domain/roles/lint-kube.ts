// Finds entries of `kubernetes_resources` that repeat another entry or that another entry covers.
import { findPair } from '#domain/yaml/key-text.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import { coveredKubeRule, sameKubeRule } from './messages.ts';
import { listItemsAt, lineOf, nodeTextsOf, ROLE_SIDES, type RoleDocument } from './role-document.ts';

interface KubeRule {
  node: unknown;
  parts: readonly (string | undefined)[];
  /** Undefined if the field is missing. */
  verbs: readonly string[] | undefined;
}

const KUBE_RULE_FIELDS = ['kind', 'api_group', 'namespace', 'name'] as const;

const kubeRulesOf = (role: RoleDocument, side: (typeof ROLE_SIDES)[number]): KubeRule[] =>
  listItemsAt(role, ['spec', side, 'kubernetes_resources']).map((rule) => {
    const texts = (field: string) => nodeTextsOf(findPair(rule, field)?.value, role.doc).map(({ text }) => text);
    return {
      node: rule,
      parts: KUBE_RULE_FIELDS.map((field) => texts(field)[0]),
      verbs: findPair(rule, 'verbs') && texts('verbs'),
    };
  });

/** Whether `a` covers everything that `b` covers. Expressions are compared as texts, not by what they match. */
function covers(a: KubeRule, b: KubeRule): boolean {
  const isWide = a.parts.every((part, index) => part === '*' || part === b.parts[index]);
  if (!isWide || a.verbs === undefined || b.verbs === undefined) return isWide && a.verbs === b.verbs;
  const { verbs } = a;
  return verbs.includes('*') || b.verbs.every((verb) => verbs.includes(verb));
}

const hasAnyField = ({ parts }: KubeRule): boolean => parts.some((part) => part !== undefined);

function findDuplicates(role: RoleDocument): LintFinding[] {
  return ROLE_SIDES.flatMap((side) => {
    const rules = kubeRulesOf(role, side).filter(hasAnyField);
    return rules.flatMap((rule, index): LintFinding[] => {
      // Of two identical entries, the later one is marked.
      const coveringRule = rules.find(
        (candidate, candidateIndex) =>
          candidateIndex !== index && covers(candidate, rule) && (candidateIndex < index || !covers(rule, candidate)),
      );
      if (!coveringRule) return [];
      const line = lineOf(role, coveringRule.node);
      return [{ node: rule.node, message: covers(rule, coveringRule) ? sameKubeRule(line) : coveredKubeRule(line) }];
    });
  });
}

export const duplicateKubeRules: LintRule = { name: 'duplicate-kube-rule', severity: 'warning', find: findDuplicates };
