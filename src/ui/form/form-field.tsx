import { useContext, type ReactNode } from 'react';
import { Field } from '#ui/field/field.tsx';
import { FormContext } from './form-context.ts';

interface FormFieldProps {
  /** The name of the control and of its error. */
  name: string;
  label?: string;
  /** Hidden while there is an error. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A field of a `Form`, with the name and the error of its control. */
export function FormField({ name, hint, ...field }: FormFieldProps) {
  const error = useContext(FormContext).errorOf(name);
  return <Field {...field} name={name} {...(error === undefined ? { hint } : { error })} />;
}
