import { DeleteResource } from '#features/editor/list/delete-resource.tsx';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import type { Holder } from './holders.ts';
import { confirmDelete, deleteRole, NO_HOLDERS, roleStillHeld, HOLDERS_UNKNOWN } from './messages.ts';
import { roleStore } from './role-store.ts';

interface DeleteRoleProps {
  role: ResourceRow;
  /** Undefined if the current user may not list users. */
  holders: readonly Holder[] | undefined;
  onDeleted: () => void;
  onCancel: () => void;
}

const MAX_NAMED_HOLDERS = 5;

function deleteConsequence(holders: readonly Holder[] | undefined): string {
  if (holders === undefined) return HOLDERS_UNKNOWN;
  if (holders.length === 0) return NO_HOLDERS;
  const names = holders.slice(0, MAX_NAMED_HOLDERS).map(({ name }) => name);
  return roleStillHeld(holders.length, `${names.join(', ')}${holders.length > MAX_NAMED_HOLDERS ? ', …' : ''}`);
}

export function DeleteRole({ role, holders, ...dialogProps }: DeleteRoleProps) {
  return (
    <DeleteResource
      {...dialogProps}
      resource={role}
      kind={roleStore}
      title={confirmDelete(role.name)}
      confirmLabel={deleteRole(role.name)}
    >
      <p>{deleteConsequence(holders)}</p>
    </DeleteResource>
  );
}
