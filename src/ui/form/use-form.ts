import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { formText } from '#lib/text/form-text.ts';
import { useOpenWork } from '#ui/dialog/use-open-work.ts';
import { checked, edited, errorAt, faultsIn, left, NO_ERRORS, type Faults, type FormRefusal } from './form-errors.ts';

/** What stands in the field of a name. */
export type FormText = (name: string) => string;

export interface FormRules {
  /** Called with what was typed, unless a field has a fault or an answer is under way. */
  onSubmit: (text: FormText, form: HTMLFormElement) => void;
  /** What the fields' own attributes cannot say. */
  faultsOf?: (text: FormText) => Faults;
  /** The answer is under way. */
  isBusy?: boolean | undefined;
  refusal?: FormRefusal | undefined;
  /** Text that was changed and not sent is open work; not where it is worth nothing later, as a one-time code is. */
  holdsWork?: boolean;
}

type AnyControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: EventTarget): element is AnyControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): AnyControl[] => [...form.elements].filter(isControl);
const textOf = (form: HTMLFormElement): FormText => {
  const data = new FormData(form);
  return (name) => formText(data, name);
};
const valuesOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

/** In a form; its types take the target for the form itself. */
interface Happened {
  target: EventTarget;
  currentTarget: HTMLFormElement;
}

/** What a form does by itself: checks, focus, errors at their fields, open work. */
export function useForm({ onSubmit, faultsOf, isBusy = false, refusal, holdsWork = true }: FormRules) {
  const ref = useRef<HTMLFormElement>(null);
  const initial = useRef('');
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isChanged, setChanged] = useState(false);
  const [isPlaced, setPlaced] = useState(true);
  useOpenWork(holdsWork && isChanged);
  useEffect(() => {
    if (!ref.current) return;
    initial.current = valuesOf(ref.current);
    // Not an attribute: a form that came with the page is checked by the browser until the script is there.
    ref.current.noValidate = true;
  }, []);
  const refused = isBusy ? undefined : refusal?.field;
  const focusRefused = useEffectEvent((name: string) => {
    const control = ref.current && controlsOf(ref.current).find((control) => control.name === name);
    setPlaced(control !== undefined);
    control?.focus();
    // What was refused is typed over.
    if (control && 'select' in control) control.select();
  });
  useEffect(() => {
    if (refused !== undefined) focusRefused(refused);
  }, [refused]);
  /** The error of the whole form: also what was refused of a field that is not there. */
  const alert = isBusy || (refused !== undefined && isPlaced) ? undefined : refusal;
  const hasAlert = alert !== undefined;
  useEffect(() => {
    // The submit button may be a screen further down.
    if (hasAlert) ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [hasAlert]);
  const faultsNow = (form: HTMLFormElement) => faultsIn(controlsOf(form), faultsOf?.(textOf(form)) ?? {});
  return {
    ref,
    errorOf: (name: string) => errorAt(errors, name, isBusy ? undefined : refusal),
    alert,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      const faults = faultsNow(form);
      // At once, so that the field is described when it gets the focus.
      flushSync(() => setErrors(checked(faults)));
      const first = controlsOf(form).find(({ name }) => faults[name] !== undefined);
      if (first) first.focus();
      else onSubmit(textOf(form), form);
    },
    onInput({ target, currentTarget: form }: Happened) {
      const faults = faultsNow(form);
      if (isControl(target)) setErrors((errors) => edited(errors, target.name, faults));
      setChanged(valuesOf(form) !== initial.current);
    },
    onFocus({ target, currentTarget: form }: Happened) {
      const others = controlsOf(form).filter((control) => control !== target);
      const faults = faultsNow(form);
      if (isControl(target)) setErrors((errors) => left(errors, others, faults));
    },
    onReset() {
      setErrors(NO_ERRORS);
      setChanged(false);
    },
  };
}
