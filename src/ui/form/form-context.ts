import { createContext } from 'react';

interface FormState {
  isBusy: boolean;
  /** Whether only the proxy is waited for while it is busy. */
  isForProxy: boolean;
  errorOf: (name: string) => string | undefined;
}

/** What the parts of a form know of it. */
export const FormContext = createContext<FormState>({ isBusy: false, isForProxy: true, errorOf: () => undefined });
