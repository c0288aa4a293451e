import { createContext, useContext } from 'react';
import type { YamlChange } from '#domain/roles/edit-role.ts';
import type { RoleDocument } from '#domain/roles/role-document.ts';

interface RoleFormContext {
  role: RoleDocument;
  change: (change: YamlChange) => void;
}

export const RoleContext = createContext<RoleFormContext | undefined>(undefined);

/** The parsed role and the function that changes its YAML. Throws outside a role form. */
export function useRoleForm(): RoleFormContext {
  const form = useContext(RoleContext);
  if (!form) throw new Error('No role form around this field');
  return form;
}
