import { createContext } from 'react';

/** Whether the component around a `Loading` shows the wait already. */
export const WaitShownContext = createContext(false);
