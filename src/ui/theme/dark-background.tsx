import type { ReactNode } from 'react';
import * as css from './dark-background.css.ts';

/** A full-screen area that is dark in both themes; its content uses the dark theme's colors. */
export function DarkBackground({ children }: { children: ReactNode }) {
  return (
    <main className={css.background} data-theme="dark">
      {children}
    </main>
  );
}
