import type { ReactNode } from 'react';
import { TRAIT_NAMES, type UserDraft, type DraftField } from '#domain/users/user-draft.ts';
import { TRAIT_LABELS } from '#domain/users/messages.ts';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import { withTypedText } from '#ui/field/chips/chip-values.ts';
import { FormField } from '#ui/form/form-field.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import { ABOUT_TRAITS, TRAITS } from './messages.ts';
import * as css from './fields.css.ts';

interface TraitFieldsProps {
  draft: UserDraft;
  setField: (field: DraftField) => (values: readonly string[]) => void;
  /** More information about traits. */
  children?: ReactNode;
}

/** Adds the text in the role and trait fields that the user has not confirmed yet. */
export function draftWithTypedText(draft: UserDraft, text: FieldReader): UserDraft {
  const fields = ['roles', ...TRAIT_NAMES] as const;
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, withTypedText(draft[field], text(field))])) };
}

export function TraitFields({ draft, setField, children }: TraitFieldsProps) {
  return (
    <fieldset className={css.traits}>
      <legend className={css.legend}>{TRAITS}</legend>
      <p className={css.about}>{ABOUT_TRAITS}</p>
      {TRAIT_NAMES.map((trait) => (
        <FormField key={trait} name={trait} label={TRAIT_LABELS[trait]}>
          <ChipInput label={TRAIT_LABELS[trait]} values={draft[trait]} onChange={setField(trait)} />
        </FormField>
      ))}
      {children !== undefined && <p className={css.about}>{children}</p>}
    </fieldset>
  );
}
