// The details of one bot, for the name in the address.
import { useQuery } from '@tanstack/react-query';
import Bot from 'lucide-react/icons/bot';
import SearchX from 'lucide-react/icons/search-x';
import { Link, useNavigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { botsOf } from '#api/bots.ts';
import { fieldOf } from '#domain/audit/fields.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { BOT } from '#domain/users/messages.ts';
import { AccessOfRoles } from '#features/details/lazy-access.tsx';
import { ActivityPart } from '#features/details/activity-part.tsx';
import { AllFields } from '#features/details/all-fields.tsx';
import { Fact, FactList } from '#features/details/details-section.tsx';
import { DetailsSections } from '#features/details/details-sections.tsx';
import { LocksNotice } from '#features/details/locks-notice.tsx';
import { ACCESS, ACTIVITY, LOCK, OVERVIEW, NOT_IN_LIST } from '#features/details/messages.ts';
import { detailsParams, useDetails } from '#features/details/use-details.ts';
import { LABELS } from '#features/list/messages.ts';
import { links } from '#lib/links.ts';
import { EDIT_ROLES, ROLES } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { DetailsPanel } from '#ui/layout/details-panel.tsx';
import { parseBot, parseRoles, type BotRow } from './bot-row.ts';
import { BOT_GONE_HINT, BOT_LIST_LABELS, SHOW_INSTANCES, SIGNS_IN_AS } from './messages.ts';
import * as css from '#features/details/details.css.ts';

export function BotDetails({ name }: { name: string }) {
  const { root } = useOutletContext<PageContext>();
  const { close } = useDetails();
  const bots = useQuery(botsOf(root));
  return (
    <DetailsPanel title={sanitize(name)} icon={Bot} subtitle={BOT} onClose={close}>
      <Answer
        query={bots}
        placeholder={<SkeletonLines lines={6} />}
        permission="bot: list, read"
        errorTitle={BOT_LIST_LABELS.notLoaded}
      >
        {(answer) => {
          const found = listOf(fieldsOf(answer).items)
            .map((raw, index) => ({ raw, row: parseBot(raw, index) }))
            .find(({ row }) => row.ok && row.id === name);
          if (found?.row.ok) return <ListedBotDetails bot={found.row} raw={found.raw} />;
          return (
            <EmptyState icon={SearchX} title={NOT_IN_LIST}>
              <p>{BOT_GONE_HINT}</p>
            </EmptyState>
          );
        }}
      </Answer>
    </DetailsPanel>
  );
}

function BotActions({ bot: { id, userId } }: { bot: BotRow }) {
  const { user, features } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className={css.actions}>
      <Button
        variant="primary"
        disabledReason={permissionReason(missingPermissionsFor(user.userAcl, 'bots').edit)}
        onClick={() => setParams(withParams(params, { edit: id }))}
      >
        {EDIT_ROLES}
      </Button>
      {features.botInstances && <ButtonLink to={links.botInstances({}, { bot: id })}>{SHOW_INSTANCES}</ButtonLink>}
      <Button
        disabledReason={permissionReason(missingPermissionsFor(user.userAcl, 'lock').create)}
        onClick={() => void navigate(links.newLock({}, { user: userId }))}
      >
        {LOCK}
      </Button>
    </div>
  );
}

function ListedBotDetails({ bot, raw }: { bot: BotRow; raw: unknown }) {
  const { id, name, userId, user, labelTexts } = bot;
  const roles = parseRoles(raw);
  return (
    <>
      <BotActions bot={bot} />
      <DetailsSections
        name={name}
        sections={[
          {
            id: '',
            title: OVERVIEW,
            render: () => (
              <>
                <LocksNotice subject={{ user: [userId] }} />
                <FactList>
                  <Fact term={ROLES}>
                    {roles.length > 0 && (
                      <span className={css.inlineLinks}>
                        {roles.map((role) => (
                          <Link key={role} to={links.roles({}, detailsParams(role))}>
                            {sanitize(role)}
                          </Link>
                        ))}
                      </span>
                    )}
                  </Fact>
                  <Fact term={SIGNS_IN_AS} copyable={userId}>
                    {user}
                  </Fact>
                  <Fact term={LABELS}>{labelTexts}</Fact>
                </FactList>
                <AllFields raw={raw} />
              </>
            ),
          },
          {
            id: 'activity',
            title: ACTIVITY,
            render: () => (
              <ActivityPart
                isOfUser
                isMatching={({ raw: event, type }) =>
                  fieldOf(event, 'user') === userId ||
                  fieldOf(event, 'bot_name') === id ||
                  (type.startsWith('bot.') && fieldOf(event, 'name') === id)
                }
                filters={{ user: userId }}
              />
            ),
          },
          { id: 'access', title: ACCESS, render: () => <AccessOfRoles roles={roles} /> },
        ]}
      />
    </>
  );
}
