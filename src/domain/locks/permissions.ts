// What somebody may do with locks (docs/protocol/resources.md#8.1, #14).
import type { Acl } from '#domain/access.ts';

/** The permission that is missing for each control, as a role names it; undefined where nothing is. */
export interface LockControls {
  create: string | undefined;
  remove: string | undefined;
}

/** A reader sees the list, and buttons that say why they cannot be used. */
export function lockControls({ lock }: Pick<Acl, 'lock'>): LockControls {
  const may = (verb: 'create' | 'edit' | 'remove') => lock?.[verb] === true;
  return {
    create: may('create') && may('edit') ? undefined : 'lock: create, update',
    remove: may('remove') ? undefined : 'lock: delete',
  };
}
