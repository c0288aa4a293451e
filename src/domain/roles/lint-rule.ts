import type { RoleDocument } from './role-document.ts';

export type Severity = 'error' | 'warning';

export interface Found {
  /** The node that is marked. */
  at: unknown;
  message: string;
}

export interface LintRule {
  /** Heads its section in docs/role-lint.md. */
  name: string;
  severity: Severity;
  find: (role: RoleDocument) => Found[];
}
