// Sign-ins, from events of the audit log.
import { signInTypeLabel } from '#domain/users/messages.ts';
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

const isSignIn = ({ type }: AuditEvent): boolean => type === 'user.login';

/** The readable sign-ins of the user with this name, in the order of the log. */
export const signInsOf = (rows: readonly AuditRow[], userName: string): SignIn[] =>
  rows
    .filter((row) => row.ok)
    .filter((event) => isSignIn(event) && fieldOf(event.raw, 'user') === userName)
    .map((event) => ({ event, facts: factsOf(event) }));

/** The failed sign-ins, in the order of the log. */
export const failedSignIns = (rows: readonly AuditRow[]): AuditEvent[] =>
  rows.filter((row) => row.ok).filter((event) => isSignIn(event) && event.outcome === 'failure');

export interface FailedSignInsOfUser {
  /** The name as the proxy sends it; empty for events without a name. */
  user: string;
  count: number;
  /** The address without its port; undefined if there are several or none. */
  onlyAddress: string | undefined;
}

const hostOf = ({ raw }: AuditEvent): string => textOr(fieldOf(raw, 'addr.remote'), '').replace(/:\d+$/, '');

/** The failed sign-ins by user, the user with the most first. */
export function failedSignInsByUser(events: readonly AuditEvent[]): FailedSignInsOfUser[] {
  const nameOf = ({ raw }: AuditEvent): string => textOr(fieldOf(raw, 'user'), '');
  return [...new Set(events.map(nameOf))]
    .map((user) => {
      const own = events.filter((event) => nameOf(event) === user);
      const [address = '', ...others] = new Set(own.map(hostOf));
      return { user, count: own.length, onlyAddress: address === '' || others.length > 0 ? undefined : address };
    })
    .toSorted((a, b) => b.count - a.count);
}
