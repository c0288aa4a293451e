import { DeleteResource } from '#features/editor/list/delete-resource.tsx';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import type { Holder } from './holders.ts';
import { confirmDelete, deleteRole, NO_HOLDERS, stillHeld, UNKNOWN_HOLDERS } from './messages.ts';
import { roleStore } from './role-store.ts';

interface DeleteRoleProps {
  role: ResourceRow;
  /** Undefined where users may not be listed. */
  holders: readonly Holder[] | undefined;
  onDeleted: () => void;
  onCancel: () => void;
}

const FEW = 5;

function whatFollows(holders: readonly Holder[] | undefined): string {
  if (holders === undefined) return UNKNOWN_HOLDERS;
  if (holders.length === 0) return NO_HOLDERS;
  const names = holders.slice(0, FEW).map(({ name }) => name);
  return stillHeld(holders.length, `${names.join(', ')}${holders.length > FEW ? ', …' : ''}`);
}

export function DeleteRole({ role, holders, ...asked }: DeleteRoleProps) {
  return (
    <DeleteResource
      {...asked}
      resource={role}
      kind={roleStore}
      title={confirmDelete(role.name)}
      confirmLabel={deleteRole(role.name)}
    >
      <p>{whatFollows(holders)}</p>
    </DeleteResource>
  );
}
