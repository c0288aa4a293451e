import { $api } from '#api/api.ts';
import { refreshConversations, TITLE_PATH } from '#api/assistant.ts';
import type { Conversation } from '#domain/assist/conversations.ts';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { displayedError } from '#ui/feedback/messages.ts';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import * as messages from './messages.ts';

interface RenameConversationProps {
  conversation: Conversation;
  onClose: () => void;
}

export function RenameConversation({ conversation: { id, title }, onClose }: RenameConversationProps) {
  const rename = $api.useMutation('post', TITLE_PATH, {
    onSuccess: () => {
      void refreshConversations();
      onClose();
    },
  });
  const refusal = rename.error ? displayedError(messages.RENAME_FAILED, rename.error) : undefined;
  return (
    <Dialog title={messages.RENAME} onClose={onClose}>
      <Form
        isBusy={rename.isPending}
        refusal={refusal}
        validate={(text) => ({ title: text('title').trim() === '' ? messages.TITLE_NEEDED : undefined })}
        onSubmit={(text) =>
          rename.mutate({ params: { path: { conversation: id } }, body: { title: text('title').trim() } })
        }
      >
        <FormField name="title" label={messages.TITLE_LABEL}>
          <Input defaultValue={title} autoComplete="off" maxLength={200} />
        </FormField>
        <DialogActions>
          <CancelButton onCancel={onClose} />
          <SubmitButton>{messages.RENAME}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface DeleteConversationProps {
  conversation: Conversation;
  /** Called after this user or somebody else deleted the conversation. */
  onDeleted: () => void;
  onCancel: () => void;
}

export function DeleteConversation({ conversation: { id, title }, onDeleted, onCancel }: DeleteConversationProps) {
  const remove = $api.useMutation('delete', '/v1/webapi/assistant/conversations/{conversation}', {
    onSuccess: onDeleted,
    onError: ({ status }) => void (status === 404 && onDeleted()),
  });
  return (
    <ConfirmDialog
      title={messages.confirmDelete(title)}
      confirmLabel={messages.DELETE_CONVERSATION}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={messages.DELETE_FAILED}
      onConfirm={() => remove.mutate({ params: { path: { conversation: id } } })}
      onCancel={onCancel}
    >
      <p>{messages.DELETE_WARNING}</p>
    </ConfirmDialog>
  );
}
