// The users of the cluster. The address contains the search and the open drawer, but not open dialogs.
import { deletedMessage } from '#lib/messages.ts';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState, type ComponentProps } from 'react';
import { useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { userPagesQuery } from '#api/identity/user-pages.ts';
import { usersQuery, refreshUsers, showDeletedUser } from '#api/identity/users.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { parseUserRow, parseUserRows, filterUsers, type ReadableUser, type UserRow } from '#domain/users/user-rows.ts';
import { PagedList } from '#features/list/paged-list.tsx';
import { FullList } from '#features/list/full-list.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useNotice } from '#ui/feedback/notice.tsx';
import { UserEditor, NewUserLink } from './editor/user-editor.tsx';
import {
  NO_USERS_HINT,
  NO_USERS_TITLE,
  userSaved,
  USER_SEARCH_LABELS,
  deleteWarning,
  confirmDelete,
  DELETE_USER,
  userAlreadyDeleted,
  deleteFailed,
  CREATE_INVITE,
  CREATING_LINK,
  inviteTitle,
  inviteNotCreated,
} from './messages.ts';
import { OpenDetails } from '#features/details/open-details.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { userListKind, type PendingAction } from './user-list-kind.tsx';
import type { Administrator } from './user-actions.ts';
import { useUserColumns } from './user-columns.tsx';
import { useLockSelection } from './lock-selected.tsx';
import { $api } from '#api/api.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { requireTextField } from '#api/refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import type { ErrorLike } from '#ui/feedback/messages.ts';
import { PasswordLink } from '#features/users/password-link.tsx';
import { ResetUser } from '#features/users/reset-user.tsx';

const UserDetails = lazyComponent(async () => (await import('./user-details.tsx')).UserDetails);

/**
 * A new user has no password, so the console immediately creates a link to set one
 * (docs/protocol/auth-and-identity.md#15).
 */
function useInviteLink() {
  const { mutate, reset, ...inviteToken } = $api.useMutation('post', '/v1/webapi/users/password/token', {
    onSuccess: (token) => void requireTextField(token, 'tokenId'),
  });
  const invitedUser = inviteToken.variables?.body.name;
  return {
    invite: (name: string) => mutate({ body: { name, type: 'invite' } }),
    inviteDialog: invitedUser !== undefined && (
      <InviteLinkDialog
        name={invitedUser}
        token={inviteToken.data}
        error={inviteToken.error}
        onRetry={() => mutate({ body: { name: invitedUser, type: 'invite' } })}
        onClose={reset}
      />
    ),
  };
}

interface InviteLinkDialogProps {
  name: string;
  token: unknown;
  error: ErrorLike | null;
  onRetry: () => void;
  onClose: () => void;
}

function InviteLinkDialog({ name, token, error, onRetry, onClose }: InviteLinkDialogProps) {
  const displayName = sanitize(name);
  return (
    <Dialog title={inviteTitle(displayName)} onClose={onClose}>
      {token !== undefined && <PasswordLink kind="invite" name={displayName} token={token} />}
      {error && (
        <Banner tone="bad">
          {/* Also shown if the response was unreadable: the user exists, but the console has no link. */}
          <p>{inviteNotCreated(displayName)}</p>
          <ErrorText error={error} />
        </Banner>
      )}
      {token === undefined && !error && <Loading label={CREATING_LINK} />}
      <DialogActions>
        <Button onClick={onClose}>{CLOSE}</Button>
        {error && (
          <Button variant="primary" onClick={onRetry}>
            {CREATE_INVITE}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface DeleteUserProps {
  user: ReadableUser;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteUser({ user: { id, name }, onDeleted, onClose }: DeleteUserProps) {
  const remove = $api.useMutation('delete', '/v1/webapi/users/{name}', {
    async onSuccess() {
      await showDeletedUser(id);
      onDeleted();
    },
    onError: refreshUsers,
  });
  if (remove.error?.status === 404)
    return (
      <MessageDialog title={confirmDelete(name)} onClose={onClose}>
        <Banner tone="bad">{userAlreadyDeleted(name)}</Banner>
      </MessageDialog>
    );
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_USER}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={deleteFailed(name)}
      onConfirm={() => remove.mutate({ params: { path: { name: id } } })}
      onCancel={onClose}
    >
      <p>{deleteWarning(name)}</p>
    </ConfirmDialog>
  );
}

type UserListProps = Omit<ComponentProps<typeof FullList<ReadableUser, UserRow[]>>, 'query' | 'read'> & {
  signInTimes: ReadonlyMap<string, string> | undefined;
};

const FullUserList = ({ signInTimes, ...props }: UserListProps) => (
  <FullList
    {...props}
    query={useQuery({ ...usersQuery, select: parseUserRows })}
    read={(rows, rowQuery) => filterUsers(rows, rowQuery, signInTimes)}
  />
);

const PagedUserList = ({ signInTimes, ...props }: UserListProps) => (
  <PagedList
    {...props}
    kind={{ ...props.kind, messages: USER_SEARCH_LABELS }}
    queryFor={userPagesQuery}
    read={(items, order) => {
      const rows = items.map(parseUserRow);
      return order ? filterUsers(rows, { search: '', order }, signInTimes) : rows;
    }}
  />
);

interface PendingDialogProps {
  action: PendingAction | undefined;
  administrator: Administrator;
  onDeleted: (name: string) => void;
  onClose: () => void;
}

/** The dialog of the action that the user chose. */
function PendingDialog({ action, administrator, onDeleted, onClose }: PendingDialogProps) {
  if (action?.type === 'reset')
    return <ResetUser user={action.user} isCurrentUser={action.user.id === administrator.name} onClose={onClose} />;
  if (action?.type === 'delete')
    return <DeleteUser user={action.user} onDeleted={() => onDeleted(action.user.name)} onClose={onClose} />;
  return null;
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
  const userColumns = useUserColumns();
  const listProps = {
    kind: userListKind(administrator, setPendingAction, userColumns),
    actions: <NewUserLink missing={missingPermissions.create} />,
    notice: (
      <>
        {notice}
        {userColumns.lockProblem}
      </>
    ),
    selection: useLockSelection(),
    signInTimes: userColumns.signInTimes,
    emptyState: (
      <EmptyState icon={Users} title={NO_USERS_TITLE}>
        <p>{NO_USERS_HINT}</p>
      </EmptyState>
    ),
  };
  return (
    <>
      {proxyCan(dialectOfContext(user), 'searchUsers') ? (
        <PagedUserList {...listProps} />
      ) : (
        <FullUserList {...listProps} />
      )}
      <PendingDialog action={pendingAction} administrator={administrator} onDeleted={onDeleted} onClose={close} />
      <OpenDetails>
        {(name) => <UserDetails name={name} administrator={administrator} onAction={setPendingAction} />}
      </OpenDetails>
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
