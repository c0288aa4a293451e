// Who may sign in. The drawer that is open and the search stand in the address; what is asked in a dialog does not.
import { deletedMessage } from '#lib/messages.ts';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState, type ComponentProps } from 'react';
import { useOutletContext } from 'react-router-dom';
import { proxyOf } from '#api/dialect/dialect-query.ts';
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
import { Editor, NewUserLink } from './editor/editor.tsx';
import { useInvite } from './invite-user.tsx';
import { FIRST, NONE, saved, USERS_SEARCHED } from './messages.ts';
import { ResetUser } from './reset-user.tsx';
import { userKind, type Asked } from './user-kind.tsx';

type ListProps = Omit<ComponentProps<typeof FullList<ReadableUser, UserRow[]>>, 'query' | 'read'>;

function AllUsers(props: ListProps) {
  return <FullList {...props} query={useQuery({ ...usersQuery, select: parseUserRows })} read={filterUsers} />;
}

function readPages(items: readonly unknown[], order: Order | undefined): readonly UserRow[] {
  const rows = items.map(parseUserRow);
  return order ? filterUsers(rows, { search: '', order }) : rows;
}

export function Component() {
  const { user } = useOutletContext<PageContext>();
  const [asked, setAsked] = useState<Asked>();
  const { notice, notify } = useNotice();
  const { invite, link } = useInvite();
  const missing = missingPermissionsFor(user.userAcl, 'users');
  const by = { name: user.userName, missing };
  const close = () => setAsked(undefined);
  const onDeleted = (name: string) => {
    close();
    notify(deletedMessage(name));
  };
  const list = {
    kind: userKind(by, setAsked),
    actions: <NewUserLink missing={missing.create} />,
    notice,
    emptyState: (
      <EmptyState icon={Users} title={NONE}>
        <p>{FIRST}</p>
      </EmptyState>
    ),
  };
  return (
    <>
      {proxyCan(proxyOf(user), 'searchUsers') ? (
        <PagedList
          {...list}
          kind={{ ...list.kind, messages: USERS_SEARCHED }}
          queryFor={userPagesQuery}
          read={readPages}
        />
      ) : (
        <AllUsers {...list} />
      )}
      {asked?.deed === 'reset' && <ResetUser user={asked.user} isOwn={asked.user.id === by.name} onClose={close} />}
      {asked?.deed === 'delete' && (
        <DeleteUser user={asked.user} onDeleted={() => onDeleted(asked.user.name)} onClose={close} />
      )}
      <Editor by={by} onSaved={(name) => notify(saved(sanitize(name)))} onCreated={invite}>
        {link}
      </Editor>
    </>
  );
}
