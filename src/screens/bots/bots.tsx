// What signs in without a person: a list that comes whole and is searched here (docs/behaviour.md#bots).
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
import { botRows, type BotRow } from './bot-row.ts';
import { DeleteBot } from './delete-bot.tsx';
import { EditRoles } from './edit-roles.tsx';
import { BOTS, CREATE_BOT, FIRST, NONE, rolesSaved, SIGNS_IN_AS } from './messages.ts';
import { OfNewer } from './of-newer.tsx';

/** The list is searched and sorted here; its loader is for arriving. */
export const shouldRevalidate = () => false;

const ICON_BUTTON = 34;
const LEAST = 120;

const kind: Omit<FullListKind<BotRow>, 'action'> = {
  page: 'bots',
  permission: 'bot: list, read',
  messages: BOTS,
  columns: [
    { title: NAME, sort: 'name', style: 'name', text: ({ name }) => name },
    { title: ROLES, sort: 'roles', style: 'plain', minWidth: LEAST, text: ({ roles }) => roles || '–' },
    { title: SIGNS_IN_AS, sort: 'user', visibleFrom: 'middle', style: 'quiet', text: ({ user }) => user },
    {
      title: LABELS,
      visibleFrom: 'wide',
      style: 'quiet',
      minWidth: LEAST,
      text: ({ labelTexts }) => labelTexts || '–',
    },
  ],
};

const management = (onDelete: (bot: BotRow) => void): FullListKind<BotRow>['action'] => ({
  title: MANAGE,
  render: (bot) => <BotMenu of={bot} onDelete={() => onDelete(bot)} />,
  text: () => '',
  padding: ICON_BUTTON,
});

export const Component = () => (
  <OfNewer page="bots">
    <Bots />
  </OfNewer>
);

function Bots() {
  const { root, user, features } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const [deleting, setDeleting] = useState<BotRow>();
  const { notice, notify } = useNotice();
  const missing = missingPermissionsFor(user.userAcl, 'bots');
  const edited = params.get('edit');
  const done = (says: string) => {
    setDeleting(undefined);
    notify(says);
  };
  return (
    <>
      <FullList
        kind={{
          ...kind,
          action: management(setDeleting),
        }}
        query={useQuery(botsOf(root))}
        read={botRows}
        actions={
          <>
            {features.botInstances && <ButtonLink to={links.botInstances()}>{pageTitles.botInstances}</ButtonLink>}
            <ButtonLink
              to={links.newBot()}
              variant="primary"
              icon={Plus}
              disabledReason={permissionReason(missing.create)}
            >
              {CREATE_BOT}
            </ButtonLink>
          </>
        }
        notice={notice}
        emptyState={
          <EmptyState icon={Bot} title={NONE}>
            <p>{FIRST}</p>
          </EmptyState>
        }
      />
      {edited && (
        <EditRoles
          key={edited}
          name={edited}
          root={root}
          disabledReason={permissionReason(missing.edit)}
          onSaved={() => done(rolesSaved(sanitize(edited)))}
          onClose={() => setParams(withParams(params, { edit: '' }), { replace: true })}
        />
      )}
      {deleting && <DeleteBot bot={deleting} root={root} onGone={done} onCancel={() => setDeleting(undefined)} />}
    </>
  );
}
