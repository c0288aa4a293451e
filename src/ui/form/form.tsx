import type { ReactNode } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { FormContext } from './form-context.ts';
import { useForm, type FormOptions } from './use-form.ts';

interface FormProps extends FormOptions {
  className?: string;
  children: ReactNode;
  /** False if the wait may be for a security key instead of the proxy. */
  isForProxy?: boolean;
}

/** The form for all input of users. It reads fields by name, so fields need no state. */
export function Form({ className, children, isForProxy = true, ...rules }: FormProps) {
  const { errorOf, alert: formError, ...form } = useForm(rules);
  const { isBusy = false } = rules;
  return (
    <form {...form} className={className}>
      {formError && (
        <Banner tone="bad">
          <RefusalText error={formError} />
        </Banner>
      )}
      <FormContext value={{ isBusy, isForProxy, errorOf }}>{children}</FormContext>
    </form>
  );
}
