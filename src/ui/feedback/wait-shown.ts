import { createContext } from 'react';

/** Whether a surrounding component already shows the message about a long wait. */
export const WaitShownContext = createContext(false);
