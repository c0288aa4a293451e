// The IDs that connect events: of sessions and access requests (docs/protocol/audit-catalogue.md#3).
import { listOf, textOr } from '#lib/untrusted.ts';
import type { AuditEvent } from '#domain/audit/event.ts';
import { fieldOf } from '#domain/audit/fields.ts';

/** The ID of the event's session, or empty. */
export const sessionIdOf = ({ raw }: AuditEvent): string => textOr(fieldOf(raw, 'sid'), '');

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The IDs of access requests that the event is about or that granted its access. */
export function accessRequestIdsOf({ raw, type }: AuditEvent): string[] {
  const eventRequestIds = type.startsWith('access_request.') ? [fieldOf(raw, 'id')] : [];
  return [...new Set([...eventRequestIds, ...listOf(fieldOf(raw, 'access_requests'))].filter(isText))];
}
