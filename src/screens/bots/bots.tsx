// The list of bots; the console loads the full list and searches it in the browser (docs/behaviour.md#bots).
import { useQuery } from '@tanstack/react-query';
import Bot from 'lucide-react/icons/bot';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { botsOf } from '#api/bots.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { LABELS, NAME } from '#features/list/messages.ts';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { links } from '#lib/links.ts';
import { MANAGE, ROLES } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { BotMenu } from './bot-menu.tsx';
import { filterBots, type BotRow } from './bot-row.ts';
import { DeleteBot } from './delete-bot.tsx';
import { EditRoles } from './edit-bot-roles.tsx';
import { BOT_LIST_LABELS, CREATE_BOT, NO_BOTS_HINT, NO_BOTS_TITLE, rolesSaved, SIGNS_IN_AS } from './messages.ts';
import { RequiresBotSupport } from './requires-bot-support.tsx';

/** The browser searches and sorts the list, so new list parameters need no new request. */
export const shouldRevalidate = () => false;

const ICON_BUTTON_WIDTH = 34;
const MIN_WIDTH = 120;

const listKind: Omit<FullListKind<BotRow>, 'action'> = {
  page: 'bots',
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
              variant="primary"
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
