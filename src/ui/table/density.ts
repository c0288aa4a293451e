import { createContext, use } from 'react';
import { useSetting } from '#ui/store/use-setting.ts';
import { ROW_HEIGHTS } from '#ui/theme/tokens.ts';

export type Density = keyof typeof ROW_HEIGHTS;

/** Sets the row height of all tables inside. */
export const DensityContext = createContext<Density>('normal');

/** The row height in pixels. */
export const useRowHeight = (): number => ROW_HEIGHTS[use(DensityContext)];

const DENSITY_SETTING = 'density';

/** The density that the user chose for lists, and its setter; all tabs are updated. */
export function useDensitySetting(): [Density, (density: Density) => void] {
  const [stored, store] = useSetting(DENSITY_SETTING);
  return [stored === 'dense' ? 'dense' : 'normal', (density) => store(density === 'dense' ? density : null)];
}
