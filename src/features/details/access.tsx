// What roles allow: the roles that may connect to a resource, and the resources that a role may connect to. Reading
// roles needs the YAML library, so this file loads when the roles are first shown.
import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { usersQuery } from '#api/identity/users.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { holdersByRole } from '#domain/roles/holders.ts';
import { allowedLabelsOf, rolesWithAccess } from '#domain/roles/role-access.ts';
import type { ReachedKind } from '#domain/roles/role-reach.ts';
import { links } from '#lib/links.ts';
import type { Label } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Chip } from '#ui/mark/chip.tsx';
import { Description } from '#ui/text/description-list.tsx';
import { DetailsSection, FactList, MissingPermission } from './details-section.tsx';
import {
  ALL_RESOURCES,
  ALLOWS_NO_RESOURCES,
  BY_EXPRESSION,
  DEPENDS_ON_USER,
  HAS_NO_ROLES,
  MAY_CONNECT,
  NO_ROLE_CONNECTS,
  ONLY_FIRST_ROLES,
  ROLE_NOT_LISTED,
  ROLE_RULES,
  ROLES_GIVE,
  SOME_ROLES_UNREADABLE,
} from './messages.ts';
import { ROLES_NOT_LOADED, heldBy } from '#domain/users/messages.ts';
import { useRoleDocuments } from './role-documents.ts';
import { detailsParams } from './use-details.ts';
import * as css from './details.css.ts';

interface AccessPartProps {
  kind: ReachedKind;
  labels: readonly Label[];
}

/** The roles whose labels allow a resource, and how many users hold each. */
export function AccessPart(props: AccessPartProps) {
  const { features } = useOutletContext<PageContext>();
  return (
    <DetailsSection title={MAY_CONNECT}>
      {features.roles ? <RolesWithAccess {...props} /> : <MissingPermission permission="role: list" />}
    </DetailsSection>
  );
}

function RolesWithAccess({ kind, labels }: AccessPartProps) {
  const { features } = useOutletContext<PageContext>();
  const { query, isPartial } = useRoleDocuments();
  const users = useQuery({ ...usersQuery, enabled: features.users });
  const holders = users.data === undefined ? undefined : holdersByRole(users.data);
  return (
    <Answer query={query} placeholder={<SkeletonLines lines={4} />} errorTitle={ROLES_NOT_LOADED}>
      {(roles) => {
        const access = rolesWithAccess(roles, kind, labels);
        return (
          <>
            <p className={css.note}>{access.length === 0 ? NO_ROLE_CONNECTS : ROLE_RULES}</p>
            <ul className={css.rows}>
              {access.map(({ name, isCertain }) => (
                <li key={name} className={css.row}>
                  <span className={css.rowText}>
                    <Link to={links.roles({}, detailsParams(name))}>{sanitize(name)}</Link>
                    {!isCertain && <span className={css.rowDetails}>{DEPENDS_ON_USER}</span>}
                  </span>
                  {holders && <span className={css.note}>{heldBy(holders.get(name)?.length ?? 0)}</span>}
                </li>
              ))}
            </ul>
            {[...roles.values()].includes(undefined) && <p className={css.note}>{SOME_ROLES_UNREADABLE}</p>}
            {isPartial && <p className={css.note}>{ONLY_FIRST_ROLES}</p>}
          </>
        );
      }}
    </Answer>
  );
}

/** What each role of a user or bot allows. */
export function AccessOfRoles({ roles }: { roles: readonly string[] }) {
  const { features } = useOutletContext<PageContext>();
  return (
    <DetailsSection title={ROLES_GIVE}>
      {features.roles ? <Roles names={roles} /> : <MissingPermission permission="role: list" />}
    </DetailsSection>
  );
}

function Roles({ names }: { names: readonly string[] }) {
  const { query } = useRoleDocuments();
  if (names.length === 0) return <p className={css.note}>{HAS_NO_ROLES}</p>;
  return (
    <Answer query={query} placeholder={<SkeletonLines lines={4} />} errorTitle={ROLES_NOT_LOADED}>
      {(roles) =>
        names.map((name) => {
          const document = roles.get(name);
          return (
            <div key={name} className={css.group}>
              <Link to={links.roles({}, detailsParams(name))}>{sanitize(name)}</Link>
              {document === undefined ? (
                <p className={css.note}>{ROLE_NOT_LISTED}</p>
              ) : (
                <AllowedLabels document={document} />
              )}
            </div>
          );
        })
      }
    </Answer>
  );
}

/** What a role allows for each kind of resource, by labels. */
export function AllowedLabels({ document }: { document: unknown }) {
  const allowed = allowedLabelsOf(document);
  if (allowed.length === 0) return <p className={css.note}>{ALLOWS_NO_RESOURCES}</p>;
  return (
    <FactList>
      {allowed.map(({ kind, labels, hasExpression }) => (
        <Description key={kind} term={pageTitles[kind]} face="text">
          <span className={css.chips}>
            {labels.length === 0 && !hasExpression && ALL_RESOURCES}
            {labels.map((label) => (
              <Chip key={label}>{label}</Chip>
            ))}
            {hasExpression && <Chip>{BY_EXPRESSION}</Chip>}
          </span>
        </Description>
      ))}
    </FactList>
  );
}
