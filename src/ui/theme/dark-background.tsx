import type { ReactNode } from 'react';
import * as css from './dark-background.css.ts';

/** A full-screen place that stays dark in both themes: what stands on it takes the dark theme's colours. */
export function DarkBackground({ children }: { children: ReactNode }) {
  return (
    <main className={css.background} data-theme="dark">
      {children}
    </main>
  );
}
