import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { formText } from '#lib/text/form-text.ts';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import {
  errorsAfterSubmit,
  errorsAfterInput,
  fieldErrorOf,
  validationErrors,
  errorsAfterBlur,
  NO_ERRORS,
  type FieldErrors,
  type FormRefusal,
} from './form-errors.ts';

/** Returns the value of the field with this name. */
export type FieldReader = (name: string) => string;

export interface FormOptions {
  /** Called with the field values, unless a field is invalid or the form is busy. */
  onSubmit: (text: FieldReader, form: HTMLFormElement) => void;
  /** Validation rules beyond the fields' own attributes. */
  validate?: (text: FieldReader) => FieldErrors;
  /** Whether the request is pending. */
  isBusy?: boolean | undefined;
  refusal?: FormRefusal | undefined;
  /** Whether changed text counts as unsaved work. False for text that is worthless later, such as a one-time code. */
  tracksUnsavedWork?: boolean;
}

type AnyControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: EventTarget): element is AnyControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): AnyControl[] => [...form.elements].filter(isControl);
const fieldReader = (form: HTMLFormElement): FieldReader => {
  const data = new FormData(form);
  return (name) => formText(data, name);
};
const serializeForm = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

/** An event in a form, because the form event types declare the form itself as target. */
interface FormTargetEvent {
  target: EventTarget;
  currentTarget: HTMLFormElement;
}

/** The behavior of a form: validation, focus, field errors and unsaved work. */
export function useForm({ onSubmit, validate, isBusy = false, refusal, tracksUnsavedWork = true }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const initialText = useRef('');
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isChanged, setChanged] = useState(false);
  const [hasRefusedField, setHasRefusedField] = useState(true);
  useUnsavedWork(tracksUnsavedWork && isChanged);
  useEffect(() => {
    if (!ref.current) return;
    initialText.current = serializeForm(ref.current);
    // Not an attribute: until the script runs, the browser validates a prerendered form.
    ref.current.noValidate = true;
  }, []);
  const refusedField = isBusy ? undefined : refusal?.field;
  const focusRefusedField = useEffectEvent((name: string) => {
    const control = ref.current && controlsOf(ref.current).find((control) => control.name === name);
    setHasRefusedField(control !== undefined);
    control?.focus();
    // Selects the refused value, so that typing replaces it.
    if (control && 'select' in control) control.select();
  });
  useEffect(() => {
    if (refusedField !== undefined) focusRefusedField(refusedField);
  }, [refusedField]);
  /** The error of the whole form, including refusals of fields that the form does not have. */
  const formError = isBusy || (refusedField !== undefined && hasRefusedField) ? undefined : refusal;
  const hasAlert = formError !== undefined;
  useEffect(() => {
    // The submit button may be far below the error.
    if (hasAlert) ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [hasAlert]);
  const currentErrors = (form: HTMLFormElement) =>
    validationErrors(controlsOf(form), validate?.(fieldReader(form)) ?? {});
  return {
    ref,
    errorOf: (name: string) => fieldErrorOf(errors, name, isBusy ? undefined : refusal),
    alert: formError,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      const fieldErrors = currentErrors(form);
      // Synchronous, so that the field has its error description before it gets the focus.
      flushSync(() => setErrors(errorsAfterSubmit(fieldErrors)));
      const firstInvalid = controlsOf(form).find(({ name }) => fieldErrors[name] !== undefined);
      if (firstInvalid) firstInvalid.focus();
      else onSubmit(fieldReader(form), form);
    },
    onInput({ target, currentTarget: form }: FormTargetEvent) {
      const fieldErrors = currentErrors(form);
      if (isControl(target)) setErrors((errors) => errorsAfterInput(errors, target.name, fieldErrors));
      setChanged(serializeForm(form) !== initialText.current);
    },
    onFocus({ target, currentTarget: form }: FormTargetEvent) {
      const otherControls = controlsOf(form).filter((control) => control !== target);
      const fieldErrors = currentErrors(form);
      if (isControl(target)) setErrors((errors) => errorsAfterBlur(errors, otherControls, fieldErrors));
    },
    onReset() {
      setErrors(NO_ERRORS);
      setChanged(false);
    },
  };
}
