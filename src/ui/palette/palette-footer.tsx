import type { ReactNode } from 'react';
import { Kbd } from '#ui/mark/kbd.tsx';
import { CHOOSE_HINT, CLOSE_HINT, OPEN_HINT } from './messages.ts';
import * as css from './palette-footer.css.ts';

/** A line below the results. */
export function FooterLine({ tone = 'plain', children }: { tone?: keyof typeof css.line; children: ReactNode }) {
  return <div className={css.line[tone]}>{children}</div>;
}

/** Visual key hints; screen readers get this information from the roles. */
export function KeyHints() {
  return (
    <span className={css.hints} aria-hidden>
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> {CHOOSE_HINT} <Kbd>↵</Kbd> {OPEN_HINT} <Kbd>Esc</Kbd> {CLOSE_HINT}
    </span>
  );
}
