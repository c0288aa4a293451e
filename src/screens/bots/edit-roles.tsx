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
import { rolesIn } from './bot-row.ts';
import { BOT_NOT_LOADED, changedMeanwhile, editTitle, LOADING_BOT, NOT_SAVED } from './messages.ts';
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
  // Read for this edit, not what an earlier one began with.
  const data = bot.isFetchedAfterMount ? bot.data : undefined;
  return (
    <Dialog title={editTitle(sanitize(name))} width="side" onEscape={onClose} onClose={onClose}>
      <Answer
        query={{ ...bot, data }}
        placeholder={<Loading label={LOADING_BOT} />}
        permission="bot: read"
        errorTitle={BOT_NOT_LOADED}
      >
        {(read) => <Editing {...props} began={rolesIn(read)} />}
      </Answer>
    </Dialog>
  );
}

/** Saves unless somebody else did meanwhile, whose roles it gives: bots have no revision on the wire. */
function useSave({ name, root: cluster }: EditRolesProps, seen: readonly string[], done: () => void) {
  const path = { cluster, name };
  return useMutation<readonly string[] | undefined, Refusal, readonly string[]>({
    mutationFn: async (roles) => {
      const ONE = '/v1/webapi/sites/{cluster}/machine-id/bot/{name}';
      const fresh = rolesIn((await http.GET(ONE, { params: { path } })).data);
      if (!hasSameValues(seen, fresh)) return fresh;
      const { data } = await http.PUT(ONE, { params: { path }, body: { roles: [...roles] } });
      await showChanged('bots', name, { spec: { roles: [...roles], ...fieldsOf<object>(fieldsOf(data).spec) } });
      return undefined;
    },
    onSuccess: (fresh) => fresh ?? done(),
  });
}

function Editing({ began, disabledReason, onSaved, onClose, ...props }: EditRolesProps & { began: readonly string[] }) {
  const [base] = useState(began);
  const [roles, setRoles] = useState(base);
  const [seen, setSeen] = useState(base);
  const { isSaved, leave } = useLeaveAfterSave(onClose);
  const save = useSave({ ...props, disabledReason, onSaved, onClose }, seen, () => {
    leave();
    onSaved();
  });
  const { data: fresh, error } = save;
  const refusal = fresh
    ? { text: changedMeanwhile(fresh.map(sanitize).join(', ') || '–') }
    : error
      ? displayedError(NOT_SAVED, error)
      : undefined;
  return (
    <>
      <Form
        className={css.form}
        isBusy={save.isPending}
        refusal={refusal}
        tracksUnsavedWork={!isSaved}
        onSubmit={(text) =>
          save.mutate(withTypedText(roles, text('roles')), { onSuccess: (fresh) => fresh && setSeen(fresh) })
        }
      >
        <RolesField values={roles} onChange={setRoles} />
        <DialogActions>
          <CancelButton onCancel={onClose} />
          <SubmitButton disabledReason={disabledReason}>{SAVE_CHANGES}</SubmitButton>
        </DialogActions>
      </Form>
      <LeaveGuard isUnsaved={!isSaved && !hasSameValues(base, roles)} isPending={save.isPending} />
    </>
  );
}
