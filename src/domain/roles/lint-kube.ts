import { pairOf } from '#domain/yaml/key-text.ts';
import type { Found, LintRule } from './lint-rule.ts';
import { coveredKubeRule, sameKubeRule } from './messages.ts';
import { itemsAt, lineOf, textsIn, SIDES, type RoleDocument } from './role-document.ts';

interface KubeRule {
  at: unknown;
  parts: readonly (string | undefined)[];
  /** Undefined where they are left out. */
  verbs: readonly string[] | undefined;
}

const PARTS = ['kind', 'api_group', 'namespace', 'name'] as const;

const rulesOf = (role: RoleDocument, side: (typeof SIDES)[number]): KubeRule[] =>
  itemsAt(role, ['spec', side, 'kubernetes_resources']).map((rule) => {
    const texts = (field: string) => textsIn(pairOf(rule, field)?.value, role.doc).map(({ text }) => text);
    return {
      at: rule,
      parts: PARTS.map((field) => texts(field)[0]),
      verbs: pairOf(rule, 'verbs') && texts('verbs'),
    };
  });

/** Whether all that `b` names is named by `a` too. Expressions are compared as texts: what they match is not known. */
function covers(a: KubeRule, b: KubeRule): boolean {
  const isWide = a.parts.every((part, index) => part === '*' || part === b.parts[index]);
  if (!isWide || a.verbs === undefined || b.verbs === undefined) return isWide && a.verbs === b.verbs;
  const { verbs } = a;
  return verbs.includes('*') || b.verbs.every((verb) => verbs.includes(verb));
}

const isWritten = ({ parts }: KubeRule): boolean => parts.some((part) => part !== undefined);

function found(role: RoleDocument): Found[] {
  return SIDES.flatMap((side) => {
    const rules = rulesOf(role, side).filter(isWritten);
    return rules.flatMap((rule, index): Found[] => {
      // Of two that say the same, the later one is marked.
      const other = rules.find(
        (other, at) => at !== index && covers(other, rule) && (at < index || !covers(rule, other)),
      );
      if (!other) return [];
      const line = lineOf(role, other.at);
      return [{ at: rule.at, message: covers(rule, other) ? sameKubeRule(line) : coveredKubeRule(line) }];
    });
  });
}

export const duplicateKubeRules: LintRule = { name: 'duplicate-kube-rule', severity: 'warning', find: found };
