// The details of one role, for the name in the address.
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import SearchX from 'lucide-react/icons/search-x';
import { Link, useNavigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { rolesQuery } from '#api/roles.ts';
import { fieldOf } from '#domain/audit/fields.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import type { Holder } from '#domain/roles/holders.ts';
import { parseRole } from '#domain/roles/role-document.ts';
import { userCountText } from '#domain/users/messages.ts';
import { ActivityPart } from '#features/details/activity-part.tsx';
import { AllowedLabels } from '#features/details/access.tsx';
import { DetailsSection, Fact, FactList, MissingPermission } from '#features/details/details-section.tsx';
import { DetailsSections } from '#features/details/details-sections.tsx';
import { LocksNotice } from '#features/details/locks-notice.tsx';
import { ACTIVITY, LOCK, OVERVIEW, NOT_IN_LIST } from '#features/details/messages.ts';
import { detailsParams, useDetails } from '#features/details/use-details.ts';
import { EDIT, VIEW } from '#features/editor/list/list-messages.ts';
import { findItem, type ResourceRow } from '#features/editor/list/read-items.ts';
import { editAddress } from '#features/editor/use-resource-page.ts';
import { DESCRIPTION } from '#features/list/messages.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { DetailsPanel } from '#ui/layout/details-panel.tsx';
import { HELD_BY } from './effect/messages.ts';
import {
  ALLOWED_RESOURCES,
  COPY_YAML,
  NOBODY_HOLDS,
  onlyFirstHolders,
  ROLE,
  ROLE_GONE_HINT,
  ROLE_LIST_LABELS,
} from './messages.ts';
import { VERSION } from '#domain/resources/messages.ts';
import * as css from '#features/details/details.css.ts';

const MAX_HOLDERS = 50;

interface RoleDetailsProps {
  name: string;
  /** Undefined if the current user may not list users, or until they are loaded. */
  holders: readonly Holder[] | undefined;
}

export function RoleDetails({ name, holders }: RoleDetailsProps) {
  const { close } = useDetails();
  const roles = useQuery(rolesQuery);
  return (
    <DetailsPanel title={sanitize(name)} icon={KeyRound} subtitle={ROLE} onClose={close}>
      <Answer
        query={roles}
        placeholder={<SkeletonLines lines={6} />}
        permission="role: list"
        errorTitle={ROLE_LIST_LABELS.notLoaded}
      >
        {(answer) => {
          const role = findItem(answer, name);
          if (role) return <ListedRoleDetails role={role} holders={holders} />;
          return (
            <EmptyState icon={SearchX} title={NOT_IN_LIST}>
              <p>{ROLE_GONE_HINT}</p>
            </EmptyState>
          );
        }}
      </Answer>
    </DetailsPanel>
  );
}

function RoleActions({ role }: { role: ResourceRow }) {
  const { user } = useOutletContext<PageContext>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const canEdit = missingPermissionsFor(user.userAcl, 'roles').edit === undefined;
  return (
    <div className={css.actions}>
      <ButtonLink variant="primary" to={editAddress(params, role.key)}>
        {canEdit ? EDIT : VIEW}
      </ButtonLink>
      <Button
        disabledReason={permissionReason(missingPermissionsFor(user.userAcl, 'lock').create)}
        onClick={() => void navigate(links.newLock({}, { role: role.key }))}
      >
        {LOCK}
      </Button>
      <CopyButton showLabel text={role.content} label={COPY_YAML} />
    </div>
  );
}

function ListedRoleDetails({ role, holders }: { role: ResourceRow } & Pick<RoleDetailsProps, 'holders'>) {
  const { key, name, description, content } = role;
  const document = parseRole(content);
  return (
    <>
      <RoleActions role={role} />
      <DetailsSections
        name={name}
        sections={[
          {
            id: '',
            title: OVERVIEW,
            render: () => (
              <>
                <LocksNotice subject={{ role: [key] }} />
                <FactList>
                  <Fact term={DESCRIPTION}>{description}</Fact>
                  <Fact term={VERSION}>{document.ok && sanitize(document.version)}</Fact>
                </FactList>
                <DetailsSection title={ALLOWED_RESOURCES}>
                  <AllowedLabels document={document.ok ? document.value : undefined} />
                </DetailsSection>
              </>
            ),
          },
          { id: 'holders', title: HELD_BY, render: () => <Holders holders={holders} /> },
          {
            id: 'activity',
            title: ACTIVITY,
            render: () => (
              <ActivityPart
                isMatching={({ raw, type }) => type.startsWith('role.') && fieldOf(raw, 'name') === key}
                filters={{ search: name }}
              />
            ),
          },
        ]}
      />
    </>
  );
}

function Holders({ holders }: Pick<RoleDetailsProps, 'holders'>) {
  const { features } = useOutletContext<PageContext>();
  return (
    <DetailsSection title={HELD_BY}>
      {!features.users ? (
        <MissingPermission permission="user: list" />
      ) : holders === undefined ? (
        <SkeletonLines />
      ) : holders.length === 0 ? (
        <p className={css.note}>{NOBODY_HOLDS}</p>
      ) : (
        <>
          <p className={css.note}>{userCountText(holders.length)}</p>
          <ul className={css.rows}>
            {holders.slice(0, MAX_HOLDERS).map((holder) => (
              <li key={holder.id} className={css.row}>
                <Link to={links.users({}, detailsParams(holder.id))}>{holder.name}</Link>
              </li>
            ))}
          </ul>
          {holders.length > MAX_HOLDERS && <p className={css.note}>{onlyFirstHolders(MAX_HOLDERS)}</p>}
        </>
      )}
    </DetailsSection>
  );
}
