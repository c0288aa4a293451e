import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '#api/client.ts';
import type { Refusal } from '#api/refusal.ts';
import {
  changedFields,
  parseUserDraft,
  otherTraitNames,
  toSavedUser,
  type UserDraft,
  type DraftField,
} from '#domain/users/user-draft.ts';
import { parseUserRows } from '#domain/users/user-rows.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useLeaveAfterSave } from '#ui/dialog/leave-guard.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { actionDisabledReason, type Administrator } from '#screens/users/user-actions.ts';
import { refreshUsers, showChangedUser, userQuery } from '#api/identity/users.ts';
import {
  editTitle,
  LOADING_USER,
  USER_NOT_LOADED,
  SAVE_EFFECT_HINT,
  CHANGED_BY_OTHERS,
  saveOverTitle,
  DISCARD_MY_CHANGES,
  SAVE_MY_CHANGES,
} from './messages.ts';
import { UserForm } from './user-form.tsx';
import { refusalOfUserSave } from './user-refusal.ts';
import { EMPTY_VALUE } from '#features/list/messages.ts';
import { ROLES } from '#lib/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { KEEP_EDITING } from '#ui/dialog/messages.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { TRAIT_LABELS } from '#domain/users/messages.ts';
import * as css from './editor.css.ts';

interface EditConflictProps {
  name: string;
  original: UserDraft;
  latest: UserDraft;
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

const fieldLabelOf = (field: DraftField): string => (field === 'roles' ? ROLES : TRAIT_LABELS[field]);

/**
 * Shown if another administrator has changed the user since the edit began. Lists the changed values, and offers to
 * save over them or to discard the changes of this edit.
 */
function EditConflict({ name, original, latest, onSave, onDiscard, onClose }: EditConflictProps) {
  return (
    <Dialog title={saveOverTitle(name)} onClose={onClose}>
      <div className={css.form}>
        <p>{CHANGED_BY_OTHERS}</p>
        <DescriptionList>
          {changedFields(original, latest).map((field) => (
            <Description key={field} term={fieldLabelOf(field)}>
              {latest[field].map(sanitize).join(', ') || EMPTY_VALUE}
            </Description>
          ))}
        </DescriptionList>
        <p>{SAVE_EFFECT_HINT}</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{KEEP_EDITING}</Button>
        <Button onClick={onDiscard}>{DISCARD_MY_CHANGES}</Button>
        <Button variant="primary" onClick={onSave}>
          {SAVE_MY_CHANGES}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface EditUserProps {
  name: string;
  administrator: Administrator;
  onSaved: (name: string) => void;
  onClose: () => void;
}

export function EditUser({ name, administrator, onSaved, onClose }: EditUserProps) {
  const user = useQuery(userQuery(name));
  // Only data fetched for this edit, not cached data from an earlier one.
  const data = user.isFetchedAfterMount ? user.data : undefined;
  const [row] = parseUserRows([data]);
  const disabledReason = row?.ok ? actionDisabledReason('edit', row, administrator) : undefined;
  return (
    <Dialog title={editTitle(sanitize(name))} width="side" onEscape={onClose} onClose={onClose}>
      <Answer
        query={{ ...user, data }}
        placeholder={<Loading label={LOADING_USER} />}
        permission="user: read"
        errorTitle={USER_NOT_LOADED}
      >
        {(userData) => (
          <>
            {disabledReason !== undefined && <Banner tone="info">{disabledReason}</Banner>}
            <EditUserForm
              user={userData}
              name={name}
              disabledReason={disabledReason}
              onSaved={onSaved}
              onClose={onClose}
            />
          </>
        )}
      </Answer>
    </Dialog>
  );
}

interface SaveAttempt {
  draft: UserDraft;
  /** The user's data when the administrator last saw it. */
  lastSeen: UserDraft;
}

/**
 * Users have no revision on the wire. Therefore the user is read again before saving, and a change by another
 * administrator stops the save.
 */
function useSaveUser(name: string, base: UserDraft, onSaved: () => void) {
  return useMutation<{ latest: UserDraft } | undefined, Refusal, SaveAttempt>({
    mutationFn: async ({ draft, lastSeen }) => {
      const latest = parseUserDraft((await http.GET('/v1/webapi/users/{name}', { params: { path: { name } } })).data);
      if (changedFields(lastSeen, latest).length > 0) return { latest };
      const { data } = await http.PUT('/v1/webapi/users', { body: toSavedUser({ name, base, draft, latest }) });
      await showChangedUser(name, { ...fieldsOf<object>(data) });
      return undefined;
    },
    onSuccess: (answer) => answer === undefined && onSaved(),
    onError: refreshUsers,
  });
}

interface EditUserFormProps extends Omit<EditUserProps, 'administrator'> {
  user: unknown;
  disabledReason: string | undefined;
}

function EditUserForm({ user, name, disabledReason, onSaved, onClose }: EditUserFormProps) {
  // The data at the start of the edit. The query may be refetched later.
  const [base, setBase] = useState(() => parseUserDraft(user));
  const [namesOfOtherTraits] = useState(() => otherTraitNames(user));
  const [formKey, setFormKey] = useState(0);
  const { isSaved, leave } = useLeaveAfterSave(onClose);
  const save = useSaveUser(name, base, () => {
    leave();
    onSaved(name);
  });
  const refusal = save.error ? refusalOfUserSave(save.error, name) : undefined;
  const latest = save.data?.latest;
  const restart = (draft: UserDraft) => {
    save.reset();
    setBase(draft);
    setFormKey(formKey + 1);
  };
  return (
    <>
      <UserForm
        key={formKey}
        base={base}
        otherTraitNames={namesOfOtherTraits}
        saving={{ isBusy: save.isPending, isSaved, refusal, disabledReason }}
        onSubmit={(draft) => save.mutate({ draft, lastSeen: base })}
        onClose={onClose}
      />
      {latest && save.variables && (
        <EditConflict
          name={sanitize(name)}
          original={save.variables.lastSeen}
          latest={latest}
          onSave={() => save.mutate({ draft: save.variables.draft, lastSeen: latest })}
          onDiscard={() => restart(latest)}
          onClose={save.reset}
        />
      )}
    </>
  );
}
