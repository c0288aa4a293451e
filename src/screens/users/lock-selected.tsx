import Lock from 'lucide-react/icons/lock';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { ClearSelection, useSelection, type Selection } from '#features/list/selection/selection.tsx';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { lockAtMost, lockSelected } from './messages.ts';

/** The address of the new lock names each user, and longer addresses fail in some reverse proxies. */
const MAX_USERS = 100;

/** The selected users, with a link to a new lock on them; undefined if the current user may not create locks. */
export function useLockSelection(): Selection<ReadableUser> | undefined {
  const { features } = useOutletContext<PageContext>();
  const selection = useSelection<ReadableUser>();
  const names = [...selection.rows.keys()];
  if (!features.newLock) return undefined;
  const tools = names.length > 0 && (
    <>
      <ButtonLink
        icon={Lock}
        to={links.newLock({}, { user: names })}
        disabledReason={names.length > MAX_USERS ? lockAtMost(MAX_USERS) : undefined}
      >
        {lockSelected(names.length)}
      </ButtonLink>
      <ClearSelection selection={selection} />
    </>
  );
  return { ...selection, tools };
}
