import { createContext } from 'react';

interface FormState {
  isBusy: boolean;
  /** Whether a busy form waits only for the proxy. */
  isForProxy: boolean;
  errorOf: (name: string) => string | undefined;
}

/** The state of a form for its controls. */
export const FormContext = createContext<FormState>({ isBusy: false, isForProxy: true, errorOf: () => undefined });
