import { $api } from '#api/api.ts';
import { refreshIntegrations } from '#api/integrations.ts';
import { showChanged } from '#api/list/recent-writes.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { RoleArnField, validateRoleArn } from '#features/integrations/role-arn-field.tsx';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { displayedError } from '#ui/feedback/messages.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { editIntegration, changeFailed, SAVE_ROLE } from './messages.ts';
import * as css from './integrations.css.ts';

interface EditRoleArnProps {
  /** The name on the wire; `name` is the escaped text for display. */
  id: string;
  name: string;
  roleArn: string;
  root: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Only the role of an integration can be edited (docs/protocol/resources.md#9.1). */
export function EditRoleArn({ id, name, roleArn, root, onSaved, onClose }: EditRoleArnProps) {
  const updateRoleArn = $api.useMutation('put', '/v1/webapi/sites/{cluster}/integrations/{name}', {
    async onSuccess(answer, { body }) {
      await showChanged('integrations', id, { ...body, ...fieldsOf<object>(answer), name: id });
      onSaved();
    },
    onError: () => refreshIntegrations(root),
  });
  return (
    <Dialog title={editIntegration(name)} onClose={onClose} ignoresEscape={updateRoleArn.isPending}>
      <Form
        className={css.form}
        isBusy={updateRoleArn.isPending}
        refusal={updateRoleArn.error ? displayedError(changeFailed(name), updateRoleArn.error) : undefined}
        validate={validateRoleArn}
        onSubmit={(readField) =>
          updateRoleArn.mutate({
            params: { path: { cluster: root, name: id } },
            body: { awsoidc: { roleArn: readField('roleArn').trim() } },
          })
        }
      >
        <RoleArnField initial={roleArn} />
        <DialogActions>
          <CancelButton onCancel={onClose} />
          <SubmitButton>{SAVE_ROLE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
