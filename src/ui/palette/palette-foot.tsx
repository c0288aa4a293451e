import type { ReactNode } from 'react';
import { Kbd } from '#ui/mark/kbd.tsx';
import { CHOOSE, CLOSE, OPEN } from './messages.ts';
import * as css from './palette-foot.css.ts';

/** A line below the results. */
export function FootLine({ tone = 'plain', children }: { tone?: keyof typeof css.line; children: ReactNode }) {
  return <div className={css.line[tone]}>{children}</div>;
}

/** What the keys do, for eyes: who listens is told by the roles. */
export function KeyHints() {
  return (
    <span className={css.hints} aria-hidden>
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> {CHOOSE} <Kbd>↵</Kbd> {OPEN} <Kbd>Esc</Kbd> {CLOSE}
    </span>
  );
}
