import type { Category } from '#domain/audit/categories.ts';
import type { AuditEvent } from '#domain/audit/event.ts';

/** Categories in which users get or request access. */
const ACCESS_CATEGORIES: readonly Category[] = ['login', 'mfa', 'access-request', 'join'];

/** The color of an event's title depends first on the outcome, then on the category. */
export function tagTone({ outcome, category }: Pick<AuditEvent, 'outcome' | 'category'>) {
  if (outcome === 'failure') return 'bad';
  if (category === 'lock') return 'warn';
  if (outcome === 'info') return 'plain';
  return ACCESS_CATEGORIES.includes(category) ? 'ok' : 'info';
}
