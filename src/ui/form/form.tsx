import type { ReactNode } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { FormContext } from './form-context.ts';
import { useForm, type FormOptions } from './use-form.ts';

interface FormProps extends FormOptions {
  className?: string;
  children: ReactNode;
  /** False where a security key may be what is waited for. */
  isForProxy?: boolean;
}

/** The one way to fill something in. It reads its fields by their names, so they need no state. */
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
