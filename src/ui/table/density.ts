import { createContext, use } from 'react';
import { ROW_HEIGHTS } from '#ui/theme/tokens.ts';

export type Density = keyof typeof ROW_HEIGHTS;

/** Sets the row height of all tables inside. */
export const DensityContext = createContext<Density>('normal');

/** The row height in pixels. */
export const useRowHeight = (): number => ROW_HEIGHTS[use(DensityContext)];
