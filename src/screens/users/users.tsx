// The users of the cluster. The address contains the search and the open drawer, but not open dialogs.
import { deletedMessage } from '#lib/messages.ts';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState, type ComponentProps } from 'react';
import { useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { userPagesQuery } from '#api/identity/user-pages.ts';
import { usersQuery } from '#api/identity/users.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { parseUserRow, parseUserRows, filterUsers, type ReadableUser, type UserRow } from '#domain/users/user-rows.ts';
import type { Order } from '#features/list/list-params.ts';
import { PagedList } from '#features/list/paged-list.tsx';
import { FullList } from '#features/list/full-list.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useNotice } from '#ui/feedback/notice.tsx';
import { DeleteUser } from './delete-user.tsx';
import { UserEditor, NewUserLink } from './editor/user-editor.tsx';
import { useInviteLink } from './invite-user.tsx';
import { NO_USERS_HINT, NO_USERS_TITLE, userSaved, USER_SEARCH_LABELS } from './messages.ts';
import { ResetUser } from './reset-user.tsx';
import { userListKind, type PendingAction } from './user-list-kind.tsx';

type UserListProps = Omit<ComponentProps<typeof FullList<ReadableUser, UserRow[]>>, 'query' | 'read'>;

function FullUserList(props: UserListProps) {
  return <FullList {...props} query={useQuery({ ...usersQuery, select: parseUserRows })} read={filterUsers} />;
}

function parseUsers(items: readonly unknown[], order: Order | undefined): readonly UserRow[] {
  const rows = items.map(parseUserRow);
  return order ? filterUsers(rows, { search: '', order }) : rows;
}

export function Component() {
  const { user } = useOutletContext<PageContext>();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const { notice, notify } = useNotice();
  const { invite, inviteDialog } = useInviteLink();
  const missingPermissions = missingPermissionsFor(user.userAcl, 'users');
  const administrator = { name: user.userName, missing: missingPermissions };
  const close = () => setPendingAction(undefined);
  const onDeleted = (name: string) => {
    close();
    notify(deletedMessage(name));
  };
  const listProps = {
    kind: userListKind(administrator, setPendingAction),
    actions: <NewUserLink missing={missingPermissions.create} />,
    notice,
    emptyState: (
      <EmptyState icon={Users} title={NO_USERS_TITLE}>
        <p>{NO_USERS_HINT}</p>
      </EmptyState>
    ),
  };
  return (
    <>
      {proxyCan(dialectOfContext(user), 'searchUsers') ? (
        <PagedList
          {...listProps}
          kind={{ ...listProps.kind, messages: USER_SEARCH_LABELS }}
          queryFor={userPagesQuery}
          read={parseUsers}
        />
      ) : (
        <FullUserList {...listProps} />
      )}
      {pendingAction?.type === 'reset' && (
        <ResetUser
          user={pendingAction.user}
          isCurrentUser={pendingAction.user.id === administrator.name}
          onClose={close}
        />
      )}
      {pendingAction?.type === 'delete' && (
        <DeleteUser user={pendingAction.user} onDeleted={() => onDeleted(pendingAction.user.name)} onClose={close} />
      )}
      <UserEditor
        administrator={administrator}
        onSaved={(name) => notify(userSaved(sanitize(name)))}
        onCreated={invite}
      >
        {inviteDialog}
      </UserEditor>
    </>
  );
}
