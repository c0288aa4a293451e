import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { links } from '#lib/links.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { LOCK_USER, USER_ACTIVITY } from './messages.ts';

/** The entries of a row's menu that lead from a user to a new lock and to the user's events in the audit log. */
export function personEntries({ cluster, user, features }: PageContext, name: string): MenuEntry[] {
  if (name === '') return [];
  const lockReason = permissionReason(missingPermissionsFor(user.userAcl, 'lock').create);
  return [
    lockReason === undefined
      ? { kind: 'link', label: LOCK_USER, to: links.newLock({}, { user: name }) }
      : { kind: 'action', label: LOCK_USER, disabledReason: lockReason, onSelect: () => undefined },
    ...(features.audit
      ? [{ kind: 'link' as const, label: USER_ACTIVITY, to: links.audit({ cluster }, { user: name }) }]
      : []),
  ];
}
