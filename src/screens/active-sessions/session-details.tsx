// The details of one active session, for the ID in the address.
import { useQuery } from '@tanstack/react-query';
import Activity from 'lucide-react/icons/activity';
import SearchX from 'lucide-react/icons/search-x';
import { Link, useNavigate, useOutletContext } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { fieldOf } from '#domain/audit/fields.ts';
import { sessionSubject } from '#domain/locks/consequences.ts';
import { isRootPage, type PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { JoinMenu } from '#features/active-sessions/join-menu.tsx';
import { sessionKindOf } from '#features/active-sessions/session-kinds.ts';
import { readSessionRow, type SessionRow } from '#features/active-sessions/session-row.ts';
import { ActivityPart } from '#features/details/activity-part.tsx';
import { AllFields } from '#features/details/all-fields.tsx';
import { Fact, FactList } from '#features/details/details-section.tsx';
import { DetailsSections } from '#features/details/details-sections.tsx';
import { LocksNotice } from '#features/details/locks-notice.tsx';
import { ACTIVITY, OVERVIEW } from '#features/details/messages.ts';
import { detailsParams, useDetails } from '#features/details/use-details.ts';
import { DURATION, TYPE, USERS } from '#features/list/messages.ts';
import { LOCK_USER } from '#features/users/messages.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime } from '#lib/time.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { DetailsPanel } from '#ui/layout/details-panel.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { RunningTime } from '#ui/text/running-time.tsx';
import { SESSION_ENDED, SESSION_ENDED_HINT, SESSION_LIST_LABELS, STARTED, STARTED_BY } from './messages.ts';
import { LOGIN } from '#lib/messages.ts';
import { RESOURCE } from '#features/activity/messages.ts';
import { SESSION_ID } from '#features/active-sessions/messages.ts';
import { stateText } from './session-columns.tsx';
import * as css from '#features/details/details.css.ts';

export function SessionDetails({ id }: { id: string }) {
  const { cluster } = useOutletContext<PageContext>();
  const { close } = useDetails();
  const sessions = useQuery(activeSessionsOf(cluster));
  const found = listOf(fieldsOf(sessions.data).sessions)
    .map((raw, index) => ({ raw, row: readSessionRow(raw, index) }))
    .find(({ row }) => row.ok && row.id === id);
  const session = found?.row.ok ? found.row : undefined;
  const kind = session && sessionKindOf(session.kind);
  return (
    <DetailsPanel
      title={session?.name ?? sanitize(id)}
      icon={kind?.icon ?? Activity}
      subtitle={
        session && (
          <>
            {sanitize(kind?.title ?? '')} <RunningTime since={session.created} />
          </>
        )
      }
      onClose={close}
    >
      <Answer
        query={sessions}
        placeholder={<SkeletonLines lines={6} />}
        permission="ssh_session: list"
        errorTitle={SESSION_LIST_LABELS.notLoaded}
      >
        {() =>
          session ? (
            <ListedSessionDetails session={session} raw={found?.raw} />
          ) : (
            <EmptyState icon={SearchX} title={SESSION_ENDED}>
              <p>{SESSION_ENDED_HINT}</p>
            </EmptyState>
          )
        }
      </Answer>
    </DetailsPanel>
  );
}

function ListedSessionDetails({ session, raw }: { session: SessionRow; raw: unknown }) {
  const context = useOutletContext<PageContext>();
  const navigate = useNavigate();
  const { id, name, ownerId, userIds } = session;
  return (
    <>
      <div className={css.actions}>
        <JoinMenu session={session} buttonStyle={{ variant: 'primary' }} />
        {isRootPage(context) && (
          <Button
            disabledReason={permissionReason(missingPermissionsFor(context.user.userAcl, 'lock').create)}
            onClick={() => void navigate(links.newLock({}, { user: ownerId }))}
          >
            {LOCK_USER}
          </Button>
        )}
      </div>
      <DetailsSections
        name={name}
        sections={[
          {
            id: '',
            title: OVERVIEW,
            render: () => (
              <>
                <LocksNotice subject={{ user: [ownerId, ...userIds], ...sessionSubject(session) }} />
                <SessionFacts session={session} />
                <AllFields raw={raw} />
              </>
            ),
          },
          {
            id: 'activity',
            title: ACTIVITY,
            render: () => (
              <ActivityPart isMatching={({ raw: event }) => fieldOf(event, 'sid') === id} filters={{ session: id }} />
            ),
          },
        ]}
      />
    </>
  );
}

/** Names of users are links to their details, if the current user may list users. */
function UserNames({ names }: { names: readonly string[] }) {
  const context = useOutletContext<PageContext>();
  if (!context.features.users || !isRootPage(context)) return names.map(sanitize).join(', ');
  return (
    <span className={css.inlineLinks}>
      {names.map((name) => (
        <Link key={name} to={links.users({}, detailsParams(name))}>
          {sanitize(name)}
        </Link>
      ))}
    </span>
  );
}

function SessionFacts({ session }: { session: SessionRow }) {
  const { cluster, features } = useOutletContext<PageContext>();
  const { id, kind, name, login, ownerId, serverId, userIds, created, stallReason } = session;
  const state = stateText(session);
  const isServer = kind === 'ssh' && serverId !== '' && features.servers;
  return (
    <FactList>
      <Fact term={RESOURCE}>
        {isServer ? <Link to={links.servers({ cluster }, detailsParams(serverId))}>{name}</Link> : name}
      </Fact>
      <Fact term={TYPE}>
        {sanitize(sessionKindOf(kind).title)}{' '}
        {state !== undefined && <Tag tone={stallReason ? 'warn' : 'plain'}>{state}</Tag>}
      </Fact>
      <Fact term={LOGIN}>{login}</Fact>
      <Fact term={STARTED_BY}>{ownerId !== '' && <UserNames names={[ownerId]} />}</Fact>
      <Fact term={USERS}>{userIds.length > 0 && <UserNames names={userIds} />}</Fact>
      <Fact term={STARTED}>{formatDateTime(created)}</Fact>
      <Fact term={DURATION}>
        <RunningTime since={created} />
      </Fact>
      <Fact term={SESSION_ID} copyable={id}>
        {sanitize(id)}
      </Fact>
    </FactList>
  );
}
