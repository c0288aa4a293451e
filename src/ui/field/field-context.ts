import { createContext, useContext } from 'react';

interface FieldTies {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** Ties a control to the label, hint and error of the field around it. */
export const FieldContext = createContext<FieldTies | undefined>(undefined);

export function useFieldTies() {
  const ties = useContext(FieldContext);
  return ties && { id: ties.id, 'aria-describedby': ties.describedBy, 'aria-invalid': ties.invalid || undefined };
}
