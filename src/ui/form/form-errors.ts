import type { DisplayedError } from '#ui/feedback/messages.ts';
import { REQUIRED } from './messages.ts';

/** What is wrong with the fields of a form, in sentences, by their names. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What was refused, and of which field; without one it is about the whole form. */
export interface FormRefusal extends DisplayedError {
  field?: string | undefined;
}

/** As much of a control as says whether its value will do. */
export interface Control extends Pick<
  HTMLInputElement,
  'name' | 'value' | 'type' | 'required' | 'title' | 'willValidate' | 'validationMessage'
> {
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'patternMismatch'>;
}

const isBlank = ({ type, value }: Control): boolean => type !== 'password' && value.trim() === '';

/** The platform's check in our own text: a browser speaks the language of its menus. `title` is the rule of a pattern. */
export function validationErrorOf(control: Control): string | undefined {
  const { required, title, validity, validationMessage } = control;
  if (validity.valueMissing || (required && isBlank(control))) return REQUIRED;
  if (validity.valid) return undefined;
  return validity.patternMismatch && title ? title : validationMessage;
}

/**
 * The faults of all controls; `own` are those by the form's rules. They also apply to a control that is disabled while
 * its code loads, which the browser does not check.
 */
export function validationErrors(controls: readonly Control[], ruleErrors: FieldErrors): FieldErrors {
  const named = controls.filter(({ name }) => name !== '');
  const errors = named.map((control) => {
    const error = ruleErrors[control.name] ?? (control.willValidate ? validationErrorOf(control) : undefined);
    return [control.name, error] as const;
  });
  return Object.fromEntries(errors.filter(([, fault]) => fault !== undefined));
}

export interface FormErrors {
  /** Those that are shown. */
  fieldErrors: FieldErrors;
  /** Typed into since the form was sent: what was refused of these no longer holds. */
  editedFields: readonly string[];
}

export const NO_ERRORS: FormErrors = { fieldErrors: {}, editedFields: [] };

/** On submit every fault is shown. */
export const errorsAfterSubmit = (current: FieldErrors): FormErrors => ({ fieldErrors: current, editedFields: [] });

/** A field that is typed into is quiet until it is left or sent; faults of others go or change with it, and none is added. */
export function errorsAfterInput(errors: FormErrors, name: string, current: FieldErrors): FormErrors {
  const shown = Object.keys(errors.fieldErrors).filter((other) => other !== name && current[other] !== undefined);
  return {
    fieldErrors: Object.fromEntries(shown.map((one) => [one, current[one]])),
    editedFields: errors.editedFields.includes(name) ? errors.editedFields : [...errors.editedFields, name],
  };
}

/** Where the focus goes on to another field, the faults of what was typed into these are shown too. */
export function errorsAfterBlur(errors: FormErrors, controls: readonly Control[], current: FieldErrors): FormErrors {
  const names = controls.filter((control) => control.value !== '' && current[control.name] !== undefined);
  return {
    ...errors,
    fieldErrors: { ...errors.fieldErrors, ...Object.fromEntries(names.map(({ name }) => [name, current[name]])) },
  };
}

/** The error at a field. */
export function fieldErrorOf(
  { fieldErrors, editedFields }: FormErrors,
  name: string,
  refusal?: FormRefusal,
): string | undefined {
  const isRefused = refusal?.field === name && !editedFields.includes(name);
  return fieldErrors[name] ?? (isRefused ? refusal.text : undefined);
}
