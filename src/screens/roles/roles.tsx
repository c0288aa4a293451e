// The list of roles, and the editor of a role.
import { deletedMessage } from '#lib/messages.ts';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { rolesQuery } from '#api/roles.ts';
import { captureUsage } from '#api/usage/capture-usage.ts';
import { prefetch } from '#api/query-client.ts';
import { usersQuery } from '#api/identity/users.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { OpenDetails } from '#features/details/open-details.tsx';
import { ResourceEditorPage } from '#features/editor/resource-editor-page.tsx';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import { useResourcePage } from '#features/editor/use-resource-page.ts';
import { holdersByRole, type Holder } from '#domain/roles/holders.ts';
import { ROLE_LIST_LABELS, confirmDelete, deleteRole, NO_HOLDERS, roleStillHeld, HOLDERS_UNKNOWN } from './messages.ts';
import { RoleList } from './role-list.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { DeleteResource } from '#features/editor/list/delete-resource.tsx';
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

function DeleteRole({ role, holders, ...dialogProps }: DeleteRoleProps) {
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

const RoleDetails = lazyComponent(async () => (await import('./role-details.tsx')).RoleDetails);
const RoleEditor = lazyComponent(async () => (await import('./role-editor.tsx')).RoleEditor);

export const loader = () => prefetch(rolesQuery);

/** The list is searched and sorted in the browser, so a changed address does not run the loader again. */
export const shouldRevalidate = () => false;

/** The console always saves YAML text, even if the user edited it in the form (docs/protocol/resources.md#12). */
const EDITED_AS_YAML = { standardUsed: false, yamlUsed: true, modeWhenSaved: 'yaml', fieldsWithConversionErrors: [] };

const reportEditorClosed = (isSaved: boolean): unknown =>
  captureUsage(
    isSaved
      ? { event: 'tp.ui.createNewRoleSave.click', eventData: EDITED_AS_YAML }
      : { event: 'tp.ui.createNewRoleCancel.click' },
  );

export function Component() {
  const { features } = useOutletContext<PageContext>();
  const users = useQuery({ ...usersQuery, enabled: features.users });
  const holders = users.data === undefined ? undefined : holdersByRole(users.data);
  const { edited, notice, notify, onClose } = useResourcePage();
  const [roleToDelete, setRoleToDelete] = useState<ResourceRow>();
  const holdersOf = (key: string): readonly Holder[] | undefined => holders && (holders.get(key) ?? []);
  const roles = useQuery(rolesQuery);
  if (edited)
    return (
      <ResourceEditorPage
        key={JSON.stringify(edited)}
        address={edited}
        list={roles}
        fallback={{ permission: 'role: list', errorTitle: ROLE_LIST_LABELS.notLoaded, icon: KeyRound }}
        newTitle={pageTitles.roles}
        onClose={onClose}
      >
        {(content) => (
          <RoleEditor
            address={edited}
            content={content}
            holders={edited.kind === 'edit' ? holdersOf(edited.name) : undefined}
            onClose={(saved) => {
              if (edited.kind === 'new') reportEditorClosed(saved !== undefined);
              onClose(saved);
            }}
          />
        )}
      </ResourceEditorPage>
    );
  return (
    <>
      <RoleList holders={holders} notice={notice} onDelete={setRoleToDelete} />
      <OpenDetails>{(name) => <RoleDetails name={name} holders={holdersOf(name)} />}</OpenDetails>
      {roleToDelete && (
        <DeleteRole
          role={roleToDelete}
          holders={holdersOf(roleToDelete.key)}
          onDeleted={() => {
            notify(deletedMessage(roleToDelete.name));
            setRoleToDelete(undefined);
          }}
          onCancel={() => setRoleToDelete(undefined)}
        />
      )}
    </>
  );
}
