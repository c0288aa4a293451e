import { auditRow, type AuditRow } from './event.ts';

const LOGIN = { code: 'T1000I', event: 'user.login', time: '2030-01-02T03:04:05.000Z', ei: 0, user: 'ada' };

/** A sign-in event with the given fields changed. */
export const rowOf = (changed: Record<string, unknown> = {}): AuditRow => auditRow({ ...LOGIN, ...changed }, 0);

export const unreadableRow = (raw: unknown = 7, index = 0): AuditRow => auditRow(raw, index);

export const idsOf = (rows: readonly AuditRow[]): string[] => rows.map(({ id }) => id);
