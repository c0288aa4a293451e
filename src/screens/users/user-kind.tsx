import type { ReadableUser } from '#domain/users/user-rows.ts';
import { NAME, TYPE } from '#features/list/messages.ts';
import type { FullListKind } from '#features/list/full-list.tsx';
import { MANAGE, ROLES } from '#lib/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { NO_ROLES, USERS_LIST } from './messages.ts';
import type { Administrator } from './user-actions.ts';
import { UserMenu } from './user-menu.tsx';

/** What is asked about a user in a dialog. */
export interface Asked {
  deed: 'reset' | 'delete';
  user: ReadableUser;
}

/** Pixels of the edges of the tag around a type, and of a button with an icon alone. */
const TAG_EDGES = 18;
const ICON_BUTTON = 34;

export const userKind = (by: Administrator, ask: (asked: Asked) => void): FullListKind<ReadableUser> => ({
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
      extraWidth: () => TAG_EDGES,
      cell: ({ type }) => <Tag>{type}</Tag>,
    },
  ],
  messages: USERS_LIST,
  action: {
    title: MANAGE,
    render: (user) => <UserMenu of={user} by={by} onAsk={(deed) => ask({ deed, user })} />,
    text: () => '',
    padding: ICON_BUTTON,
  },
});
