import { $api } from '#api/api.ts';
import { EMPTY_DRAFT, toSavedUser } from '#domain/users/user-draft.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useLeaveAfterSave } from '#ui/dialog/leave-guard.tsx';
import { CREATE_USER } from '#screens/users/messages.ts';
import { refreshUsers, showCreatedUser } from '#api/identity/users.ts';
import { UserForm } from './user-form.tsx';
import { userRefusal } from './user-refusal.ts';

interface NewUserProps {
  disabledReason: string | undefined;
  onCreated: (name: string) => void;
  onClose: () => void;
}

export function NewUser({ disabledReason, onCreated, onClose }: NewUserProps) {
  const { isSaved, leave } = useLeaveAfterSave(onClose);
  const create = $api.useMutation('post', '/v1/webapi/users', {
    onSuccess: async (user, { body }) => {
      await showCreatedUser(body.name, user);
      leave();
      onCreated(body.name);
    },
    onError: refreshUsers,
  });
  const refusal = create.error ? userRefusal(create.error, create.variables?.body.name ?? '') : undefined;
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
