import { createContext, useContext } from 'react';

/** Connects a control to the label, hint and error of its field. */
interface FieldAttributes {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldAttributes | undefined>(undefined);

export const useFieldAttributes = () => useContext(FieldContext);
