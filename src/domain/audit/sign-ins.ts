// The sign-ins of one user, from events of the audit log.
import { signInTypeLabel } from '#domain/users/user-rows.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { textOr } from '#lib/untrusted.ts';
import type { AuditEvent, AuditRow } from './event.ts';
import { fieldOf } from './fields.ts';

export interface SignIn {
  event: AuditEvent;
  /** The sanitized method, connector, MFA device and address, as far as the record has them. */
  facts: string[];
}

function factsOf({ raw }: AuditEvent): string[] {
  const textOf = (name: string) => textOr(fieldOf(raw, name), '');
  return [
    signInTypeLabel(textOf('method')),
    ...['connector_id', 'mfa_device.mfa_device_name', 'addr.remote'].map((name) => sanitize(textOf(name))),
  ].filter((text) => text !== '');
}

/** The readable sign-ins of the user with this name, in the order of the log. */
export const signInsOf = (rows: readonly AuditRow[], userName: string): SignIn[] =>
  rows
    .filter((row) => row.ok)
    .filter(({ raw, type }) => type === 'user.login' && fieldOf(raw, 'user') === userName)
    .map((event) => ({ event, facts: factsOf(event) }));
