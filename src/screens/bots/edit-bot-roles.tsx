import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { botOf } from '#api/bots.ts';
import { http } from '#api/client.ts';
import { showChanged } from '#api/list/recent-writes.ts';
import type { Refusal } from '#api/refusal.ts';
import { hasSameValues } from '#domain/users/user-draft.ts';
import { RolesField } from '#features/user-fields/roles-field.tsx';
import { fieldsOf } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { LeaveGuard, useLeaveAfterSave } from '#ui/dialog/leave-guard.tsx';
import { SAVE_CHANGES } from '#ui/dialog/messages.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { displayedError } from '#ui/feedback/messages.ts';
import { withTypedText } from '#ui/field/chips/chip-values.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { parseRoles } from './bot-row.ts';
import { BOT_NOT_LOADED, rolesChanged, editTitle, LOADING_BOT, ROLES_NOT_SAVED } from './messages.ts';
import * as css from './bots.css.ts';

interface EditRolesProps {
  name: string;
  root: string;
  disabledReason: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

export function EditRoles(props: EditRolesProps) {
  const { name, root, onClose } = props;
  const bot = useQuery(botOf(root, name));
  // Ignores cached data, which may be from an earlier edit.
  const data = bot.isFetchedAfterMount ? bot.data : undefined;
  return (
    <Dialog title={editTitle(sanitize(name))} width="side" onEscape={onClose} onClose={onClose}>
      <Answer
        query={{ ...bot, data }}
        placeholder={<Loading label={LOADING_BOT} />}
        permission="bot: read"
        errorTitle={BOT_NOT_LOADED}
      >
        {(record) => <EditRolesForm {...props} initialRoles={parseRoles(record)} />}
      </Answer>
    </Dialog>
  );
}

/**
 * Saves the roles unless another user has changed them, and otherwise returns the changed roles. Bots have no revision,
 * so the roles themselves are compared.
 */
function useSaveRoles({ name, root: cluster }: EditRolesProps, knownRoles: readonly string[], onSaved: () => void) {
  const path = { cluster, name };
  return useMutation<readonly string[] | undefined, Refusal, readonly string[]>({
    mutationFn: async (roles) => {
      const BOT_PATH = '/v1/webapi/sites/{cluster}/machine-id/bot/{name}';
      const latestRoles = parseRoles((await http.GET(BOT_PATH, { params: { path } })).data);
      if (!hasSameValues(knownRoles, latestRoles)) return latestRoles;
      const { data } = await http.PUT(BOT_PATH, { params: { path }, body: { roles: [...roles] } });
      await showChanged('bots', name, { spec: { roles: [...roles], ...fieldsOf<object>(fieldsOf(data).spec) } });
      return undefined;
    },
    onSuccess: (changedRoles) => changedRoles ?? onSaved(),
  });
}

function EditRolesForm({
  initialRoles,
  disabledReason,
  onSaved,
  onClose,
  ...props
}: EditRolesProps & { initialRoles: readonly string[] }) {
  const [rolesAtOpening] = useState(initialRoles);
  const [roles, setRoles] = useState(rolesAtOpening);
  const [knownRoles, setKnownRoles] = useState(rolesAtOpening);
  const { isSaved, leave } = useLeaveAfterSave(onClose);
  const save = useSaveRoles({ ...props, disabledReason, onSaved, onClose }, knownRoles, () => {
    leave();
    onSaved();
  });
  const { data: latestRoles, error } = save;
  const refusal = latestRoles
    ? { text: rolesChanged(latestRoles.map(sanitize).join(', ') || '–') }
    : error
      ? displayedError(ROLES_NOT_SAVED, error)
      : undefined;
  return (
    <>
      <Form
        className={css.form}
        isBusy={save.isPending}
        refusal={refusal}
        tracksUnsavedWork={!isSaved}
        onSubmit={(text) =>
          save.mutate(withTypedText(roles, text('roles')), {
            onSuccess: (changedRoles) => changedRoles && setKnownRoles(changedRoles),
          })
        }
      >
        <RolesField values={roles} onChange={setRoles} />
        <DialogActions>
          <CancelButton onCancel={onClose} />
          <SubmitButton disabledReason={disabledReason}>{SAVE_CHANGES}</SubmitButton>
        </DialogActions>
      </Form>
      <LeaveGuard isUnsaved={!isSaved && !hasSameValues(rolesAtOpening, roles)} isPending={save.isPending} />
    </>
  );
}
