import { useContext } from 'react';
import { Button, type ButtonProps } from '#ui/button/button.tsx';
import { FormContext } from './form-context.ts';

/** Submits its `Form`; pending while the form is busy. */
export function SubmitButton({ variant = 'primary', ...button }: Omit<ButtonProps, 'type' | 'pending'>) {
  const { isBusy, isForProxy } = useContext(FormContext);
  return <Button {...button} type="submit" variant={variant} pending={isBusy} isForProxy={isForProxy} />;
}
