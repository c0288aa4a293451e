import type { ReactNode } from 'react';
import * as css from './dark-ground.css.ts';

/** A full-screen place that stays dark in both themes: what stands on it takes the dark theme's colours. */
export function DarkGround({ children }: { children: ReactNode }) {
  return (
    <main className={css.ground} data-theme="dark">
      {children}
    </main>
  );
}
