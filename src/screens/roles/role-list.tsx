import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { userCountText } from '#domain/users/messages.ts';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { restOfRoles, rolesQuery } from '#api/roles.ts';
import { captureUsage } from '#api/usage/capture-usage.ts';
import type { PageContext } from '#domain/page-context.ts';
import { compareItems, readItems, filterItems, type ResourceRow } from '#features/editor/list/read-items.ts';
import { useMainButtonVariant } from '#features/details/use-details.ts';
import { editAddress, newAddress } from '#features/editor/use-resource-page.ts';
import { BUTTON_PADDING, type Column } from '#features/list/resource-kind.ts';
import { RestOfList } from '#features/list/list-end.tsx';
import { DESCRIPTION, NAME } from '#features/list/messages.ts';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { EDIT, VIEW } from '#features/editor/list/list-messages.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { row } from '#ui/layout/row.css.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { useRoleColumns } from './role-columns.tsx';
import { HELD_BY } from './effect/messages.ts';
import type { Holder } from '#domain/roles/holders.ts';
import { TEMPLATE_LIST } from './role-templates.ts';
import {
  deleteRole,
  editRole,
  NO_ROLES_HINT,
  MORE_NOT_LOADED,
  NEW_ROLE,
  NO_ROLES,
  ROLE_ACTIONS,
  ROLE_LIST_LABELS,
  viewRole,
} from './messages.ts';

interface RoleListProps {
  /** Undefined if the current user may not list users. */
  holders: ReadonlyMap<string, readonly Holder[]> | undefined;
  notice: ReactNode;
  onDelete: (role: ResourceRow) => void;
}

/** The number of users who hold the role; 0 if it is unknown. */
const holderCountOf = (holders: RoleListProps['holders'], { key }: ResourceRow): number =>
  holders?.get(key)?.length ?? 0;

const NAME_COLUMN: Column<ResourceRow> = { title: NAME, sort: 'name', style: 'name', text: ({ name }) => name };

/** Only 18.x sends descriptions. */
const DESCRIPTION_COLUMN: Column<ResourceRow> = {
  title: DESCRIPTION,
  visibleFrom: 'wide',
  style: 'plain',
  text: ({ description }) => description,
};

const holdersColumn = (holders: RoleListProps['holders']): Column<ResourceRow> => ({
  title: HELD_BY,
  sort: 'holders',
  visibleFrom: 'middle',
  style: 'quiet',
  text: (role) => userCountText(holderCountOf(holders, role)),
});

export function RoleList({ holders, notice, onDelete }: RoleListProps) {
  const roles = useQuery(rolesQuery);
  const roleColumns = useRoleColumns(roles.data, roles.dataUpdatedAt);
  const rest = restOfRoles(roles.data);
  const rows = readItems(roles.data);
  const hasDescriptions = rows.some((role) => role.ok && role.description !== '');
  const kind: FullListKind<ResourceRow> = {
    page: 'roles',
    hasDetails: true,
    permission: 'role: list',
    columns: [
      NAME_COLUMN,
      ...(hasDescriptions ? [DESCRIPTION_COLUMN] : []),
      ...(holders ? [holdersColumn(holders)] : []),
      ...roleColumns,
    ],
    action: {
      title: ROLE_ACTIONS,
      render: renderActions(onDelete),
      text: () => EDIT,
      padding: BUTTON_PADDING + 16,
    },
    messages: ROLE_LIST_LABELS,
  };
  return (
    <FullList
      kind={kind}
      query={roles}
      rest={rest && <RestOfList rest={rest} moreNotLoaded={MORE_NOT_LOADED} />}
      actions={<NewRoleButton />}
      notice={notice}
      read={(_, { search, order }) => {
        const sign = order.dir === 'asc' ? 1 : -1;
        const compareHolderCounts = (a: ResourceRow, b: ResourceRow) =>
          holderCountOf(holders, a) - holderCountOf(holders, b);
        return filterItems(rows, search).toSorted((a, b) =>
          a.ok && b.ok
            ? sign * ((order.field === 'holders' ? compareHolderCounts(a, b) : 0) || compareItems(a, b))
            : compareItems(a, b),
        );
      }}
      emptyState={
        <EmptyState icon={KeyRound} title={NO_ROLES}>
          <p>{NO_ROLES_HINT}</p>
        </EmptyState>
      }
    />
  );
}

const renderActions = (onDelete: RoleListProps['onDelete']) => (role: ResourceRow) => (
  <RoleActions role={role} onDelete={onDelete} />
);

function RoleActions({ role, onDelete }: { role: ResourceRow } & Pick<RoleListProps, 'onDelete'>) {
  const { user } = useOutletContext<PageContext>();
  const [params] = useSearchParams();
  const missingPermissions = missingPermissionsFor(user.userAcl, 'roles');
  const canEdit = missingPermissions.edit === undefined;
  return (
    <span className={row.line}>
      <ButtonLink
        size="small"
        to={editAddress(params, role.key)}
        aria-label={canEdit ? editRole(role.name) : viewRole(role.name)}
      >
        {canEdit ? EDIT : VIEW}
      </ButtonLink>
      <IconButton
        size="small"
        icon={Trash2}
        label={deleteRole(role.name)}
        disabledReason={permissionReason(missingPermissions.remove)}
        onClick={() => onDelete(role)}
      />
    </span>
  );
}

function NewRoleButton() {
  const { user } = useOutletContext<PageContext>();
  const [params] = useSearchParams();
  const variant = useMainButtonVariant();
  const disabledReason = permissionReason(missingPermissionsFor(user.userAcl, 'roles').create);
  if (disabledReason !== undefined)
    return (
      <Button variant={variant} disabledReason={disabledReason}>
        {NEW_ROLE}
      </Button>
    );
  return (
    <MenuButton
      label={NEW_ROLE}
      variant={variant}
      entries={TEMPLATE_LIST.map(({ name, title }) => ({
        kind: 'link',
        label: title,
        to: newAddress(params, name),
        onSelect: () => void captureUsage({ event: 'tp.ui.createNewRole.click' }),
      }))}
    >
      {NEW_ROLE}
    </MenuButton>
  );
}
