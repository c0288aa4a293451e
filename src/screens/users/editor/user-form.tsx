import { useState } from 'react';
import { changedFields, type UserDraft, type DraftField } from '#domain/users/user-draft.ts';
import { USERNAME } from '#features/identity/sign-in-messages.ts';
import { isUnusableName, NameField } from '#features/user-fields/name-field.tsx';
import { RolesField } from '#features/user-fields/roles-field.tsx';
import { TraitFields, draftWithTypedText } from '#features/user-fields/trait-fields.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { LeaveGuard } from '#ui/dialog/leave-guard.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { CREATE_USER } from '#screens/users/messages.ts';
import { SAVE_CHANGES } from '#ui/dialog/messages.ts';
import * as messages from './messages.ts';
import * as css from './editor.css.ts';

/** The state of the save request. */
export interface SaveState {
  isBusy: boolean;
  isSaved: boolean;
  refusal: FormRefusal | undefined;
  /** Why saving is disabled. */
  disabledReason: string | undefined;
}

interface UserFormProps {
  base: UserDraft;
  /** Traits without a form field. Undefined for a new user, whose form has a field for the name. */
  otherTraitNames?: readonly string[];
  saving: SaveState;
  onSubmit: (draft: UserDraft, name: string) => void;
  onClose: () => void;
}

export function UserForm({ base, otherTraitNames, saving, onSubmit, onClose }: UserFormProps) {
  const { isBusy, isSaved, refusal, disabledReason } = saving;
  const [draft, setDraft] = useState(base);
  const [name, setName] = useState('');
  const setField = (field: DraftField) => (values: readonly string[]) => setDraft({ ...draft, [field]: values });
  const isUnsaved = !isSaved && (name !== '' || changedFields(base, draft).length > 0);
  return (
    <>
      <Form
        className={css.fullHeight}
        isBusy={isBusy}
        refusal={refusal}
        tracksUnsavedWork={!isSaved}
        validate={(readField) => ({
          name: isUnusableName(readField('name').trim()) ? messages.NAME_HINT : undefined,
          roles: draftWithTypedText(draft, readField).roles.length === 0 ? messages.ROLES_REQUIRED : undefined,
        })}
        onSubmit={(readField) => onSubmit(draftWithTypedText(draft, readField), readField('name').trim())}
      >
        {otherTraitNames === undefined && <NameField label={USERNAME} rule={messages.NAME_HINT} onChange={setName} />}
        <RolesField values={draft.roles} onChange={setField('roles')} />
        <TraitFields draft={draft} setField={setField}>
          {otherTraitNames && otherTraitNames.length > 0
            ? messages.otherTraitsNote(otherTraitNames.map(sanitize).join(', '))
            : undefined}
        </TraitFields>
        <div className={css.footer}>
          <DialogActions>
            <CancelButton onCancel={onClose} />
            <SubmitButton disabledReason={disabledReason}>
              {otherTraitNames === undefined ? CREATE_USER : SAVE_CHANGES}
            </SubmitButton>
          </DialogActions>
        </div>
      </Form>
      <LeaveGuard isUnsaved={isUnsaved} isPending={isBusy} />
    </>
  );
}
