import { isRootPage, type PageContext } from '#domain/page-context.ts';
import { lockNamed } from '#domain/locks/messages.ts';
import { activityOf } from '#domain/users/messages.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import type { MenuEntry } from '#ui/menu/menu-content.ts';

/** More users of a session are in its details. */
const MAX_USERS = 5;

/** The entries of a row's menu that lead from users to new locks and to their events in the audit log. */
export function personEntries(context: PageContext, names: readonly string[]): MenuEntry[] {
  const uniqueNames = [...new Set(names.filter((name) => name !== ''))].slice(0, MAX_USERS);
  return uniqueNames.flatMap((name) => [...lockEntry(context, name), ...activityEntry(context, name)]);
}

function lockEntry(context: PageContext, name: string): MenuEntry[] {
  if (!isRootPage(context)) return [];
  const label = lockNamed(sanitize(name));
  const disabledReason = permissionReason(missingPermissionsFor(context.user.userAcl, 'lock').create);
  return disabledReason === undefined
    ? [{ kind: 'link', label, to: links.newLock({}, { user: name }) }]
    : [{ kind: 'action', label, disabledReason, onSelect: () => undefined }];
}

const activityEntry = ({ cluster, features }: PageContext, name: string): MenuEntry[] =>
  features.audit
    ? [{ kind: 'link', label: activityOf(sanitize(name)), to: links.audit({ cluster }, { user: name }) }]
    : [];
