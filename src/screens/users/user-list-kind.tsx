import type { ReadableUser } from '#domain/users/user-rows.ts';
import { NAME, TYPE } from '#features/list/messages.ts';
import type { FullListKind } from '#features/list/full-list.tsx';
import { MANAGE, ROLES } from '#lib/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { NO_ROLES, USER_LIST_LABELS } from './messages.ts';
import type { Administrator } from './user-actions.ts';
import { UserMenu } from './user-menu.tsx';

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
): FullListKind<ReadableUser> => ({
  page: 'users',
  permission: 'user: list',
  columns: [
    { title: NAME, sort: 'name', style: 'name', text: ({ name }) => name },
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
