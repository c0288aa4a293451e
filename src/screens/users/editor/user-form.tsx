import { useState } from 'react';
import { TRAIT_LABELS } from '#domain/users/messages.ts';
import { changedFields, TRAIT_NAMES, type Draft, type DraftField } from '#domain/users/draft.ts';
import { USERNAME } from '#features/identity/sign-in-messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { LeaveGuard } from '#ui/dialog/leave-guard.tsx';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import { withTyped } from '#ui/field/chips/chip-values.ts';
import { Input } from '#ui/field/input.tsx';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { FormText } from '#ui/form/use-form.ts';
import { CANCEL } from '#ui/messages.ts';
import { CREATE_USER } from '#screens/users/messages.ts';
import { SAVE_CHANGES } from '#ui/dialog/messages.ts';
import * as says from './messages.ts';
import { RolesField } from './roles-field.tsx';
import * as css from './editor.css.ts';

/** How saving goes. */
export interface Saving {
  isBusy: boolean;
  isSaved: boolean;
  refusal: FormRefusal | undefined;
  /** Why it cannot be saved at all. */
  disabledReason: string | undefined;
}

interface UserFormProps {
  base: Draft;
  /** Names of traits that no field is for; undefined for a new user, who gets a name here. */
  others?: readonly string[];
  saving: Saving;
  onSubmit: (draft: Draft, name: string) => void;
  onClose: () => void;
}

const isUnfit = (name: string): boolean => /^\.{1,2}$/.test(name);

export function UserForm({ base, others, saving, onSubmit, onClose }: UserFormProps) {
  const { isBusy, isSaved, refusal, disabledReason } = saving;
  const [draft, setDraft] = useState(base);
  const [name, setName] = useState('');
  const set = (field: DraftField) => (values: readonly string[]) => setDraft({ ...draft, [field]: values });
  // What stands in a field and was not added yet counts too.
  const whole = (text: FormText): Draft => {
    const fields = ['roles', ...TRAIT_NAMES] as const;
    return { ...draft, ...Object.fromEntries(fields.map((field) => [field, withTyped(draft[field], text(field))])) };
  };
  const isUnsaved = !isSaved && (name !== '' || changedFields(base, draft).length > 0);
  return (
    <>
      <Form
        className={css.whole}
        isBusy={isBusy}
        refusal={refusal}
        holdsWork={!isSaved}
        faultsOf={(text) => ({
          name: isUnfit(text('name').trim()) ? says.NAME_RULE : undefined,
          roles: whole(text).roles.length === 0 ? says.ROLES_NEEDED : undefined,
        })}
        onSubmit={(text) => onSubmit(whole(text), text('name').trim())}
      >
        {others === undefined && <NameField onChange={setName} />}
        <RolesField values={draft.roles} onChange={set('roles')} />
        <TraitFields draft={draft} set={set} others={others ?? []} />
        <div className={css.foot}>
          <DialogActions>
            <Button onClick={onClose}>{CANCEL}</Button>
            <SubmitButton disabledReason={disabledReason}>
              {others === undefined ? CREATE_USER : SAVE_CHANGES}
            </SubmitButton>
          </DialogActions>
        </div>
      </Form>
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  );
}

function NameField({ onChange }: { onChange: (name: string) => void }) {
  return (
    <FormField name="name" label={USERNAME} hint={says.NAME_HINT}>
      <Input
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        pattern="[^\/%]+"
        title={says.NAME_RULE}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </FormField>
  );
}

interface TraitFieldsProps {
  draft: Draft;
  set: (field: DraftField) => (values: readonly string[]) => void;
  others: readonly string[];
}

function TraitFields({ draft, set, others }: TraitFieldsProps) {
  return (
    <fieldset className={css.traits}>
      <legend className={css.legend}>{says.TRAITS}</legend>
      <p className={css.about}>{says.ABOUT_TRAITS}</p>
      {TRAIT_NAMES.map((trait) => (
        <FormField key={trait} name={trait} label={TRAIT_LABELS[trait]}>
          <ChipInput label={TRAIT_LABELS[trait]} values={draft[trait]} onChange={set(trait)} />
        </FormField>
      ))}
      {others.length > 0 && <p className={css.about}>{says.otherTraits(others.map(sanitize).join(', '))}</p>}
    </fieldset>
  );
}
