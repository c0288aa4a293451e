import type { ShownError } from '#ui/feedback/messages.ts';
import { REQUIRED } from './messages.ts';

/** What is wrong with the fields of a form, in sentences, by their names. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** What was refused, and of which field; without one it is about the whole form. */
export interface FormRefusal extends ShownError {
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
export function faultOf(control: Control): string | undefined {
  const { required, title, validity, validationMessage } = control;
  if (validity.valueMissing || (required && isBlank(control))) return REQUIRED;
  if (validity.valid) return undefined;
  return validity.patternMismatch && title ? title : validationMessage;
}

/**
 * The faults of all controls; `own` are those by the form's rules. They also apply to a control that is disabled while
 * its code loads, which the browser does not check.
 */
export function faultsIn(controls: readonly Control[], own: Faults): Faults {
  const named = controls.filter(({ name }) => name !== '');
  const faults = named.map((control) => {
    const fault = own[control.name] ?? (control.willValidate ? faultOf(control) : undefined);
    return [control.name, fault] as const;
  });
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

export interface FormErrors {
  /** Those that are shown. */
  faults: Faults;
  /** Typed into since the form was sent: what was refused of these no longer holds. */
  edited: readonly string[];
}

export const NO_ERRORS: FormErrors = { faults: {}, edited: [] };

/** On submit every fault is shown. */
export const checked = (faults: Faults): FormErrors => ({ faults, edited: [] });

/** A field that is typed into is quiet until it is left or sent; faults of others go or change with it, and none is added. */
export function edited(errors: FormErrors, name: string, now: Faults): FormErrors {
  const shown = Object.keys(errors.faults).filter((one) => one !== name && now[one] !== undefined);
  return {
    faults: Object.fromEntries(shown.map((one) => [one, now[one]])),
    edited: errors.edited.includes(name) ? errors.edited : [...errors.edited, name],
  };
}

/** Where the focus goes on to another field, the faults of what was typed into these are shown too. */
export function left(errors: FormErrors, controls: readonly Control[], now: Faults): FormErrors {
  const names = controls.filter((control) => control.value !== '' && now[control.name] !== undefined);
  return { ...errors, faults: { ...errors.faults, ...Object.fromEntries(names.map(({ name }) => [name, now[name]])) } };
}

/** The error at a field. */
export function errorAt({ faults, edited }: FormErrors, name: string, refusal?: FormRefusal): string | undefined {
  const isRefused = refusal?.field === name && !edited.includes(name);
  return faults[name] ?? (isRefused ? refusal.text : undefined);
}
