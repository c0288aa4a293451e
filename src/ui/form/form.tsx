import type { ReactNode } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import { FormContext } from './form-context.ts';
import { useForm, type FormRules } from './use-form.ts';

interface FormProps extends FormRules {
  className?: string;
  children: ReactNode;
  /** What the proxy is to do, for when that takes long. Left out where a security key may be what is waited for. */
  waitsFor?: string;
}

/** The one way to fill something in. It reads its fields by their names, so they need no state. */
export function Form({ className, children, waitsFor, ...rules }: FormProps) {
  const { errorOf, alert, ...form } = useForm(rules);
  const { isBusy = false } = rules;
  return (
    <form {...form} className={className}>
      {alert && (
        <Banner tone="bad">
          <RefusalText of={alert} />
        </Banner>
      )}
      <FormContext value={{ isBusy, errorOf }}>{children}</FormContext>
      {isBusy && waitsFor !== undefined && <Wait what={waitsFor} />}
    </form>
  );
}
