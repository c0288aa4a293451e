import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMainButtonVariant } from '#features/details/use-details.ts';
import { withParams } from '#lib/params.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { CREATE_USER } from '#screens/users/messages.ts';
import type { Administrator } from '#screens/users/user-actions.ts';
import { EditUser } from './edit-user.tsx';
import { $api } from '#api/api.ts';
import { EMPTY_DRAFT, toSavedUser } from '#domain/users/user-draft.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useLeaveAfterSave } from '#ui/dialog/leave-guard.tsx';
import { refreshUsers, showCreatedUser } from '#api/identity/users.ts';
import { UserForm } from './user-form.tsx';
import { refusalOfUserSave } from './user-refusal.ts';

interface NewUserProps {
  disabledReason: string | undefined;
  onCreated: (name: string) => void;
  onClose: () => void;
}

function NewUser({ disabledReason, onCreated, onClose }: NewUserProps) {
  const { isSaved, leave } = useLeaveAfterSave(onClose);
  const create = $api.useMutation('post', '/v1/webapi/users', {
    onSuccess: async (user, { body }) => {
      await showCreatedUser(body.name, user);
      leave();
      onCreated(body.name);
    },
    onError: refreshUsers,
  });
  const refusal = create.error ? refusalOfUserSave(create.error, create.variables?.body.name ?? '') : undefined;
  return (
    <Dialog title={CREATE_USER} width="side" onEscape={onClose} onClose={onClose}>
      <UserForm
        base={EMPTY_DRAFT}
        saving={{ isBusy: create.isPending, isSaved, refusal, disabledReason }}
        onSubmit={(draft, name) => create.mutate({ body: toSavedUser({ name, base: EMPTY_DRAFT, draft }) })}
        onClose={onClose}
      />
    </Dialog>
  );
}

export function NewUserLink({ missing }: { missing: string | undefined }) {
  const [params] = useSearchParams();
  return (
    <ButtonLink
      to={`?${withParams(params, { new: 'user' })}`}
      variant={useMainButtonVariant()}
      icon={Plus}
      disabledReason={permissionReason(missing)}
    >
      {CREATE_USER}
    </ButtonLink>
  );
}

interface UserEditorProps {
  administrator: Administrator;
  onSaved: (name: string) => void;
  onCreated: (name: string) => void;
  /**
   * Rendered while no drawer is open. A closing drawer first returns the focus, so this content can take the focus
   * after that.
   */
  children: ReactNode;
}

/** Opens the drawer that the address names. */
export function UserEditor({ administrator, onSaved, onCreated, children }: UserEditorProps) {
  const [params, setParams] = useSearchParams();
  const name = params.get('edit');
  const close = () => setParams(withParams(params, { edit: '', new: '' }), { replace: true });
  if (name) return <EditUser key={name} name={name} administrator={administrator} onSaved={onSaved} onClose={close} />;
  if (!params.has('new')) return children;
  return (
    <NewUser disabledReason={permissionReason(administrator.missing.create)} onCreated={onCreated} onClose={close} />
  );
}
