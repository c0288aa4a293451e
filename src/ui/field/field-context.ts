import { createContext, useContext } from 'react';

/** What ties a control to the label, hint and error of the field around it. */
interface FieldAttributes {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldAttributes | undefined>(undefined);

export const useFieldAttributes = () => useContext(FieldContext);
