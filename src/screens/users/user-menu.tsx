import { useSearchParams } from 'react-router-dom';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { manageLabel } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import { DELETE_USER, EDIT_USER, RESET } from './messages.ts';
import { reasonAgainst, type Administrator } from './user-actions.ts';

interface UserMenuProps {
  of: ReadableUser;
  by: Administrator;
  onAsk: (deed: 'reset' | 'delete') => void;
}

/** What may be done to a user. What may not is there too, with its reason. */
export function UserMenu({ of: user, by, onAsk }: UserMenuProps) {
  const [params, setParams] = useSearchParams();
  return (
    <RowMenu
      label={manageLabel(user.name)}
      entries={() => [
        {
          kind: 'action',
          label: EDIT_USER,
          disabledReason: reasonAgainst('edit', user, by),
          onSelect: () => setParams(withParams(params, { edit: user.id })),
        },
        {
          kind: 'action',
          label: RESET,
          disabledReason: reasonAgainst('reset', user, by),
          onSelect: () => onAsk('reset'),
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: DELETE_USER,
          tone: 'bad',
          disabledReason: reasonAgainst('remove', user, by),
          onSelect: () => onAsk('delete'),
        },
      ]}
    />
  );
}
