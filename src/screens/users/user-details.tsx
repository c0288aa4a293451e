// The details of one user, for the name in the address.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import CircleUser from 'lucide-react/icons/circle-user';
import SearchX from 'lucide-react/icons/search-x';
import { Link, useNavigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { nameOf } from '#api/list/recent-writes.ts';
import { userPagesQuery } from '#api/identity/user-pages.ts';
import { userQuery, usersQuery } from '#api/identity/users.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldOf } from '#domain/audit/fields.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { traitRows } from '#domain/users/trait-rows.ts';
import { parseUserRow, type ReadableUser } from '#domain/users/user-rows.ts';
import { AccessOfRoles } from '#features/details/lazy-access.tsx';
import { ActivityPart } from '#features/details/activity-part.tsx';
import { AllFields } from '#features/details/all-fields.tsx';
import { Fact, FactList } from '#features/details/details-section.tsx';
import { DetailsSections } from '#features/details/details-sections.tsx';
import { LocksNotice } from '#features/details/locks-notice.tsx';
import { ACCESS, ACTIVITY, LOCK, OVERVIEW, NOT_IN_LIST } from '#features/details/messages.ts';
import { RECORDINGS } from '#domain/recording/messages.ts';
import { RecordingsPart } from '#features/details/recordings-part.tsx';
import { ActiveSessionsPart } from '#features/details/sessions-part.tsx';
import { detailsParams, useDetails } from '#features/details/use-details.ts';
import { TYPE } from '#features/list/messages.ts';
import { links } from '#lib/links.ts';
import { manageLabel, ROLES } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { fieldsOf, listOf, uniqueNames } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { DetailsPanel } from '#ui/layout/details-panel.tsx';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import { DELETE_USER, EDIT_USER, NO_ROLES, USER_GONE_HINT, USER_LIST_LABELS } from './messages.ts';
import { RESET_AUTHENTICATION } from '#features/users/messages.ts';
import { actionDisabledReason, type Administrator } from './user-actions.ts';
import type { PendingAction } from './user-list-kind.tsx';
import * as css from '#features/details/details.css.ts';

/** The entry of the user in the list, which contains recent writes; null if the list has no such user. */
function useUserEntry(name: string) {
  const { user } = useOutletContext<PageContext>();
  const isSearched = proxyCan(dialectOfContext(user), 'searchUsers');
  const all = useQuery({ ...usersQuery, enabled: !isSearched });
  const found = useInfiniteQuery({ ...userPagesQuery(name), enabled: isSearched });
  const items = isSearched ? found.data?.pages.flatMap((page) => listOf(page.items)) : all.data && listOf(all.data);
  const { error, isFetching, refetch } = isSearched ? found : all;
  return { data: items && (items.find((item) => nameOf(item) === name) ?? null), error, isFetching, refetch };
}

interface UserDetailsProps {
  name: string;
  administrator: Administrator;
  onAction: (action: PendingAction) => void;
}

export function UserDetails({ name, administrator, onAction }: UserDetailsProps) {
  const { close } = useDetails();
  const entry = useUserEntry(name);
  const row = entry.data ? parseUserRow(entry.data, 0) : undefined;
  const user = row?.ok ? row : undefined;
  return (
    <DetailsPanel
      title={sanitize(name)}
      icon={CircleUser}
      subtitle={user?.type}
      menu={user && <UserMenu user={user} administrator={administrator} onAction={onAction} />}
      onClose={close}
    >
      <Answer
        query={entry}
        placeholder={<SkeletonLines lines={6} />}
        permission="user: list"
        errorTitle={USER_LIST_LABELS.notLoaded}
      >
        {(raw) =>
          user ? (
            <ReadableUserDetails user={user} raw={raw} administrator={administrator} />
          ) : (
            <EmptyState icon={SearchX} title={NOT_IN_LIST}>
              <p>{USER_GONE_HINT}</p>
            </EmptyState>
          )
        }
      </Answer>
    </DetailsPanel>
  );
}

interface UserMenuProps extends Omit<UserDetailsProps, 'name'> {
  user: ReadableUser;
}

function UserMenu({ user, administrator, onAction }: UserMenuProps) {
  return (
    <RowMenu
      label={manageLabel(user.name)}
      entries={[
        {
          kind: 'action',
          label: RESET_AUTHENTICATION,
          disabledReason: actionDisabledReason('reset', user, administrator),
          onSelect: () => onAction({ type: 'reset', user }),
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: DELETE_USER,
          tone: 'bad',
          disabledReason: actionDisabledReason('remove', user, administrator),
          onSelect: () => onAction({ type: 'delete', user }),
        },
      ]}
    />
  );
}

function UserActions({ user, administrator }: { user: ReadableUser; administrator: Administrator }) {
  const context = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className={css.actions}>
      <Button
        variant="primary"
        disabledReason={actionDisabledReason('edit', user, administrator)}
        onClick={() => setParams(withParams(params, { edit: user.id }))}
      >
        {EDIT_USER}
      </Button>
      <Button
        disabledReason={permissionReason(missingPermissionsFor(context.user.userAcl, 'lock').create)}
        onClick={() => void navigate(links.newLock({}, { user: user.id }))}
      >
        {LOCK}
      </Button>
    </div>
  );
}

