import { Link, useOutletContext } from 'react-router-dom';
import { navigationGroups } from '#domain/navigation.ts';
import { desktopOptions, ownPermissions } from '#domain/own-permissions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { unknownPermissions } from '#domain/unknown-permissions.ts';
import { DetailsSection } from '#features/details/details-section.tsx';
import {
  ALLOWED,
  DESKTOP_SESSIONS,
  NO_PERMISSIONS,
  NOT_ALLOWED,
  notAllowedKinds,
  otherPermissions,
  PERMISSIONS,
  PERMISSIONS_NOTE,
} from './messages.ts';
import * as details from '#features/details/details.css.ts';
import * as css from './my-access.css.ts';

interface PermissionListProps {
  title: string;
  rows: readonly { label: string; value: string; address?: string | undefined }[];
}

function PermissionList({ title, rows }: PermissionListProps) {
  return (
    <div className={css.group}>
      <h4 className={css.groupTitle}>{title}</h4>
      <ul className={css.permissions}>
        {rows.map(({ label, value, address }) => (
          <li key={label} className={css.permission}>
            {address === undefined ? <span>{label}</span> : <Link to={address}>{label}</Link>}
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the user may do with each kind of thing, in the groups of the navigation. */
export function PermissionsPart() {
  const { cluster, features, user } = useOutletContext<PageContext>();
  const { groups, notAllowed } = ownPermissions(user.userAcl);
  const options = desktopOptions(user.userAcl);
  const others = unknownPermissions(user.userAcl);
  const items = navigationGroups(features, cluster).flatMap((group) => group.items);
  const addressOf = (page: string) => items.find((item) => item.page === page)?.to;
  return (
    <DetailsSection title={PERMISSIONS}>
      <p className={details.note}>{groups.length === 0 ? NO_PERMISSIONS : PERMISSIONS_NOTE}</p>
      {groups.map(({ group, rows }) => (
        <PermissionList
          key={group}
          title={group}
          rows={rows.map(({ page, label, actions }) => ({ label, value: actions, address: addressOf(page) }))}
        />
      ))}
      {options.length > 0 && (
        <PermissionList
          title={DESKTOP_SESSIONS}
          rows={options.map(({ label, isAllowed }) => ({ label, value: isAllowed ? ALLOWED : NOT_ALLOWED }))}
        />
      )}
      {others.length > 0 && <p className={details.note}>{otherPermissions(others)}</p>}
      {notAllowed.length > 0 && <p className={details.note}>{notAllowedKinds(notAllowed)}</p>}
    </DetailsSection>
  );
}
