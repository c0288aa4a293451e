// What is wrong with a role or worth a look, while it is typed. Each rule is one entry; docs/role-lint.md has a section for each.
import { wildcardAdmin } from './lint-admin.ts';
import { shadowedByDeny } from './lint-denied.ts';
import { emptySelectors } from './lint-empty.ts';
import { laterVersions, unknownFields, unknownVersions } from './lint-fields.ts';
import { duplicateKubeRules } from './lint-kube.ts';
import type { LintRule, Severity } from './lint-rule.ts';
import { badTemplates, unknownTraits } from './lint-templates.ts';
import { rangeOf, readRole } from './role-document.ts';

export interface Problem {
  /** Offsets in the text. */
  from: number;
  to: number;
  severity: Severity;
  rule: string;
  message: string;
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

/** In the order of the text. Nothing of one that is no YAML: the editor shows what is wrong with that. */
export function lintRole(text: string): Problem[] {
  const role = readRole(text);
  if (!role.ok) return [];
  return LINT_RULES.flatMap(({ name: rule, severity, find }) =>
    find(role).map(({ at, message }) => ({ ...(rangeOf(at) ?? { from: 0, to: 0 }), severity, rule, message })),
  ).toSorted((a, b) => a.from - b.from);
}
