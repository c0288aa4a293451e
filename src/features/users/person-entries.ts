import type { PageContext } from '#domain/page-context.ts';
import { COMMAND_MESSAGES } from '#domain/palette/messages.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import type { MenuEntry } from '#ui/menu/menu-content.ts';

/** More users of a session are in its details. */
const MAX_USERS = 5;

/** The entries of a row's menu that lead from users to new locks and to their events in the audit log. */
export function personEntries({ cluster, user, features }: PageContext, names: readonly string[]): MenuEntry[] {
  const lockReason = permissionReason(missingPermissionsFor(user.userAcl, 'lock').create);
  const uniqueNames = [...new Set(names.filter((name) => name !== ''))].slice(0, MAX_USERS);
  return uniqueNames.flatMap((name): MenuEntry[] => {
    const lockLabel = COMMAND_MESSAGES.lock.nameFor(sanitize(name));
    const lock: MenuEntry =
      lockReason === undefined
        ? { kind: 'link', label: lockLabel, to: links.newLock({}, { user: name }) }
        : { kind: 'action', label: lockLabel, disabledReason: lockReason, onSelect: () => undefined };
    if (!features.audit) return [lock];
    const activityLabel = COMMAND_MESSAGES.activity.nameFor(sanitize(name));
    return [lock, { kind: 'link', label: activityLabel, to: links.audit({ cluster }, { user: name }) }];
  });
}
