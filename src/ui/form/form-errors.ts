// Which errors the fields of a form show, and when they appear and disappear.
import type { DisplayedError } from '#ui/feedback/messages.ts';
import { REQUIRED } from './messages.ts';

/** Validation errors of a form's fields, by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** A refused request; without a field, the error is about the whole form. */
export interface FormRefusal extends DisplayedError {
  field?: string | undefined;
}

/** The part of a control that is needed for validation. */
export interface Control extends Pick<
  HTMLInputElement,
  'name' | 'value' | 'type' | 'required' | 'title' | 'willValidate' | 'validationMessage'
> {
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'patternMismatch'>;
}

const isBlank = ({ type, value }: Control): boolean => type !== 'password' && value.trim() === '';

/**
 * The browser's validation with our own text, because browsers use the language of their menus. `title` explains a
 * pattern.
 */
export function validationErrorOf(control: Control): string | undefined {
  const { required, title, validity, validationMessage } = control;
  if (validity.valueMissing || (required && isBlank(control))) return REQUIRED;
  if (validity.valid) return undefined;
  return validity.patternMismatch && title ? title : validationMessage;
}

/**
 * Validation errors of all controls. `ruleErrors` are from the form's own rules; they also apply to a control that is
 * disabled while its code loads, which the browser does not validate.
 */
export function validationErrors(controls: readonly Control[], ruleErrors: FieldErrors): FieldErrors {
  const namedControls = controls.filter(({ name }) => name !== '');
  const errors = namedControls.map((control) => {
    const error = ruleErrors[control.name] ?? (control.willValidate ? validationErrorOf(control) : undefined);
    return [control.name, error] as const;
  });
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

export interface FormErrors {
  /** The visible errors. */
  fieldErrors: FieldErrors;
  /** Fields edited since the submit; their refusals no longer apply. */
  editedFields: readonly string[];
}

export const NO_ERRORS: FormErrors = { fieldErrors: {}, editedFields: [] };

/** The errors after a submit: all errors are shown. */
export const errorsAfterSubmit = (currentErrors: FieldErrors): FormErrors => ({
  fieldErrors: currentErrors,
  editedFields: [],
});

/**
 * The errors after typing in a field. The error of this field is hidden until blur or submit. Errors of other fields
 * are updated, but no new errors appear.
 */
export function errorsAfterInput(errors: FormErrors, name: string, currentErrors: FieldErrors): FormErrors {
  const stillInvalidNames = Object.keys(errors.fieldErrors).filter(
    (other) => other !== name && currentErrors[other] !== undefined,
  );
  return {
    fieldErrors: Object.fromEntries(stillInvalidNames.map((fieldName) => [fieldName, currentErrors[fieldName]])),
    editedFields: errors.editedFields.includes(name) ? errors.editedFields : [...errors.editedFields, name],
  };
}

/** The errors after the focus has moved to another field: the errors of all filled `controls` are shown. */
export function errorsAfterBlur(
  errors: FormErrors,
  controls: readonly Control[],
  currentErrors: FieldErrors,
): FormErrors {
  const filledInvalidControls = controls.filter(
    (control) => control.value !== '' && currentErrors[control.name] !== undefined,
  );
  return {
    ...errors,
    fieldErrors: {
      ...errors.fieldErrors,
      ...Object.fromEntries(filledInvalidControls.map(({ name }) => [name, currentErrors[name]])),
    },
  };
}

/** The visible error of a field: a validation error, or a refusal if the field was not edited after the submit. */
export function fieldErrorOf(
  { fieldErrors, editedFields }: FormErrors,
  name: string,
  refusal?: FormRefusal,
): string | undefined {
  const isRefused = refusal?.field === name && !editedFields.includes(name);
  return fieldErrors[name] ?? (isRefused ? refusal.text : undefined);
}
