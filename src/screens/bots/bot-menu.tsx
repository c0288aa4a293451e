import { useNavigate, useOutletContext, useSearchParams } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { links } from '#lib/links.ts';
import { EDIT_ROLES, manageLabel } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import type { BotRow } from './bot-row.ts';
import { DELETE_BOT, LOCK_BOT, SHOW_INSTANCES } from './messages.ts';

/** The actions for a bot; actions without permission are disabled and show their reason. */
export function BotMenu({ bot: { id, name, userId }, onDelete }: { bot: BotRow; onDelete: () => void }) {
  const { user, features } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { edit, remove } = missingPermissionsFor(user.userAcl, 'bots');
  const missingLockPermission = missingPermissionsFor(user.userAcl, 'lock').create;
  return (
    <RowMenu
      label={manageLabel(name)}
      entries={() => [
        {
          kind: 'action',
          label: EDIT_ROLES,
          disabledReason: permissionReason(edit),
          onSelect: () => setParams(withParams(params, { edit: id })),
        },
        ...(features.botInstances
          ? [{ kind: 'link' as const, label: SHOW_INSTANCES, to: links.botInstances({}, { bot: id }) }]
          : []),
        {
          kind: 'action',
          label: LOCK_BOT,
          disabledReason: permissionReason(missingLockPermission),
          onSelect: () => void navigate(links.newLock({}, { user: userId })),
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: DELETE_BOT,
          tone: 'bad',
          disabledReason: permissionReason(remove),
          onSelect: onDelete,
        },
      ]}
    />
  );
}
