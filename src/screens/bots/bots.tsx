// The list of bots; the console loads the full list and searches it in the browser (docs/behaviour.md#bots).
import { useQuery } from '@tanstack/react-query';
import Bot from 'lucide-react/icons/bot';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOutletContext, useSearchParams, useNavigate } from 'react-router-dom';
import { botsOf } from '#api/bots.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { OpenDetails } from '#features/details/open-details.tsx';
import { useMainButtonVariant } from '#features/details/use-details.ts';
import { LABELS, NAME } from '#features/list/messages.ts';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { links } from '#lib/links.ts';
import { MANAGE, ROLES, deletedMessage, EDIT_ROLES, manageLabel } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { useNotice } from '#ui/feedback/notice.tsx';
import { filterBots, type BotRow } from './bot-row.ts';
import { EditRoles } from './edit-bot-roles.tsx';
import {
  BOT_LIST_LABELS,
  CREATE_BOT,
  NO_BOTS_HINT,
  NO_BOTS_TITLE,
  rolesSaved,
  SIGNS_IN_AS,
  deleteWarning,
  confirmDelete,
  DELETE_BOT,
  deleteFailed,
  LOCK_BOT,
  SHOW_INSTANCES,
} from './messages.ts';
import { RequiresBotSupport } from './requires-bot-support.tsx';
import { $api } from '#api/api.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RowMenu } from '#ui/menu/row-menu.tsx';

/** The actions for a bot; actions without permission are disabled and show their reason. */
function BotMenu({ bot: { id, name, userId }, onDelete }: { bot: BotRow; onDelete: () => void }) {
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

interface DeleteBotProps {
  bot: BotRow;
  root: string;
  /** Called when the bot no longer exists, even if another user deleted it. */
  onDeleted: (message: string) => void;
  onCancel: () => void;
}

function DeleteBot({ bot: { id, name }, root: cluster, onDeleted, onCancel }: DeleteBotProps) {
  const handleDeleted = async () => {
    await showDeleted('bots', id);
    onDeleted(deletedMessage(name));
  };
  const remove = $api.useMutation('delete', '/v1/webapi/sites/{cluster}/machine-id/bot/{name}', {
    onSuccess: handleDeleted,
    onError: ({ status }) => (status === 404 ? handleDeleted() : undefined),
  });
  return (
    <ConfirmDialog
      title={confirmDelete(name)}
      confirmLabel={DELETE_BOT}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={deleteFailed(name)}
      onConfirm={() => remove.mutate({ params: { path: { cluster, name: id } } })}
      onCancel={onCancel}
    >
      <p>{deleteWarning(name)}</p>
    </ConfirmDialog>
  );
}

/** The browser searches and sorts the list, so new list parameters need no new request. */
export const shouldRevalidate = () => false;

const BotDetails = lazyComponent(async () => (await import('./bot-details.tsx')).BotDetails);

const ICON_BUTTON_WIDTH = 34;
const MIN_WIDTH = 120;

const listKind: Omit<FullListKind<BotRow>, 'action'> = {
  page: 'bots',
  hasDetails: true,
  permission: 'bot: list, read',
  messages: BOT_LIST_LABELS,
  columns: [
    { title: NAME, sort: 'name', style: 'name', text: ({ name }) => name },
    { title: ROLES, sort: 'roles', style: 'plain', minWidth: MIN_WIDTH, text: ({ roles }) => roles || '–' },
    { title: SIGNS_IN_AS, sort: 'user', visibleFrom: 'middle', style: 'quiet', text: ({ user }) => user },
    {
      title: LABELS,
      visibleFrom: 'wide',
      style: 'quiet',
      minWidth: MIN_WIDTH,
      text: ({ labelTexts }) => labelTexts || '–',
    },
  ],
};

const manageAction = (onDelete: (bot: BotRow) => void): FullListKind<BotRow>['action'] => ({
  title: MANAGE,
  render: (bot) => <BotMenu bot={bot} onDelete={() => onDelete(bot)} />,
  text: () => '',
  padding: ICON_BUTTON_WIDTH,
});

export const Component = () => (
  <RequiresBotSupport page="bots">
    <Bots />
  </RequiresBotSupport>
);

function Bots() {
  const { root, user, features } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const [botToDelete, setBotToDelete] = useState<BotRow>();
  const { notice, notify } = useNotice();
  const missingPermissions = missingPermissionsFor(user.userAcl, 'bots');
  const editedBot = params.get('edit');
  const mainButtonVariant = useMainButtonVariant();
  const closeWithNotice = (message: string) => {
    setBotToDelete(undefined);
    notify(message);
  };
  return (
    <>
      <FullList
        kind={{ ...listKind, action: manageAction(setBotToDelete) }}
        query={useQuery(botsOf(root))}
        read={filterBots}
        actions={
          <>
            {features.botInstances && <ButtonLink to={links.botInstances()}>{pageTitles.botInstances}</ButtonLink>}
            <ButtonLink
              to={links.newBot()}
              variant={mainButtonVariant}
              icon={Plus}
              disabledReason={permissionReason(missingPermissions.create)}
            >
              {CREATE_BOT}
            </ButtonLink>
          </>
        }
        notice={notice}
        emptyState={
          <EmptyState icon={Bot} title={NO_BOTS_TITLE}>
            <p>{NO_BOTS_HINT}</p>
          </EmptyState>
        }
      />
      <OpenDetails>{(name) => <BotDetails name={name} />}</OpenDetails>
      {editedBot && (
        <EditRoles
          key={editedBot}
          name={editedBot}
          root={root}
          disabledReason={permissionReason(missingPermissions.edit)}
          onSaved={() => closeWithNotice(rolesSaved(sanitize(editedBot)))}
          onClose={() => setParams(withParams(params, { edit: '' }), { replace: true })}
        />
      )}
      {botToDelete && (
        <DeleteBot
          bot={botToDelete}
          root={root}
          onDeleted={closeWithNotice}
          onCancel={() => setBotToDelete(undefined)}
        />
      )}
    </>
  );
}
