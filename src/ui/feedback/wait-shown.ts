import { createContext } from 'react';

/** Whether a component around `Loading` already shows the wait. */
export const WaitShownContext = createContext(false);
