import type { RoleDocument } from './role-document.ts';

export type Severity = 'error' | 'warning';

export interface LintFinding {
  /** The node that is marked. */
  at: unknown;
  message: string;
  fix?: { title: string; insert: string };
}

export interface LintRule {
  /** Heads its section in docs/role-lint.md. */
  name: string;
  severity: Severity;
  /** A problem that is shown again before the role is saved. */
  isShownAgain?: boolean;
  find: (role: RoleDocument) => LintFinding[];
}
