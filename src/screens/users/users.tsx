// Who may sign in. The drawer that is open and the search stand in the address; what is asked in a dialog does not.
import { wasDeleted } from '#lib/messages.ts';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { start } from '#api/queries.ts';
import { missingFor } from '#domain/permissions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { userRows, wantedUsers } from '#domain/users/user-rows.ts';
import { WholeList } from '#features/list/whole-list.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useNotice } from '#ui/feedback/notice.tsx';
import { DeleteUser } from './delete-user.tsx';
import { Editor, NewUserLink } from './editor/editor.tsx';
import { useInvite } from './invite-user.tsx';
import { FIRST, NONE, saved } from './messages.ts';
import { ResetUser } from './reset-user.tsx';
import { userKind, type Asked } from './user-kind.tsx';
import { usersQuery } from '#api/identity/users.ts';

export const loader = () => start(usersQuery);

/** The list is searched and sorted here; its loader is for arriving. */
export const shouldRevalidate = () => false;

export function Component() {
  const { user } = useOutletContext<PageContext>();
  const users = useQuery({ ...usersQuery, select: userRows });
  const [asked, setAsked] = useState<Asked>();
  const { notice, notify } = useNotice();
  const { invite, link } = useInvite();
  const missing = missingFor(user.userAcl, 'users');
  const by = { name: user.userName, missing };
  const close = () => setAsked(undefined);
  const onDeleted = (name: string) => {
    close();
    notify(wasDeleted(name));
  };
  return (
    <>
      <WholeList
        kind={userKind(by, setAsked)}
        of={users}
        read={wantedUsers}
        actions={<NewUserLink missing={missing.create} />}
        notice={notice}
        none={
          <EmptyState icon={Users} title={NONE}>
            <p>{FIRST}</p>
          </EmptyState>
        }
      />
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
