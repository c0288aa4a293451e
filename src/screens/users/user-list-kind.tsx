import type { ReadableUser } from '#domain/users/user-rows.ts';
import { TYPE } from '#features/list/messages.ts';
import type { FullListKind } from '#features/list/full-list.tsx';
import { MANAGE, ROLES, manageLabel } from '#lib/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { NO_ROLES, USER_LIST_LABELS, DELETE_USER, EDIT_USER } from './messages.ts';
import { RESET_AUTHENTICATION } from '#features/users/messages.ts';
import { type Administrator, actionDisabledReason } from './user-actions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { personEntries } from '#features/users/person-entries.ts';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { withParams } from '#lib/params.ts';
import type { useUserColumns } from './user-columns.tsx';
import { RowMenu } from '#ui/menu/row-menu.tsx';

interface UserMenuProps {
  user: ReadableUser;
  administrator: Administrator;
  onAction: (action: 'reset' | 'delete') => void;
}

/** The actions on a user. Disabled actions stay visible with the reason. */
function UserMenu({ user, administrator, onAction }: UserMenuProps) {
  const context = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  return (
    <RowMenu
      label={manageLabel(user.name)}
      entries={() => [
        {
          kind: 'action',
          label: EDIT_USER,
          disabledReason: actionDisabledReason('edit', user, administrator),
          onSelect: () => setParams(withParams(params, { edit: user.id })),
        },
        {
          kind: 'action',
          label: RESET_AUTHENTICATION,
          disabledReason: actionDisabledReason('reset', user, administrator),
          onSelect: () => onAction('reset'),
        },
        ...personEntries(context, [user.id]),
        { kind: 'separator' },
        {
          kind: 'action',
          label: DELETE_USER,
          tone: 'bad',
          disabledReason: actionDisabledReason('remove', user, administrator),
          onSelect: () => onAction('delete'),
        },
      ]}
    />
  );
}

/** The user whose dialog is open. */
export interface PendingAction {
  type: 'reset' | 'delete';
  user: ReadableUser;
}

/** Pixels around the text of a type tag, and of an icon button. */
const TAG_PADDING = 18;
const ICON_BUTTON_WIDTH = 34;

export const userListKind = (
  administrator: Administrator,
  onAction: (pendingAction: PendingAction) => void,
  { nameColumn, lastSignInColumns }: ReturnType<typeof useUserColumns>,
): FullListKind<ReadableUser> => ({
  page: 'users',
  hasDetails: true,
  permission: 'user: list',
  columns: [
    nameColumn,
    {
      title: ROLES,
      sort: 'roles',
      style: 'plain',
      visibleFrom: 'middle',
      minWidth: 120,
      text: ({ roles }) => roles || NO_ROLES,
    },
    {
      title: TYPE,
      sort: 'type',
      style: 'plain',
      text: ({ type }) => type,
      extraWidth: () => TAG_PADDING,
      cell: ({ type }) => <Tag>{type}</Tag>,
    },
    ...lastSignInColumns,
  ],
  messages: USER_LIST_LABELS,
  action: {
    title: MANAGE,
    render: (user) => (
      <UserMenu user={user} administrator={administrator} onAction={(type) => onAction({ type, user })} />
    ),
    text: () => '',
    padding: ICON_BUTTON_WIDTH,
  },
});
