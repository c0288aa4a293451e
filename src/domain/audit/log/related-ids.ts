// What ties events together (docs/protocol/audit-catalogue.md#3).
import { listOf, textOr } from '#lib/untrusted.ts';
import type { AuditEvent } from '#domain/audit/event.ts';
import { fieldOf } from '#domain/audit/fields.ts';

/** The id of the session that an event is of; empty for none. */
export const sessionIdOf = ({ raw }: AuditEvent): string => textOr(fieldOf(raw, 'sid'), '');

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The ids of the access requests that an event is about, or under which it happened. */
export function accessRequestIdsOf({ raw, type }: AuditEvent): string[] {
  const eventRequestIds = type.startsWith('access_request.') ? [fieldOf(raw, 'id')] : [];
  return [...new Set([...eventRequestIds, ...listOf(fieldOf(raw, 'access_requests'))].filter(isText))];
}
