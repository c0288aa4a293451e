import type { Category } from '#domain/audit/categories.ts';
import type { AuditEvent } from '#domain/audit/event.ts';

/** What gives access, or asks for it. */
const ACCESS_CATEGORIES: readonly Category[] = ['login', 'mfa', 'access-request', 'join'];

/** The color of an event's title: how it went first, then what it is about. */
export function tagTone({ outcome, category }: Pick<AuditEvent, 'outcome' | 'category'>) {
  if (outcome === 'failure') return 'bad';
  if (category === 'lock') return 'warn';
  if (outcome === 'info') return 'plain';
  return ACCESS_CATEGORIES.includes(category) ? 'ok' : 'info';
}
