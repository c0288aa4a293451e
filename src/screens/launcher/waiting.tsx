import type { ReactNode } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import * as css from './launcher.css.ts';

export function Waiting({ children }: { children: ReactNode }) {
  return (
    <output className={css.waiting}>
      <Spinner />
      <span>{children}</span>
    </output>
  );
}
