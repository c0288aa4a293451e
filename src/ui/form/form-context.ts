import { createContext } from 'react';

interface FormState {
  isBusy: boolean;
  errorOf: (name: string) => string | undefined;
}

/** What the parts of a form know of it. */
export const FormContext = createContext<FormState>({ isBusy: false, errorOf: () => undefined });