interface ReadableUserDetailsProps {
  user: ReadableUser;
  /** The entry of the list. */
  raw: unknown;
  administrator: Administrator;
}

function ReadableUserDetails({ user, raw, administrator }: ReadableUserDetailsProps) {
  const { id, name } = user;
  const roles = uniqueNames(fieldsOf<Schemas['UserEntry']>(raw).roles);
  return (
    <>
      <UserActions user={user} administrator={administrator} />
      <DetailsSections
        name={name}
        sections={[
          {
            id: '',
            title: OVERVIEW,
            render: () => (
              <>
                <LocksNotice subject={{ user: [id], role: roles }} />
                <UserFacts user={user} raw={raw} roles={roles} />
                <ActiveSessionsPart
                  isOfUser
                  isMatching={(session) => session.ownerId === id || session.userIds.includes(id)}
                  titleOf={(session) => session.name}
                />
                <AllFields raw={raw} />
              </>
            ),
          },
          {
            id: 'recordings',
            title: RECORDINGS,
            render: () => (
              <RecordingsPart
                isOfUser
                isMatching={({ userIds }) => userIds.includes(id)}
                titleOf={(recording) => recording.name}
                filters={{ user: id }}
              />
            ),
          },
          {
            id: 'activity',
            title: ACTIVITY,
            render: () => (
              <ActivityPart
                isOfUser
                isMatching={({ raw: event, type }) =>
                  fieldOf(event, 'user') === id || (type.startsWith('user.') && fieldOf(event, 'name') === id)
                }
                filters={{ user: id }}
              />
            ),
          },
          { id: 'access', title: ACCESS, render: () => <AccessOfRoles roles={roles} /> },
        ]}
      />
    </>
  );
}

function UserFacts({ user, raw, roles }: Omit<ReadableUserDetailsProps, 'administrator'> & { roles: string[] }) {
  const context = useOutletContext<PageContext>();
  // Lists of 14.x have no traits.
  const hasTraits = 'allTraits' in fieldsOf<Schemas['UserEntry']>(raw);
  const canRead = context.user.userAcl?.users?.read === true;
  const single = useQuery({ ...userQuery(user.id), enabled: !hasTraits && canRead });
  const traits = traitRows(hasTraits ? raw : single.data);
  return (
    <FactList>
      <Fact term={ROLES}>
        {roles.length === 0 ? (
          NO_ROLES
        ) : (
          <span className={css.inlineLinks}>
            {roles.map((role) => (
              <Link key={role} to={links.roles({}, detailsParams(role))}>
                {sanitize(role)}
              </Link>
            ))}
          </span>
        )}
      </Fact>
      <Fact term={TYPE}>{user.type}</Fact>
      {traits.map(({ name, label, values }) => (
        <Fact key={name} term={label}>
          {values.join(', ')}
        </Fact>
      ))}
    </FactList>
  );
}
