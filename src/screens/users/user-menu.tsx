import { useSearchParams } from 'react-router-dom';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { manageLabel } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import { DELETE_USER, EDIT_USER, RESET_AUTHENTICATION } from './messages.ts';
import { actionDisabledReason, type Administrator } from './user-actions.ts';

interface UserMenuProps {
  user: ReadableUser;
  administrator: Administrator;
  onAction: (action: 'reset' | 'delete') => void;
}

/** The actions on a user. Disabled actions stay visible with the reason. */
export function UserMenu({ user, administrator, onAction }: UserMenuProps) {
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
