// Rows of the audit log for tests.
import { auditRow, type AuditRow } from './event.ts';

const SIGN_IN = { code: 'T1000I', event: 'user.login', time: '2030-01-02T03:04:05.000Z', ei: 0, user: 'ada' };

/** A sign-in event with the given fields changed. */
export const rowOf = (changed: Record<string, unknown> = {}): AuditRow => auditRow({ ...SIGN_IN, ...changed }, 0);

export const unreadableRow = (raw: unknown = 7, index = 0): AuditRow => auditRow(raw, index);

export const idsOf = (rows: readonly AuditRow[]): string[] => rows.map(({ id }) => id);
