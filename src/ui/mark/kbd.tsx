import type { ReactNode } from 'react';
import * as css from './kbd.css.ts';

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
