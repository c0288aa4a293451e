// The types of the rules that check roles.

import type { RoleDocument } from './role-document.ts';

export type Severity = 'error' | 'warning';

export interface LintFinding {
  /** The node that is marked. */
  node: unknown;
  message: string;
  /** A fix that the user can apply: `insert` replaces the text of the node. */
  fix?: { title: string; insert: string };
}

export interface LintRule {
  /** The heading of the rule's section in docs/role-lint.md. */
  name: string;
  severity: Severity;
  /** Whether the findings of this rule are shown again before the role is saved. */
  isShownAgain?: boolean;
  find: (role: RoleDocument) => LintFinding[];
}
