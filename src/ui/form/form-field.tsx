import { useContext, type ReactNode } from 'react';
import { Field } from '#ui/field/field.tsx';
import { FormContext } from './form-context.ts';

interface FormFieldProps {
  /** Of the control, and of what is wrong with it. */
  name: string;
  label?: string;
  /** Gives way to an error. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A field of a `Form`: names its control, and says what is wrong with it. */
export function FormField({ name, hint, ...field }: FormFieldProps) {
  const error = useContext(FormContext).errorOf(name);
  return <Field {...field} name={name} {...(error === undefined ? { hint } : { error })} />;
}
