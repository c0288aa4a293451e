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

/** What stands in the field of a name. */
export type FieldReader = (name: string) => string;

export interface FormOptions {
  /** Called with what was typed, unless a field has a fault or an answer is under way. */
  onSubmit: (text: FieldReader, form: HTMLFormElement) => void;
  /** What the fields' own attributes cannot say. */
  validate?: (text: FieldReader) => FieldErrors;
  /** The answer is under way. */
  isBusy?: boolean | undefined;
  refusal?: FormRefusal | undefined;
  /** Text that was changed and not sent is open work; not where it is worth nothing later, as a one-time code is. */
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

/** In a form; its types take the target for the form itself. */
interface FormTargetEvent {
  target: EventTarget;
  currentTarget: HTMLFormElement;
}

/** What a form does by itself: checks, focus, errors at their fields, open work. */
export function useForm({ onSubmit, validate, isBusy = false, refusal, tracksUnsavedWork = true }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const initial = useRef('');
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isChanged, setChanged] = useState(false);
  const [hasRefusedField, setHasRefusedField] = useState(true);
  useUnsavedWork(tracksUnsavedWork && isChanged);
  useEffect(() => {
    if (!ref.current) return;
    initial.current = serializeForm(ref.current);
    // Not an attribute: a form that came with the page is checked by the browser until the script is there.
    ref.current.noValidate = true;
  }, []);
  const refusedField = isBusy ? undefined : refusal?.field;
  const focusRefused = useEffectEvent((name: string) => {
    const control = ref.current && controlsOf(ref.current).find((control) => control.name === name);
    setHasRefusedField(control !== undefined);
    control?.focus();
    // What was refused is typed over.
    if (control && 'select' in control) control.select();
  });
  useEffect(() => {
    if (refusedField !== undefined) focusRefused(refusedField);
  }, [refusedField]);
  /** The error of the whole form: also what was refused of a field that is not there. */
  const formError = isBusy || (refusedField !== undefined && hasRefusedField) ? undefined : refusal;
  const hasAlert = formError !== undefined;
  useEffect(() => {
    // The submit button may be a screen further down.
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
      const faults = currentErrors(form);
      // At once, so that the field is described when it gets the focus.
      flushSync(() => setErrors(errorsAfterSubmit(faults)));
      const firstInvalid = controlsOf(form).find(({ name }) => faults[name] !== undefined);
      if (firstInvalid) firstInvalid.focus();
      else onSubmit(fieldReader(form), form);
    },
    onInput({ target, currentTarget: form }: FormTargetEvent) {
      const faults = currentErrors(form);
      if (isControl(target)) setErrors((errors) => errorsAfterInput(errors, target.name, faults));
      setChanged(serializeForm(form) !== initial.current);
    },
    onFocus({ target, currentTarget: form }: FormTargetEvent) {
      const others = controlsOf(form).filter((control) => control !== target);
      const faults = currentErrors(form);
      if (isControl(target)) setErrors((errors) => errorsAfterBlur(errors, others, faults));
    },
    onReset() {
      setErrors(NO_ERRORS);
      setChanged(false);
    },
  };
}
